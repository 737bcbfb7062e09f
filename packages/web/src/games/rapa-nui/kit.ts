import { type Act, readAct, type View, writeAct } from '@ahu/rapa-nui/public';
import type { SoundName } from '../../platform/sound/sounds.ts';
import { withWords } from '../../platform/words/catalogue.svelte.ts';
import { kitOf } from '../contract/kit.ts';
import Board from './Board.svelte';
import { loadBoards } from './drawing/boards.ts';
import { lightOfAct } from './drawing/places.ts';
import { standingOf } from './drawing/table.ts';
import { tablet } from './drawing/tablet.svelte.ts';
import { loss } from './interaction/loss.ts';
import { routineOf } from './routine.ts';
import { ends, question, stage } from './telling/question.ts';
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
    about: (act) => [lightOfAct(act) ?? []].flat(),
    stage,
    standing: standingOf,
    ends,
    loss,
    source: (key) => w().sources[key as keyof ReturnType<typeof w>['sources']],
    refuse: async (facts, names) => (await import('./refusals/refusals.ts')).refuse(facts, names),
    why: async () => (await withWords(import('./reasons/reasons.ts'))).why,
    // All that can be done is seen by everybody (R10.1).
    asksOpenly: () => true,
    sound: ({ act }) => (act && SOUNDS[act.kind]) ?? 'wood',
    routine: (view, acts) => routineOf(view, acts, tablet.asks),
  },
);
