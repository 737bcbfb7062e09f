import type en from './en.ts';

const words: typeof en = {
  cost: ({ percent }) => `Noch einmal hinsehen? Das hat etwa ${percent} deiner Gewinnchance gekostet.`,
  goBack: 'Zurückgehen',
  leave: 'Dabei bleiben',
  missed: ({ text }) => `Was dir vielleicht entging: ${text}`,
};

export default words;
