import type en from './en.ts';

const words: typeof en = {
  pitch: 'Funda una aldea con cuatro columnas boca arriba y sacrifica en secreto: lo que muchos dan se vuelve valioso.',
  facts: 'De 2 a 4 jugadores · media hora',
  begins: 'Quien empieza tiene menos madera.',
  options: {
    openHands: { name: 'Manos abiertas', about: 'Todos ven todas las manos.' },
  },
};

export default words;
