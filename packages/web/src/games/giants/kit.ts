import { type Act, asksOpenly, chapterOf, readAct, standingOf, type View, writeAct } from '@ahu/giants/public';
import { withWords } from '../../platform/words/catalogue.svelte.ts';
import { kitOf } from '../contract/kit.ts';
import Board from './Board.svelte';
import { loss } from './interaction/loss.ts';
import { ends } from './telling/ends.ts';
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
    standing: ({ view }, seat) => {
      const { points, atLeast } = standingOf(view, seat);
      return { score: points, isAll: !atLeast };
    },
    ends,
    loss,
    source: (key) => w().sources[key as Source] ?? key,
    refuse: async (facts, names) => (await import('./refusals/refusals.ts')).refuse(facts, names),
    why: async () => (await withWords(import('./reasons/reasons.ts'))).why,
    asksOpenly,
    sound: () => 'stone',
    isAside: ({ kind }) => kind === 'peek',
  },
);
