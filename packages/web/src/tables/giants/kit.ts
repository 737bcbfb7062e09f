import type { Kit } from '../kit.ts';
import Board from './Board.svelte';
import { isPeek } from './notation.ts';
import { question } from './question.ts';
import { say } from './sayings.ts';
import { tell } from './tellings.ts';
import { chapterOf, scoreOf, type View } from './view.ts';
import { w } from './words/index.ts';

type Source = keyof ReturnType<typeof w>['sources'];

export const kit: Kit<View> = {
  Board,
  question,
  say,
  tell,
  stage: (view) => w().stage({ round: view.round, chapter: w().chapters[chapterOf(view)] }),
  standing: (view, seat) => ({ score: scoreOf(view.players[seat]) }),
  source: (key) => w().sources[key as Source] ?? key,
  isAside: isPeek,
};
