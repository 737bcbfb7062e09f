import type en from './en.ts';

const words: typeof en = {
  placing: 'Placer des figurines',
  tiles: 'Tuiles et améliorations',
  transport: 'Transport',
  offerings: 'Ressources et offrandes',
};

export default words;
