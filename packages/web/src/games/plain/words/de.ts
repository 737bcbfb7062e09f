import type en from './en.ts';

const words: typeof en = {
  question: 'Wähle einen Zug.',
  wait: 'Ein anderer ist am Zug.',
  over: 'Die Partie ist zu Ende.',
  chance: 'Zufall',
  told: ({ name, notation }) => `${name}: ${notation}`,
  toldHidden: ({ name }) => `${name} macht einen verdeckten Zug.`,
  refused: 'Dieser Zug ist jetzt nicht möglich.',
};

export default words;
