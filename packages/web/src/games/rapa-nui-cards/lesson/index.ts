import type { Lesson } from '../../contract/lesson.ts';
import { script } from './script.ts';
import { tips } from './tips.ts';
import { w } from './words/index.ts';

export const lesson: Lesson = { script, tips, words: w };
