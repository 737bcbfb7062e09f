import type en from './en.ts';

const words: typeof en = {
  pitch:
    'Fonde un village à partir de quatre colonnes et sacrifie en secret : ce que beaucoup donnent devient précieux.',
  facts: '2 à 4 joueurs · une demi-heure',
  begins: 'Le premier joueur a moins de bois.',
  options: {
    openHands: { name: 'Mains ouvertes', about: 'Tout le monde voit toutes les mains.' },
  },
};

export default words;
