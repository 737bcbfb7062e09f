import type en from './en.ts';

const words: typeof en = {
  auction: 'Die Versteigerung',
  placing: 'Figuren setzen',
  transport: 'Transport',
  markers: 'Marker',
};

export default words;
