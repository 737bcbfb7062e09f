import type en from './en.ts';

const words: typeof en = {
  pitch: 'Lass Statuen über die Insel wandern, sammle Schilf, Eier, Holz und Perlen und mach Opfergaben daraus.',
  facts: '2 bis 4 Personen · etwa eine Stunde',
  begins: 'Die erste Reihenfolge wird zu Beginn der Partie ausgelost.',
  options: {
    firstGame: { name: 'Erste Partie', about: 'Einfacher: weniger Arten von Ahu-Plättchen und keine Rongo-Tafeln.' },
    offerings: { name: 'Sichtbare Opfergaben', about: 'Alle sehen, was die Opfergaben der anderen wert sind.' },
  },
};

export default words;
