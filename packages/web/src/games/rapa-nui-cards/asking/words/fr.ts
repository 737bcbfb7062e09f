import type english from './en.ts';

const words: typeof english = {
  nothing: 'rien',
  column: {
    words: 'colonne col',
    about: 'colonne : toutes les colonnes ; « colonne 2 » : ce qu’y prendre rapporterait',
  },
  stone: { words: 'pierre', about: 'pierre : ce qui est sur la pierre, et ce que vaut chaque type' },
  piles: { words: 'piles pioche', about: 'piles : ce qui reste dans les piles et dans la pioche' },
  most: { words: 'majorité', about: 'majorité : combien chacun a de chaque sorte' },
};

export default words;
