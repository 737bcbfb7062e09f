import type en from './en.ts';

const fr: typeof en = {
  hold: ({ what }) => `Tes cartes sacrifice de ce type seront : ${what}.`,
  village: ({ what }) => `Dans ton village, il y aura : ${what}.`,
  builds: ({ what }) => `Le moaï vaut ${what} à la fin.`,
  discards: 'Un moaï quitte le jeu, et tu gardes ton bois.',
  worth: ({ what, text }) => `Pour l’instant, tes cartes sacrifice vaudront alors ${what} ; maintenant, c’est ${text}.`,
  takes: ({ text }) => `Tu prends en main : ${text}.`,
  gets: ({ what }) => `Tu reçois ${what}.`,
  affords: ({ what }) => `Avec un moaï en main et ${what}, tu peux le construire au prochain tour.`,
  spends: ({ what }) => `Cela te coûte ${what}.`,
};
export default fr;
