import type { ExerciseFile } from '@ahu/analysis/exercise';
import type { Act } from '@ahu/rapa-nui-cards/public';
import type { Training } from '../../contract/training.ts';
import type en from './words/en.ts';
import { w } from './words/index.ts';

const themes: Readonly<Partial<Record<Act['kind'], keyof typeof en>>> = {
  take: 'majorities',
  choose: 'majorities',
  play: 'cards',
  buy: 'cards',
  lay: 'cards',
  discard: 'cards',
  sacrifice: 'sacrifice',
  hide: 'sacrifice',
  offer: 'sacrifice',
  substitute: 'sacrifice',
  reveal: 'sacrifice',
};

export const training: Training = {
  load: async () => (await import('@ahu/analysis/exercises/rapa-nui-cards.json')).default as ExerciseFile,
  themes,
  words: w,
};
