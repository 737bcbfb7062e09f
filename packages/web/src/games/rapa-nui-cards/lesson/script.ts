import type { Script } from '../../contract/lesson.ts';
import type en from './words/en.ts';

const KINDS = { fish: 0, berry: 1, potato: 2, cereal: 3, woodcutter: 4, priest: 5, moai: 6 } as const;
/** Wherever it is in the hand. */
const held = (kind: keyof typeof KINDS): string[] => [0, 1, 2].map((place) => `held:${KINDS[kind]}:${place}`);
const TYPES = ['fish', 'berry', 'potato', 'cereal'] as const;
const face = (first: string, words: (type: string) => string): string[] =>
  [first, ...TYPES.filter((type) => type !== first)].map(words);

/** Examples C-E1 to C-E8 of the rule book, in one game. */
export const script: Script<keyof typeof en.steps> = {
  seed: '3d6c9f8fd2f745d939e9b818275674e6ecf7ff4bbe36f92e14d1d8e823323cba',
  options: {},
  bots: ['novice'],
  steps: [
    { tell: 'welcome', lights: ['glory:0'] },
    { tell: 'columns', lights: ['card:col:0', 'card:col:1', 'card:col:2', 'card:col:3'] },
    { ask: 'playPotato', moves: ['play potato'], lights: held('potato') },
    { ask: 'takeWoodcutter', moves: ['take column 3'], lights: ['card:col:2'] },
    { tell: 'scoredWood', lights: ['wood:0', 'wood:1'] },
    { seat: 1, moves: ['play fish', 'take column 3'] },
    { tell: 'scoredPotato', lights: ['own:2'] },
    { ask: 'playWoodcutter', moves: ['play woodcutter'], lights: held('woodcutter') },
    { ask: 'takeBerry', moves: ['take column 4'], lights: ['card:col:3'] },
    { tell: 'mostWood', lights: ['wood:0', 'area:0:4'] },
    { seat: 1, moves: ['play potato', 'take column 2'] },
    { ask: 'playTwo', moves: ['play 2 berry'], lights: held('berry') },
    { ask: 'takeMoai', moves: ['take column 1'], lights: ['card:col:0'] },
    { ask: 'takePriest', moves: ['take column 1'], lights: ['card:col:0'] },
    { seat: 1, moves: ['play cereal', 'take column 1'] },
    { ask: 'playMoai', moves: ['play moai'], lights: held('moai') },
    { seat: 1, moves: ['sacrifice fish'] },
    { ask: 'hide', moves: [face('fish', (type) => `sacrifice ${type} face down`)], lights: ['own:0'] },
    { ask: 'offer', moves: [face('berry', (type) => `offer ${type}`)], lights: ['pile:1'] },
    { ask: 'takeBesideMoai', moves: ['take column 3'], lights: ['card:col:2'] },
    { ask: 'choose', moves: [['choose glory', 'choose wood']] },
    { seat: 1, moves: ['play woodcutter', 'take column 3'] },
    { ask: 'buy', moves: ['buy berry'], lights: ['pile:1', 'area:0:1'] },
    { ask: 'playPriest', moves: ['play priest'], lights: held('priest') },
    { ask: 'takeLast', moves: ['take column 1'], lights: ['card:col:0'] },
    { tell: 'refilled', lights: ['card:col:0', 'glory:0'] },
    { seat: 1, moves: ['play moai'] },
    { ask: 'sacrifice', moves: [face('berry', (type) => `sacrifice ${type}`)], lights: ['own:1', 'stone:1'] },
    { seat: 1, moves: ['sacrifice cereal face down', 'offer cereal', 'take column 1'] },
    { tell: 'ending', lights: ['deck'] },
    { tell: 'alone' },
  ],
};
