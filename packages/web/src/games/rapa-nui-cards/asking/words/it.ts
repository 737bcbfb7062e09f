import type english from './en.ts';

const words: typeof english = {
  nothing: 'niente',
  column: {
    words: 'colonna col',
    about: 'colonna: tutte le colonne; «colonna 2»: che cosa renderebbe prenderne una carta',
  },
  stone: { words: 'pietra', about: 'pietra: che cosa c’è sulla pietra, e quanto vale ogni tipo' },
  piles: { words: 'pile mazzo', about: 'pile: che cosa resta nelle pile e nel mazzo' },
  most: { words: 'maggioranza', about: 'maggioranza: quanti di ogni genere hanno tutti' },
};

export default words;
