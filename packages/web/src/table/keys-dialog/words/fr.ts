import type en from './en.ts';

const words: typeof en = {
  keysText: 'Tous les coups se jouent aussi au clavier. Tab passe d’une partie de la table à la suivante.',
  keyArrows: 'Flèches',
  keyList: {
    arrows: 'parcourir le plateau',
    enter: 'choisir ce qui est visé',
    escape: 'lâcher un choix, fermer ce qui est ouvert',
    m: 'liste de tous tes coups',
    l: 'journal',
    s: 'ce qui s’est passé depuis ton tour',
    t: 'discussion',
    h: 'conseil',
    u: 'reprendre un coup',
    help: 'cette liste',
  },
};

export default words;
