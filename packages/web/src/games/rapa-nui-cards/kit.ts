import { type Act, asksOpenly, MOAI, pointsOf, readAct, type View, writeAct } from '@ahu/rapa-nui-cards/public';
import type { SoundName } from '../../platform/sound/sounds.ts';
import { kitOf } from '../contract/kit.ts';
import Board from './Board.svelte';
import { question, stage } from './telling/question.ts';
import { say } from './telling/say.ts';
import { tell } from './telling/tell.ts';
import { w } from './words/index.ts';

export const kit = kitOf<View, Act>(
  { readAct, writeAct },
  {
    Board,
    question,
    say,
    tell,
    stage,
    standing: (view, seat) => ({ score: pointsOf(view, seat) }),
    source,
    refuse: async (facts, names) => (await import('./refusals/refusals.ts')).refuse(facts, names),
    asksOpenly,
    sound: ({ act }) => soundOf(act),
  },
);

function soundOf(act: Act | undefined): SoundName {
  switch (act?.kind) {
    case 'play':
      return act.card === MOAI ? 'stone' : 'card';
    case 'sacrifice':
    case 'hide':
    case 'offer':
      return 'stone';
    case 'choose':
      return act.pay === 'wood' ? 'wood' : 'card';
    default:
      return 'card';
  }
}

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
