import type { ExerciseFile } from '@ahu/analysis/exercise';
import type { Act } from '@ahu/rapa-nui/public';
import type { Training } from '../../contract/training.ts';
import type en from './words/en.ts';
import { w } from './words/index.ts';

const themes: Readonly<Partial<Record<Act['kind'], keyof typeof en>>> = {
  place: 'placing',
  pass: 'placing',
  lay: 'tiles',
  draft: 'tiles',
  draw: 'tiles',
  use: 'tiles',
  buy: 'tiles',
  substitute: 'tiles',
  choose: 'tiles',
  carry: 'transport',
  step: 'transport',
  erect: 'transport',
  cap: 'transport',
  gain: 'offerings',
  pay: 'offerings',
  take: 'offerings',
  receive: 'offerings',
  done: 'offerings',
};

export const training: Training = {
  load: async () => (await import('@ahu/analysis/exercises/rapa-nui.json')).default as ExerciseFile,
  themes,
  words: w,
};
