import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const words: typeof english = {
  none: 'Aucun.',
  nothing: 'rien',
  noWay: 'Rien ne peut y être transporté maintenant.',
  way: ({ cargo, ahu, way, items }) => `${cargo} jusqu’à ${ahu}, par ${way} : ${list(items)}.`,
  worth: ({ items }) => `valeur ${items.join(', ')}`,
  on: ({ place }) => `en ${place}`,
  atHome: 'à la maison',
  onTrack: 'sur la piste d’ordre du tour',
  sculpted: 'Moaïs à transporter',
  figures: ({ n, sorcerer, chief }) =>
    `${plural(n, { none: 'aucun villageois à placer', one: '# villageois à placer', other: '# villageois à placer' })}, sorcier ${sorcerer}${chief === undefined ? '' : `, chef ${chief}`}`,
  questions: {
    where: { words: 'où', about: 'où : qui se trouve où ; « où Vakai » : les figurines de Vakai' },
    at: { words: 'en case', about: 'en N3 : ce qu’il y a sur une case' },
    near: { words: 'autour', about: 'autour N3 : les cases voisines, par direction' },
    reach: {
      words: 'portée',
      about:
        'portée : jusqu’où vont les moaïs et les pukao maintenant ; « portée grand », « portée grand N3 » : avec un transporteur de plus à cet endroit',
    },
    cost: { words: 'coût chemin', about: 'coût N3a : le chemin jusque-là, et qui y gagne quoi' },
    free: { words: 'libres ahus', about: 'libres : où l’on peut encore ériger des moaïs, avec leurs tuiles' },
    offers: { words: 'offres offrandes prix', about: 'offres : les offrandes et les améliorations avec leurs prix' },
    quarry: { words: 'carrière ordre', about: 'carrière : les colonnes, ce qui reste et l’ordre du tour' },
  },
};

export default words;
