import type en from './en.ts';

const words: typeof en = {
  placing: 'Colocar figuras',
  tiles: 'Losetas y mejoras',
  transport: 'Transporte',
  offerings: 'Recursos y ofrendas',
};

export default words;
