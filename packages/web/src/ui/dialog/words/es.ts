import type en from './en.ts';

const words: typeof en = {
  close: 'Cerrar',
  settings: 'Ajustes',
  name: 'Tu nombre',
  nameAbout: 'Así aparecerás en tus mesas. Sin nombre juegas con el de tu tótem.',
  language: 'Idioma',
  theme: 'Colores',
  themes: { system: 'Como el sistema', light: 'Claros', dark: 'Oscuros' },
  sound: 'Sonido',
  soundAbout: 'Piedra, madera y cartas, muy suave.',
  on: 'Sí',
  off: 'No',
  speed: 'Animaciones',
  speeds: { off: 'Ninguna', slow: 'Lentas', normal: 'Normales', fast: 'Rápidas' },
  speedAbout: 'La velocidad de las piezas. Si tu sistema pide menos movimiento, no hay ninguno.',
  letters: 'Letras como atajos',
  lettersAbout: 'Una letra abre un panel de la mesa. Apágalo si un lector de pantalla necesita las letras.',
  pace: 'Jugadas de los demás',
  paces: { enter: 'Esperar a Intro', slow: 'Lento', normal: 'Normal', fast: 'Rápido', instant: 'Al momento' },
  paceAbout: 'Cuánto tiempo miras una jugada de un bot o de otra persona antes de la siguiente.',
  lookAgain: 'Mirar otra vez',
  lookAgainAbout: 'En mesas solo con bots: tras una jugada costosa se te pregunta si quieres volver atrás.',
  asks: 'Preguntar antes',
  asksAbout: 'Antes de renunciar a algo para siempre: un objeto, una base, tus próximos turnos de una fase.',
  done: 'Listo',
};

export default words;
