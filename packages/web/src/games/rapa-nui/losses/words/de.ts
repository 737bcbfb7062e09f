import type en from './en.ts';

const words: typeof en = {
  moai: ({ what }) => `Für den Rest der Runde passen? Du gibst in den allgemeinen Vorrat zurück: ${what}.`,
  pass: 'Für den Rest der Runde passen? Du könntest noch etwas tragen.',
  yes: 'Ja, passen',
  no: 'Nein, warten',
};

export default words;
