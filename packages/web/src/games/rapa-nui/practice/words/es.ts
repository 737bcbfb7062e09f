import type en from './en.ts';

const words: typeof en = {
  column: {
    text: 'Quieres un moái grande: un escultor en cada una de las tres columnas. La columna 3 tiene un solo puesto.',
    task: 'Coloca el primero de tus tres escultores.',
    right:
      'La columna 3 es tuya: Vakai no puede hacer un moái grande esta ronda. En las otras columnas aún hay puestos.',
    wrong: 'Eso puede esperar: Vakai podría tomar el único puesto de la columna 3. Lo escaso va primero.',
  },
  route: {
    text: 'Tu moái mediano sale del cráter hacia S3. Cada casilla ajena del camino da a su dueño lo que muestra. S1 es tuya; I3, I4 y S2 son de Vakai.',
    task: 'Elige el primer paso.',
    right:
      'En S1 nadie más recibe nada, así que Vakai solo recibe algo en S2. Por donde pasan tus moáis deben estar tus propios porteadores.',
    wrong: 'Por I3 cada casilla del camino da algo a Vakai. ¿En qué camino tienes un porteador?',
  },
  tablet: {
    text: 'Has erigido un moái mediano y ganas 3 maderas. Ahora tu tablilla rongo puede ser cualquier loseta; si la guardas, vale 3 puntos al final.',
    task: 'Usa la tablilla para lo que más dé.',
    right:
      'Tres maderas más son 3 puntos al final, igual que la tablilla, y hasta entonces puedes gastarlas. No pierdes nada, y tienes elección.',
    wrong:
      'Suplemento solo da 2, Trueque no más de lo que entregas, y una tablilla guardada no compra nada. ¿Qué loseta da 3?',
  },
  rest: {
    text: 'Tienes 7 maderas, y tu moái de S3 no lleva pukao. Tu único porteador allí está cansado.',
    task: 'Haz que puedas coronar el moái en esta ronda.',
    right:
      'Con Descanso el porteador se levanta y puede coronar: luego 4 maderas compran la Barca, 11 puntos. Las losetas que esperan al final no ayudan a nadie.',
    wrong: 'Un porteador cansado no puede coronar, y si pasas la ronda acaba para ti. ¿Cuál de tus losetas ayuda?',
  },
};

export default words;
