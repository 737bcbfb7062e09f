import type en from './en.ts';

const words: typeof en = {
  keysText: 'Todas las jugadas se pueden hacer con el teclado. Tab lleva de una parte de la mesa a la siguiente.',
  keyArrows: 'Flechas',
  keyList: {
    arrows: 'recorrer el tablero',
    enter: 'elegir lo que tiene el foco',
    escape: 'soltar una elección, cerrar lo que esté abierto',
    m: 'lista de todas tus jugadas',
    l: 'crónica',
    s: 'lo que ha pasado desde tu turno',
    t: 'charla',
    h: 'consejo',
    u: 'deshacer',
    help: 'esta lista',
  },
};

export default words;
