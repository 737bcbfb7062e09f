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
  letters: 'Lettres comme raccourcis',
  lettersAbout: 'Une lettre ouvre un panneau de la table. À couper si un lecteur d’écran a besoin des lettres.',
  pace: 'Coups des autres',
  paces: { enter: 'Attendre Entrée', slow: 'Lent', normal: 'Normal', fast: 'Rapide', instant: 'Tout de suite' },
  paceAbout: 'Combien de temps tu regardes un coup d’un robot ou de quelqu’un d’autre avant le suivant.',
  lookAgain: 'Encore un regard',
  lookAgainAbout: 'Aux tables avec des robots seulement : après un coup coûteux, on te propose de revenir.',
  asks: 'Demander confirmation',
  asksAbout: 'Avant d’abandonner définitivement quelque chose : un objet, un socle, tes prochains tours d’une phase.',
  done: 'Terminé',
};

export default words;
