import type { ExerciseFile } from '@ahu/analysis/exercise';
import type { Act } from '@ahu/giants/public';
import type { Training } from '../../contract/training.ts';
import type en from './words/en.ts';
import { w } from './words/index.ts';

const themes: Readonly<Partial<Record<Act['kind'], keyof typeof en>>> = {
  bid: 'auction',
  pick: 'auction',
  decline: 'auction',
  place: 'placing',
  takeTablet: 'placing',
  pass: 'placing',
  putBack: 'placing',
  carry: 'transport',
  step: 'transport',
  erect: 'transport',
  cap: 'transport',
  mark: 'transport',
  leave: 'transport',
  pay: 'transport',
  markAtQuarry: 'markers',
  leaveAtQuarry: 'markers',
  recover: 'markers',
  keepMarkers: 'markers',
  peek: 'markers',
};

export const training: Training = {
  load: async () => (await import('@ahu/analysis/exercises/giants.json')).default as ExerciseFile,
  themes,
  words: w,
};
