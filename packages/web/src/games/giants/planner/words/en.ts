import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');
const hexes = (count: number): string => plural(count, { one: '# hex', other: '# hexes' });

/** What a player scores on the way or at its end. */
interface Earning {
  name: string;
  points: string;
}
const placed = { worker: 'a worker', sorcerer: 'the sorcerer', chief: 'the chief' };
type Piece = keyof typeof placed;

export default {
  title: 'Plan with',
  you: 'you',
  object: ({ what, hex }: { what: string; hex: string }) => `${what}, at ${hex}`,
  uncarved: 'Headdress still to be carved',
  goal: ({ ahu, to }: { ahu: string; to: readonly Earning[] }) =>
    to.length === 0 ? ahu : `${ahu} (${to.map(({ name, points }) => `${name} +${points}`).join(', ')})`,
  goals: ({ items }: { items: readonly string[] }) => list(items),
  now: ({ what }: { what: string }) => `Now it reaches ${what}.`,
  /** `n` is how many hexes it can be carried to. */
  nowNone: ({ n }: { n: number }) =>
    plural(n, {
      none: 'Now it cannot be carried anywhere.',
      one: 'Now it can be carried to # hex, but to no ahu.',
      other: 'Now it can be carried to # hexes, but to no ahu.',
    }),
  with: ({ piece, hex, what }: { piece: Piece; hex: string; what: string }) =>
    `With ${placed[piece]} on ${hex}: ${what}.`,
  withNone: ({ piece, hex, n }: { piece: Piece; hex: string; n: number }) =>
    n === 0
      ? `With ${placed[piece]} on ${hex} it still cannot be carried anywhere.`
      : `With ${placed[piece]} on ${hex}: ${hexes(n)}, no further ahu.`,
  point: 'Point at a hex, or tap it, to try a piece there.',
};
