import type { Practice } from '../../contract/practice.ts';
import { script } from '../lesson/script.ts';
import { exercises } from './exercises.ts';
import { w } from './words/index.ts';

export const practice: Practice = { seed: script.seed, bots: script.bots, exercises, words: w };
