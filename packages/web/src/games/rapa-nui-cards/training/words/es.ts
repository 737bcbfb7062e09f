import type en from './en.ts';

const words: typeof en = {
  majorities: 'Tomar cartas y mayorías',
  cards: 'Jugar y comprar cartas',
  sacrifice: 'Sacrificios',
};

export default words;
