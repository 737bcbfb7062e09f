import type en from './en.ts';

const words: typeof en = {
  moai: ({ what }) => `Passer pour le reste de la manche ? Retour à la réserve commune : ${what}.`,
  pass: 'Passer pour le reste de la manche ? Tu pourrais encore transporter quelque chose.',
  yes: 'Oui, passer',
  no: 'Non, attendre',
};

export default words;
