import type en from './en.ts';

const words: typeof en = {
  cost: ({ percent }) => `Vuoi guardare ancora? È costato circa ${percent} delle tue probabilità di vincere.`,
  goBack: 'Torna indietro',
  leave: 'Lascia così',
  missed: ({ text }) => `Ciò che forse ti è sfuggito: ${text}`,
};

export default words;
