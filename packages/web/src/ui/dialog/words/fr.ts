import type en from './en.ts';

const words: typeof en = {
  close: 'Fermer',
  settings: 'Réglages',
  name: 'Ton nom',
  nameAbout: 'Tel que les autres le voient à la table. Sans nom, tu joues sous celui de ton totem.',
  language: 'Langue',
  theme: 'Couleurs',
  themes: { system: 'Celles du système', light: 'Claires', dark: 'Sombres' },
  sound: 'Son',
  soundAbout: 'Pierre, bois et cartes, en douceur.',
  on: 'Activé',
  off: 'Coupé',
  speed: 'Animations',
  speeds: { off: 'Aucune', slow: 'Lentes', normal: 'Normales', fast: 'Rapides' },
  speedAbout: 'La vitesse des pions. Si ton système demande moins de mouvement, il n’y en a aucun.',
  done: 'Terminé',
};

export default words;
