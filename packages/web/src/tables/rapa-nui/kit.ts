import type { View } from '@ahu/rapa-nui';
import type { SoundName } from '../../sound/sounds.ts';
import type { Kit } from '../kit.ts';
import Board from './Board.svelte';
import { loadBoards } from './boards.ts';
import { readStep } from './notation.ts';
import { routineOf } from './routine.ts';
import { question, say, stage } from './say.ts';
import { scoreOf } from './table.ts';
import { tablet } from './tablet.svelte.ts';
import { tell } from './tell.ts';
import { w } from './words/index.ts';

await loadBoards();

/** By the first word of a move. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  place: 'wood',
  step: 'wood',
  carry: 'stone',
  erect: 'stone',
  cap: 'stone',
  take: 'chime',
  buy: 'chime',
  play: 'card',
  rongo: 'card',
  draft: 'card',
};

export const kit: Kit<View> = {
  Board,
  question,
  say,
  tell,
  about: (notation) => {
    const step = readStep(notation);
    return step === undefined ? [] : [`case:${step}`];
  },
  stage,
  standing: (view, seat) => ({ score: scoreOf(view, seat) }),
  source: (key) => w().sources[key as keyof ReturnType<typeof w>['sources']],
  sound: ({ notation = '' }) => SOUNDS[notation.split(' ')[0]],
  routine: ({ view, moves }) => routineOf(view, moves, tablet.asks),
};
