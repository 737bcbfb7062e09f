import type en from './en.ts';

const words: typeof en = {
  pitch: 'Haz caminar las estatuas por la isla, reúne juncos, huevos, madera y perlas y conviértelos en ofrendas.',
  facts: 'De 2 a 4 jugadores · una hora, más o menos',
  begins: 'El primer orden de turno se sortea al empezar la partida.',
  options: {
    firstGame: { name: 'Primera partida', about: 'Más sencilla: menos tipos de losetas de ahu y sin tablillas rongo.' },
    offerings: { name: 'Ofrendas a la vista', about: 'Todos ven cuánto valen las ofrendas de los demás.' },
  },
};

export default words;
