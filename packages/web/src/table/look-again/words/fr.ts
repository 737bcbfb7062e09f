import type en from './en.ts';

const words: typeof en = {
  cost: ({ percent }) => `Encore un regard ? Cela a coûté environ ${percent} de tes chances de gagner.`,
  goBack: 'Revenir',
  leave: 'Laisser',
  missed: ({ text }) => `Ce qui t’a peut-être échappé : ${text}`,
};

export default words;
