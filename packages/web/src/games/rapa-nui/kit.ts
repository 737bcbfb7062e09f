import { type Act, type Facts, readAct, type View, writeAct } from '@ahu/rapa-nui/public';
import type { SoundName } from '../../platform/sound/sounds.ts';
import { kitOf } from '../contract/kit.ts';
import Board from './Board.svelte';
import { loadBoards } from './drawing/boards.ts';
import { scoreOf } from './drawing/table.ts';
import { tablet } from './drawing/tablet.svelte.ts';
import { namesIn } from './facts.ts';
import { routineOf } from './routine.ts';
import { question, stage } from './telling/question.ts';
import { say } from './telling/say.ts';
import { tell } from './telling/tell.ts';
import { w } from './words/index.ts';

await loadBoards();

const SOUNDS: Readonly<Partial<Record<Act['kind'], SoundName>>> = {
  place: 'wood',
  step: 'wood',
  carry: 'stone',
  erect: 'stone',
  cap: 'stone',
  substitute: 'chime',
  take: 'chime',
  buy: 'chime',
  use: 'card',
  draft: 'card',
};

export const kit = kitOf<View, Act>(
  { readAct, writeAct },
  {
    Board,
    question,
    say,
    tell,
    about: (act) => (act.kind === 'step' ? [`case:${act.to}`] : []),
    stage,
    standing: (view, seat) => ({ score: scoreOf(view, seat) }),
    source: (key) => w().sources[key as keyof ReturnType<typeof w>['sources']],
    refuse: async (refused, names) => {
      const facts = refused as Facts;
      return (await import('./refusals/refusals.ts')).refuse(facts, namesIn(facts, names));
    },
    // All that can be done is seen by everybody (R10.1).
    asksOpenly: () => true,
    sound: ({ act }) => (act && SOUNDS[act.kind]) ?? 'wood',
    routine: (view, acts) => routineOf(view, acts, tablet.asks),
  },
);
