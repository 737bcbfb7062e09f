import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

const words = {
  none: 'None.',
  nothing: 'nothing',
  noWay: 'Nothing can be carried there now.',
  /** A way of a moai or pukao, and what it brings to everybody. */
  way: ({ cargo, ahu, way, items }: { cargo: string; ahu: string; way: string; items: readonly string[] }) =>
    `${cargo} to ${ahu}, by way of ${way}: ${list(items)}.`,
  worth: ({ items }: { items: readonly string[] }) => `worth ${items.join(', ')}`,
  on: ({ place }: { place: string }) => `on ${place}`,
  atHome: 'at home',
  onTrack: 'on the order track',
  sculpted: 'Moai to transport',
  figures: ({ n, sorcerer, chief }: { n: number; sorcerer: string; chief: string | undefined }) =>
    `${plural(n, { none: 'no villager to place', one: '# villager to place', other: '# villagers to place' })}, sorcerer ${sorcerer}${chief === undefined ? '' : `, chief ${chief}`}`,
  questions: {
    where: { words: 'where', about: 'where: who stands where; “where Vakai”: Vakai’s figures' },
    at: { words: 'at space', about: 'at N3: what is on a space' },
    near: { words: 'near around', about: 'near N3: the spaces around one, by direction' },
    reach: {
      words: 'reach',
      about: 'reach: how far moai and pukao come now; “reach large”, “reach large N3”: with one more carrier there',
    },
    cost: { words: 'cost way', about: 'cost N3a: the way there, and who gets what on it' },
    free: { words: 'free ahus', about: 'free ahus: where moai can still be erected, with their tiles' },
    offers: { words: 'offers offerings prices', about: 'offers: offerings and improvements with their prices' },
    quarry: { words: 'quarry order', about: 'quarry: the columns, what is left, and the order of play' },
  },
};

export default words;
