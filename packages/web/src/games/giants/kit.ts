import { type Act, asksOpenly, readAct, type View, writeAct } from '@ahu/giants/public';
import { kitOf } from '../contract/kit.ts';
import Board from './Board.svelte';
import { chapterOf, scoreOf } from './drawing/view.ts';
import { question } from './telling/question.ts';
import { say } from './telling/say.ts';
import { tell } from './telling/tell.ts';
import { w } from './words/index.ts';

type Source = keyof ReturnType<typeof w>['sources'];

export const kit = kitOf<View, Act>(
  { readAct, writeAct },
  {
    Board,
    question,
    say,
    tell,
    stage: (view) => w().stage({ round: view.round, chapter: w().chapters[chapterOf(view)] }),
    standing: (view, seat) => ({ score: scoreOf(view.players[seat]) }),
    source: (key) => w().sources[key as Source] ?? key,
    refuse: async (facts, names) => (await import('./refusals/refusals.ts')).refuse(facts, names),
    asksOpenly,
    sound: () => 'stone',
    isAside: ({ kind }) => kind === 'peek',
  },
);
