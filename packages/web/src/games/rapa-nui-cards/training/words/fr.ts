import type en from './en.ts';

const words: typeof en = {
  majorities: 'Prendre des cartes et majorités',
  cards: 'Jouer et acheter des cartes',
  sacrifice: 'Sacrifices',
};

export default words;
