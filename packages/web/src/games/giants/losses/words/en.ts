import { listsOf } from '../../../../platform/words/language.ts';

const list = listsOf('en');

const thing = (size: number): string => (size === 0 ? 'headdress' : `moai of size ${size}`);

const en = {
  losses: {
    recover: ({ size, hex }: { size: number; hex: string }) =>
      `Give up the ${thing(size)} at ${hex}? From the next round on anybody may take it.`,
    leaveAtQuarry: ({ items }: { items: readonly string[] }) =>
      `Leave without a marker: ${list(items)}? From the next round on anybody may take that.`,
    place: ({ ahu, count }: { ahu: string; count: number }) =>
      `Reserve ${ahu}? The base stays there for good. Bases left in your reserve: ${count}.`,
    pass: ({ items }: { items: readonly string[] }) => `Pass for good? You have not placed: ${list(items)}.`,
    rest: ({ items }: { items: readonly string[] }) => `Pass for good? You could still act on: ${list(items)}.`,
    erect: ({ ahu }: { ahu: string }) =>
      `Erect on ${ahu}? It is your last base: the game ends with the transport of this round.`,
    cap: ({ ahu, name, points }: { ahu: string; name: string; points: number }) =>
      `Cap ${name}’s moai on ${ahu}? ${name} scores ${points} for it, not you.`,
    decline: () => 'Take no more moai in this round?',
    bid: () => 'Close the fists without a sculptor? You can take no moai in this round.',
  },
  yes: {
    recover: 'Give it up',
    leaveAtQuarry: 'Leave it',
    place: 'Reserve',
    pass: 'Pass',
    rest: 'Pass',
    erect: 'Erect',
    cap: 'Cap it',
    decline: 'Take none',
    bid: 'Close the fists',
  },
  no: 'Not yet',
};

export default en;
