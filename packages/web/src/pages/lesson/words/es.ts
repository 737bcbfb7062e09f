import type en from './en.ts';

const words: typeof en = {
  coach: 'Tu guía',
  learner: 'Tortuga',
  next: 'Siguiente',
  show: 'Muéstramelo',
  restart: 'Empezar de nuevo',
  restartSure: '¿Seguro que quieres empezar de nuevo?',
  leave: 'Salir',
  progress: 'Avance de la lección',
  notYet: 'Buena idea para más tarde. Primero:',
  readFirst: 'Lee primero esto y pulsa Siguiente.',
  watch: 'Mira lo que hacen los demás.',
  onYourOwn: 'Ahora la partida es tuya. Pide un consejo cuando quieras.',
  over: 'La partida ha terminado y la has jugado entera. La hoja de puntos muestra de dónde salieron.',
  exercise: ({ n, of }) => `Ejercicio ${n} de ${of}.`,
  solved: 'Los has resuelto todos. Ahora pruébalo en una partida.',
};

export default words;
