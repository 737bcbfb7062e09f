import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` Chemin : ${items.join(' → ')}.`);

const fr: typeof en = {
  drafts: ({ tile, text }) => `Tu reçois ${tile} : ${text} Toutes les autres de cette sorte quittent la partie.`,
  holds: ({ place, what }) => `Quand un autre transporte un moaï par ${place}, tu reçois ${what}.`,
  joins: ({ n, place }) => `Avec ${n} transporteurs en ${place}, ${n} de tes transports peuvent y finir.`,
  reaches: ({ ahu, what }) => `Un de tes moaïs peut alors aller jusqu’à ${ahu} : ${what}.`,
  reachesCap: ({ ahu }) => `Tu peux alors amener un pukao en ${ahu} et coiffer ce moaï.`,
  sculpts: ({ what }) => `Tes sculpteurs font ${what}.`,
  prepares: ({ n }) => `La colonne ${n} agrandit un moaï, avec un sculpteur dans chaque colonne avant elle.`,
  first: 'Tu es en tête du nouvel ordre.',
  orders: ({ n }) =>
    plural(n, {
      one: 'Au plus # joueur passe avant toi dans le nouvel ordre.',
      other: 'Au plus # joueurs passent avant toi dans le nouvel ordre.',
    }),
  discards: ({ n }) => `Cela te coûte la tablette rongo : gardée, elle vaut ${n} points.`,
  substitutes: ({ what }) => `À la place d’un grand moaï : ${what}.`,
  /** By size, the smallest first. */
  moai: ['le petit moaï', 'le moaï moyen', 'le grand moaï'],
  erects: ({ what, ahu, items }) => `Tu ériges ${what} sur ${ahu}.${way(items)}`,
  caps: ({ ahu, items }) => `Tu coiffes le moaï de ${ahu}.${way(items)}`,
  wins: ({ tile, text }) => `Tu reçois la tuile ${tile} : ${text}`,
  offers: ({ n }) => `Tu prends une offrande qui vaut ${n} points.`,
  gets: ({ what }) => `Tu reçois ${what}.`,
  spends: ({ what }) => `Tu dépenses ${what}.`,
  pays: ({ items }) => `Les autres reçoivent : ${list(items)}.`,
  chosen: ({ who }) => `${who}, à son choix`,
  paysNobody: 'En chemin, personne d’autre ne reçoit rien.',
  lastRound: 'Il n’y a alors pas plus d’ahus libres que de joueurs : c’est la dernière manche.',
  passes: ({ n }) =>
    plural(n, {
      none: 'Tu ne transportes plus rien pendant cette manche.',
      one: 'Tu ne transportes plus rien pendant cette manche : # moaï retourne à la réserve commune.',
      other: 'Tu ne transportes plus rien pendant cette manche : # moaïs retournent à la réserve commune.',
    }),
  saves: 'Tu gardes ce que tu as pour plus tard.',
};
export default fr;
