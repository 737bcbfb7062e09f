import type en from './en.ts';

const words: typeof en = {
  auction: 'Les enchères',
  placing: 'Placer des pions',
  transport: 'Transport',
  markers: 'Marqueurs',
};

export default words;
