import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

export default {
  title: 'Plan with',
  now: ({ what }: { what: string }) => `Now it reaches ${what}.`,
  /** `n` is how many spaces it can be carried to. */
  nowNone: ({ n }: { n: number }) =>
    plural(n, {
      none: 'Now it does not leave its quarry.',
      one: 'Now it can be carried over # space, but to no ahu of yours.',
      other: 'Now it can be carried over # spaces, but to no ahu of yours.',
    }),
  with: ({ land, what }: { land: string; what: string }) => `With a carrier on ${land} also ${what}.`,
  withNone: ({ land, n }: { land: string; n: number }) =>
    `With a carrier on ${land}${plural(n, {
      none: ' nothing changes.',
      one: ': no further ahu; # space in all.',
      other: ': no further ahu; # spaces in all.',
    })}`,
  point: 'Point at a space, or tap it, to see more.',
  goal: ({ ahu, items }: { ahu: string; items: readonly string[] }) => `${ahu} (${items.join(', ')})`,
  goals: ({ items }: { items: readonly string[] }) => list(items),
};
