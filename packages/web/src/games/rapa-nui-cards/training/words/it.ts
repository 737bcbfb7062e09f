import type en from './en.ts';

const words: typeof en = {
  majorities: 'Prendere carte e maggioranze',
  cards: 'Giocare e comprare carte',
  sacrifice: 'Sacrifici',
};

export default words;
