import { pluralsOf } from '../../../../platform/words/language.ts';

const n = pluralsOf('en');

const the = (size: number): string => (size === 0 ? 'the headdress' : `the moai of size ${size}`);
const The = (size: number): string => (size === 0 ? 'The headdress' : `The moai of size ${size}`);
const tablets = (count: number): string => n(count, { one: '# half-tablet', other: '# half-tablets' });
const sculptors = (count: number): string => n(count, { one: '# sculptor', other: '# sculptors' });

const THINGS = {
  worker: (count: number): string => n(count, { one: '# worker', other: '# workers' }),
  marker: (count: number): string => n(count, { one: '# marker', other: '# markers' }),
  base: (count: number): string => n(count, { one: '# base', other: '# bases' }),
  log: (count: number): string => n(count, { one: '# log', other: '# logs' }),
};
const SUPPLIES = {
  worker: 'no worker of your colour left in the urn',
  marker: 'no marker of your colour left in the urn',
  log: 'no logs left',
  headdress: 'no headdresses left',
  tablet: 'no half-tablets left',
};
const pieces = { worker: 'worker', sorcerer: 'sorcerer', chief: 'chief' };

interface Shortage {
  has: number;
  needs: number;
}

const en = {
  refusals: {
    turn: ({ who }: { who: string }) => `It is ${who}’s turn.`,
    reserve: ({ what, has, needs }: Shortage & { what: keyof typeof THINGS }) =>
      `Your reserve has ${THINGS[what](has)}; this takes ${needs}.`,
    away: ({ piece }: { piece: keyof typeof pieces }) => `Your ${pieces[piece]} is not in your reserve.`,
    tile: ({ size }: { size: number }) => `No moai of size ${size} lies on the quarry tile.`,
    sculptors: ({ has, needs }: Shortage) => `You have ${sculptors(has)} left; this moai needs ${needs}.`,
    tablets: ({ has, needs }: Shortage) => `You have ${tablets(has)}; this costs ${needs}.`,
    supply: ({ what }: { what: keyof typeof SUPPLIES }) => `There is ${SUPPLIES[what]}.`,
    action: ({ hex }: { hex: string }) => `${hex} does not offer that action.`,
    felled: ({ hex }: { hex: string }) => `The forest on ${hex} is felled.`,
    taken: ({ ahu }: { ahu: string }) => `Ahu ${ahu} has a base already.`,
    reserved: ({ who, ahu }: { who: string; ahu: string }) => `${who} has reserved ahu ${ahu}.`,
    owner: ({ who, size }: { who: string; size: number }) => `${The(size)} belongs to ${who} this round.`,
    marked: ({ who, size }: { who: string; size: number }) => `${The(size)} carries a marker of ${who}.`,
    abandoned: ({ size }: { size: number }) => `Nobody owns ${the(size)}: you must be able to finish or mark it.`,
    stuck: ({ size }: { size: number }) => `You could do nothing with ${the(size)} now.`,
    far: ({ from, hex }: { from: string; hex: string }) => `${hex} is not next to ${from}.`,
    moved: ({ size }: { size: number }) => `${The(size)} has moved already.`,
    unmoved: ({ size }: { size: number }) => `${The(size)} has not moved yet.`,
    putBack: ({ most }: { most: number }) => `You have put something back ${most} times this turn.`,
    strength: ({ hex, size, has, needs }: Shortage & { hex: string; size: number }) =>
      `${hex} gives ${has} of the ${needs} strength that ${the(size)} needs.`,
    carrier: ({ hex }: { hex: string }) => `Nobody on ${hex} can carry: logs alone never do.`,
    visited: ({ hex, size }: { hex: string; size: number }) => `${The(size)} has been on ${hex} this round.`,
    payment: ({ has, needs }: Shortage) => `Others give ${needs} strength, and you have said who scores for ${has}.`,
    payee: ({ who, hex }: { who: string; hex: string }) => `${who} does not have that much strength on ${hex}.`,
    ahu: ({ hex, slot }: { hex: string; slot: number }) => `${hex} has no ahu number ${slot}.`,
    helper: ({ hex }: { hex: string }) => `None of your pieces is on ${hex}.`,
    occupied: ({ ahu }: { ahu: string }) => `A moai stands on ahu ${ahu} already.`,
    notMoai: () => 'A headdress cannot be erected.',
    notHeaddress: () => 'Only a headdress can cap a moai.',
    bare: ({ ahu }: { ahu: string }) => `No moai stands on ahu ${ahu}.`,
    capped: ({ ahu }: { ahu: string }) => `The moai on ahu ${ahu} wears a headdress already.`,
    known: ({ ahu }: { ahu: string }) => `You know already whose base is under ${ahu}.`,
    notAtQuarry: ({ size }: { size: number }) => `${The(size)} is not yours, or has moved this round.`,
    notMarked: ({ size }: { size: number }) => `${The(size)} does not carry your marker.`,
  },
};
export default en;
