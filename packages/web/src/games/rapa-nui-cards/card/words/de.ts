import type en from './en.ts';

const words: typeof en = {
  pitch: 'Gründe ein Dorf aus vier offenen Spalten und opfere im Geheimen: Was viele geben, wird kostbar.',
  facts: '2 bis 4 Personen · eine halbe Stunde',
  begins: 'Wer beginnt, hat weniger Holz.',
  options: {
    openHands: { name: 'Offene Hände', about: 'Alle sehen alle Handkarten.' },
  },
};

export default words;
