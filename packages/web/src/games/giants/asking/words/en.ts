import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

interface Clan {
  name: string;
  tablets: number;
  sorcerer: string;
  chief: string;
  frontWorkers: number;
  frontMarkers: number;
}

/** Where a sorcerer or a chief is. */
const place = (at: string): string =>
  at === 'reserve' ? 'in reserve' : at === 'front' ? 'in front of the screen' : `at ${at}`;

const words = {
  none: 'None.',
  nowhere: 'It cannot be carried anywhere now: no hex around it has enough strength.',
  noneComes: ({ hex }: { hex: string }) => `Nothing can be carried to ${hex} now.`,
  pieces: { worker: 'worker', sorcerer: 'sorcerer', chief: 'chief' },
  freeAhus: ({ n }: { n: number }) => plural(n, { one: '# free ahu:', other: '# free ahus:' }),
  ahu: ({ ahu, moai, headdress }: { ahu: string; moai: number; headdress: number }) =>
    `${ahu}: ${moai} for a moai, ${headdress} for a headdress.`,
  object: ({ n, what, at }: { n: number; what: string; at: string }) => `${n}: ${what}, at ${at}.`,
  goal: ({ hex, gain, to }: { hex: string; gain: number; to: readonly { name: string; points: string }[] }) => {
    const paid =
      to.length === 0 ? 'nobody else scores' : list(to.map(({ name, points }) => `${name} scores ${points}`));
    return gain > 0 ? `${hex}: ${paid}; erected or placed there it is worth ${gain} to you.` : `${hex}: ${paid}.`;
  },
  clan: ({ name, tablets, sorcerer, chief, frontWorkers, frontMarkers }: Clan) =>
    `${name}: sorcerer ${place(sorcerer)}, chief ${place(chief)}, ${plural(tablets, { one: '# half-tablet', other: '# half-tablets' })}, in front of the screen ${plural(frontWorkers, { one: '# worker', other: '# workers' })} and ${plural(frontMarkers, { one: '# marker', other: '# markers' })}.`,
  reserve: ({ workers, markers, bases, logs }: { workers: number; markers: number; bases: number; logs: number }) =>
    `In reserve: ${list([plural(workers, { one: '# worker', other: '# workers' }), plural(markers, { one: '# marker', other: '# markers' }), plural(bases, { one: '# base', other: '# bases' }), plural(logs, { one: '# log', other: '# logs' })])}.`,
  screened: 'The rest is behind the screen.',
  questions: {
    where: { words: 'where', about: 'where: what stands where; “where Vakai”, “where Vakai chief”: what is Vakai’s' },
    at: { words: 'at hex', about: 'at E9: what is on a hex' },
    near: { words: 'near around', about: 'near E9: the hexes around one, by direction' },
    row: { words: 'row', about: 'row D: a row of the island' },
    reach: {
      words: 'reach moai',
      about:
        'reach: moai and headdresses by number; “reach 1”: where the first can come, and who scores; “reach 1 E8”: with one more worker of yours there',
    },
    cost: { words: 'cost price', about: 'cost E5: what can be carried there, and who scores' },
    free: { words: 'free ahus', about: 'free: the free ahus, best first; “free 5”: those worth more than 5' },
  },
};

export default words;
