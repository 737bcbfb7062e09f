import type en from './en.ts';

const words: typeof en = {
  auction: 'L’asta',
  placing: 'Piazzare le pedine',
  transport: 'Trasporto',
  markers: 'Segnalini',
};

export default words;
