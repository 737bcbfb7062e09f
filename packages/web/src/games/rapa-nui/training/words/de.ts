import type en from './en.ts';

const words: typeof en = {
  placing: 'Figuren setzen',
  tiles: 'Plättchen und Verbesserungen',
  transport: 'Transport',
  offerings: 'Rohstoffe und Opfergaben',
};

export default words;
