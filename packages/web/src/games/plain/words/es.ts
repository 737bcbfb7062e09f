import type en from './en.ts';

const words: typeof en = {
  question: 'Elige una jugada.',
  wait: 'Es el turno de otro jugador.',
  over: 'La partida ha terminado.',
  chance: 'Azar',
  told: ({ name, notation }) => `${name}: ${notation}`,
  toldHidden: ({ name }) => `${name} hace una jugada oculta.`,
  refused: 'Esta jugada no es posible ahora.',
};

export default words;
