import type en from './en.ts';

const words: typeof en = {
  majorities: 'Karten nehmen und Mehrheiten',
  cards: 'Karten spielen und kaufen',
  sacrifice: 'Opfer',
};

export default words;
