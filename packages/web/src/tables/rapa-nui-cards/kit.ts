import type { View } from '@ahu/rapa-nui-cards';
import type { Kit } from '../kit.ts';
import { question, stage } from './asking.ts';
import Board from './Board.svelte';
import { pointsOf } from './gains.ts';
import { say } from './saying.ts';
import { tell } from './telling.ts';
import { w } from './words/index.ts';

export const kit: Kit<View> = {
  Board,
  question,
  say,
  tell,
  stage,
  standing: (view, seat) => ({ score: pointsOf(view, seat) }),
  source,
  sound: ({ notation }) =>
    notation && /^(play moai|sacrifice|offer)/.test(notation) ? 'stone' : notation === 'choose wood' ? 'wood' : 'card',
};

/** By the keys of the rules package's accounts. */
function source(key: string): string {
  switch (key) {
    case 'glory':
      return w().sourceGlory;
    case 'moai':
      return w().sourceMoai;
    case 'wood':
      return w().sourceWood;
    default:
      return w().sourceSacrifices;
  }
}
