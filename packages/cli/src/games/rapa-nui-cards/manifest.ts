import { accounts, greedy, insight, rapaNuiCards } from '@ahu/rapa-nui-cards';
import { explainer } from '@ahu/rapa-nui-cards/reasons';
import { scripts } from '@ahu/rapa-nui-cards/scripts';
import { manifestOf } from '../contract/manifest.ts';
import { why } from './reasons.ts';
import { words } from './words.ts';

export const manifest = manifestOf({
  name: 'Rapa Nui: the card game',
  game: rapaNuiCards,
  greedy,
  scripts,
  insight,
  words,
  reasons: { explainer, why },
  accounts,
});
