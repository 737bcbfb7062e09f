import { pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');

const words = {
  points: ({ n }: { n: number }) => plural(n, { one: '# point', other: '# points' }),
  tried: ({ rank, had, before, formerly }: { rank: number; had: string; before: number; formerly: string }) =>
    `Tried again: place ${rank} with ${had}. In the game: place ${before} with ${formerly}.`,
  better: 'Better than in the game you came from.',
  worse: 'Not as well as in the game you came from.',
  even: 'As well as in the game you came from.',
  back: 'Back to the analysis',
};

export default words;
