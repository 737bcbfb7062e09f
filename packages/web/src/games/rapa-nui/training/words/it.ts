import type en from './en.ts';

const words: typeof en = {
  placing: 'Piazzare le figure',
  tiles: 'Tessere e miglioramenti',
  transport: 'Trasporto',
  offerings: 'Risorse e offerte',
};

export default words;
