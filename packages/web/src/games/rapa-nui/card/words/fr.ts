import type en from './en.ts';

const words: typeof en = {
  pitch: 'Fais marcher les statues à travers l’île, récolte joncs, œufs, bois et perles, et change-les en offrandes.',
  facts: '2 à 4 joueurs · environ une heure',
  begins: 'Le premier ordre du tour est tiré au sort au début de la partie.',
  options: {
    firstGame: {
      name: 'Première partie',
      about: 'Plus simple : moins de sortes de tuiles ahu et pas de tablettes rongo.',
    },
    offerings: { name: 'Offrandes visibles', about: 'Tout le monde voit ce que valent les offrandes des autres.' },
  },
};

export default words;
