import type en from './en.ts';

const words: typeof en = {
  question: 'Scegli una mossa.',
  wait: 'Tocca a un altro giocatore.',
  over: 'La partita è finita.',
  chance: 'Caso',
  told: ({ name, notation }) => `${name}: ${notation}`,
  toldHidden: ({ name }) => `${name} fa una mossa nascosta.`,
  refused: 'Questa mossa ora non è possibile.',
};

export default words;
