import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');

const fr: typeof en = {
  ifYouPlay: 'Si tu joues',
  asItLies: 'rien encore',
  takes: 'Si ta dernière carte vient de…',
  last: 'Prise en dernier',
  take: (p) => (p.n === 1 ? `Colonne ${p.column}` : `Colonne ${p.column}, carte ${p.n}`),
  scores: 'Évaluée',
  type: 'Type',
  laid: 'Sur la pierre',
  now: 'Chacune vaut maintenant',
  could: 'Avec les cartes cachées',
  oneMore: 'Avec une de plus',
  mine: 'Les tiennes',
  range: (p) => `${p.least} à ${p.most}`,
  worth: (p) =>
    plural(p.n, {
      none: '0',
      other: `# · ${plural(p.worth, { one: '# point de gloire', other: '# points de gloire' })}`,
    }),
  about: 'Un type vaut 3, moins 1 pour chaque nombre différent sur la pierre qui dépasse le sien.',
};

export default fr;
