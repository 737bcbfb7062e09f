import { type Act, asksOpenly, MOAI, pointsOf, readAct, type View, writeAct } from '@ahu/rapa-nui-cards/public';
import type { SoundName } from '../../platform/sound/sounds.ts';
import { withWords } from '../../platform/words/catalogue.svelte.ts';
import { kitOf } from '../contract/kit.ts';
import Board from './Board.svelte';
import { ends, question, stage } from './telling/question.ts';
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
    standing: ({ view }, seat) => ({ score: pointsOf(view, seat), isAll: view.players[seat].sacrifices !== null }),
    ends,
    source,
    refuse: async (facts, names) => (await import('./refusals/refusals.ts')).refuse(facts, names),
    why: async () => (await withWords(import('./reasons/reasons.ts'))).why,
    about: aboutOf,
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

/** What is pressed to play it. */
function aboutOf(act: Act): string[] {
  switch (act.kind) {
    case 'play':
      return [`held:${act.card}:0`];
    case 'take':
      return [`card:col:${act.column}`];
    case 'sacrifice':
    case 'hide':
      return [`own:${act.type}`];
    case 'buy':
    case 'offer':
    case 'substitute':
      return [`pile:${act.type}`];
    default:
      return [];
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
