import { pluralsOf } from '../../../../platform/words/language.ts';

const n = pluralsOf('en');

const the = (size: number): string => (size === 0 ? 'the headdress' : `the moai of size ${size}`);
const The = (size: number): string => (size === 0 ? 'The headdress' : `The moai of size ${size}`);
const logs = (count: number): string => n(count, { one: '# log', other: '# logs' });
const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` The way: ${items.join(' → ')}.`);

interface Goal {
  size: number;
  ahu: string;
  points: number;
}
interface Moved {
  size: number;
  hex: string;
  items: readonly string[];
}

const en = {
  told: {
    sculpts: ({ sculptors, size }: { sculptors: number; size: number }) =>
      `With ${n(sculptors, { one: '# sculptor', other: '# sculptors' })} you can take a moai of size ${size}.`,
    ranks: ({ markers }: { markers: number }) =>
      n(markers, {
        one: 'Nobody who bids no marker chooses before you.',
        other: 'Nobody who bids fewer than # markers chooses before you.',
      }),
    bidsNothing: 'You take no moai this round.',
    takes: ({ size, sculptors }: { size: number; sculptors: number }) =>
      `You win a moai of size ${size}; ${n(sculptors, { none: 'no sculptor is left', one: '# sculptor is left', other: '# sculptors are left' })}.`,
    denies: ({ size }: { size: number }) => `It is the last of size ${size}: nobody else can take one.`,
    declines: 'You take no more moai in this auction.',
    reaches: ({ size, ahu, points, price }: Goal & { price: number }) =>
      price === 0
        ? `${The(size)} can now be brought to ${ahu}: ${points} prestige.`
        : `${The(size)} can now be brought to ${ahu}: ${points} prestige, and ${price} for others.`,
    nears: ({ size, ahu, points, needs }: Goal & { needs: number }) =>
      `${The(size)} comes nearer to ${ahu} (${points} prestige): ${n(needs, { one: '# hex still lacks carriers', other: '# hexes still lack carriers' })}.`,
    fells: ({ count, hex }: { count: number; hex: string }) => `The forest at ${hex} gives you ${logs(count)}.`,
    reserves: ({ ahu, moai, headdress }: { ahu: string; moai: number; headdress: number }) =>
      `Only you can erect on ${ahu} then: a moai brings ${moai} times its size, a headdress ${headdress}.`,
    chiefPays: 'It costs you 2 half-tablets.',
    markerBack: 'Your marker comes back to your reserve.',
    lastBase: 'It is your last base: the game ends with this phase.',
    putsBack: ({ size }: { size: number }) => `You put ${the(size)} back and choose again.`,
    ends: 'You do nothing more in this phase.',
    protects: ({ size, hex }: { size: number; hex: string }) =>
      `${The(size)} at ${hex} stays yours: nobody else can move it next round.`,
    abandons: 'You keep your markers; what lies there unmarked is abandoned.',
    recovers: ({ size, hex }: { size: number; hex: string }) =>
      `A marker comes back to your reserve, and you give up ${the(size)} at ${hex}.`,
    holds: 'What your markers lie on stays yours.',
    peeks: ({ ahu }: { ahu: string }) => `You see whose base is on ${ahu}, for a half-tablet.`,
  },
  keeps: ({ text }: { text: string }) => `You keep ${text} for this round.`,
  gains: {
    worker: 'You gain a worker, and can use it this round.',
    marker: 'You gain a marker, and can use it this round.',
    headdress: 'You gain a headdress, which can cap a moai.',
  },
  lends: ({ hex, has }: { hex: string; has: number }) =>
    `You have ${has} strength at ${hex}: you score when others use it.`,
  tablet: ({ count }: { count: number }) =>
    `You have ${n(count, { one: '# half-tablet', other: '# half-tablets' })} then; one more makes a pair, worth 3 prestige.`,
  pair: ({ count }: { count: number }) => `You have ${count} half-tablets then: the new pair is worth 3 prestige.`,
  erects: ({ size, ahu, points, items }: Goal & { items: readonly string[] }) =>
    `You erect ${the(size)} on ${ahu}: ${points} prestige.${way(items)}`,
  caps: ({ ahu, points, items }: { ahu: string; points: number; items: readonly string[] }) =>
    `You cap the moai on ${ahu}: ${points} prestige for the owner of the base.${way(items)}`,
  capsOwn: ({ ahu, points, items }: { ahu: string; points: number; items: readonly string[] }) =>
    `You cap your moai on ${ahu}: ${points} prestige.${way(items)}`,
  marks: ({ size, hex, items }: Moved) => `You mark ${the(size)} at ${hex}: nobody else can move it.${way(items)}`,
  leaves: ({ size, hex, items }: Moved) => `You bring ${the(size)} to ${hex}.${way(items)}`,
};
export default en;
