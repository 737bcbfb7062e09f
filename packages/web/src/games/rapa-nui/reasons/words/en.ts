import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` The way: ${items.join(' → ')}.`);

const en = {
  drafts: ({ tile, text }: { tile: string; text: string }) =>
    `You get ${tile}: ${text} All others of its kind leave the game.`,
  holds: ({ place, what }: { place: string; what: string }) =>
    `When others carry a moai over ${place}, you get ${what}.`,
  joins: ({ n, place }: { n: number; place: string }) =>
    `With ${n} carriers at ${place}, ${n} of your transports can end there.`,
  reaches: ({ ahu, what }: { ahu: string; what: string }) => `A moai of yours can be brought to ${ahu}: ${what}.`,
  reachesCap: ({ ahu }: { ahu: string }) => `You can bring a pukao to ${ahu} and cap the moai there.`,
  sculpts: ({ what }: { what: string }) => `Your sculptors make ${what}.`,
  prepares: ({ n }: { n: number }) => `Column ${n} makes a moai larger, with a sculptor in each column before it.`,
  first: 'You come first in the new order.',
  orders: ({ n }: { n: number }) =>
    plural(n, {
      one: 'At most # player comes before you in the new order.',
      other: 'At most # players come before you in the new order.',
    }),
  discards: ({ n }: { n: number }) => `It costs you the Rongo tablet: unused it is worth ${n} points.`,
  substitutes: ({ what }: { what: string }) => `In place of a large moai: ${what}.`,
  /** By size, the smallest first. */
  moai: ['the small moai', 'the medium moai', 'the large moai'],
  erects: ({ what, ahu, items }: { what: string; ahu: string; items: readonly string[] }) =>
    `You erect ${what} on ${ahu}.${way(items)}`,
  caps: ({ ahu, items }: { ahu: string; items: readonly string[] }) => `You cap the moai on ${ahu}.${way(items)}`,
  wins: ({ tile, text }: { tile: string; text: string }) => `You get the tile ${tile}: ${text}`,
  offers: ({ n }: { n: number }) => `You take an offering worth ${n} points.`,
  gets: ({ what }: { what: string }) => `You get ${what}.`,
  spends: ({ what }: { what: string }) => `You spend ${what}.`,
  pays: ({ items }: { items: readonly string[] }) => `Others get: ${list(items)}.`,
  chosen: ({ who }: { who: string }) => `${who}, as they choose`,
  paysNobody: 'Nobody else gets anything on the way.',
  lastRound: 'No more ahus are free then than there are players: it is the last round.',
  passes: ({ n }: { n: number }) =>
    plural(n, {
      none: 'You carry nothing more this round.',
      one: 'You carry nothing more this round: # moai goes back to the supply.',
      other: 'You carry nothing more this round: # moai go back to the supply.',
    }),
  saves: 'You keep what you have for later.',
};
export default en;
