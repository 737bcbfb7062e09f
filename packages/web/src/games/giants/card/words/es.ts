import type en from './en.ts';

const words: typeof en = {
  pitch: 'Esculpe moáis, forma con los demás cadenas de porteadores y erige los gigantes en las costas lejanas.',
  facts: 'De 3 a 5 jugadores · una hora, más o menos',
  begins: 'El primer jugador se sortea al empezar la partida.',
  options: {
    quickStart: { name: 'Inicio rápido', about: 'Todos empiezan con dos trabajadores en vez de uno.' },
    openScore: { name: 'Puntuación abierta', about: 'Un moái puntúa al erigirse; el resultado final es el mismo.' },
    screens: { name: 'Biombos abiertos', about: 'Todos ven lo que los demás tienen en reserva.' },
    bases: { name: 'Bases a la vista', about: 'El color bajo cada moái se ve, y nadie tiene que recordarlo.' },
    ownBases: { name: 'Recuerda los tuyos', about: 'Nadie ve qué moáis son los suyos, como en la mesa.' },
  },
};

export default words;
