import type en from './en.ts';

const words: typeof en = {
  pitch: 'Meißle Moai, bilde mit den anderen Ketten von Trägern und errichte die Riesen an fernen Küsten.',
  facts: '3 bis 5 Personen · etwa eine Stunde',
  begins: 'Wer beginnt, wird zu Beginn der Partie ausgelost.',
  options: {
    quickStart: { name: 'Schneller Start', about: 'Alle beginnen mit zwei Arbeitern statt mit einem.' },
    openScore: { name: 'Offene Punkte', about: 'Ein Moai zählt, sobald er steht; am Ergebnis ändert das nichts.' },
    screens: { name: 'Offene Sichtschirme', about: 'Alle sehen, was die anderen im Vorrat haben.' },
    bases: {
      name: 'Sichtbare Sockel',
      about: 'Die Farbe unter jedem Moai ist zu sehen, niemand muss sie sich merken.',
    },
    ownBases: { name: 'Eigene merken', about: 'Niemand sieht, welche Moai seine eigenen sind, wie am Tisch.' },
  },
};

export default words;
