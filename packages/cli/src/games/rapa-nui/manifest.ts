import { accounts, greedy, insight, rapaNui } from '@ahu/rapa-nui';
import { explainer } from '@ahu/rapa-nui/reasons';
import { scripts } from '@ahu/rapa-nui/scripts';
import { manifestOf } from '../contract/manifest.ts';
import { why } from './reasons.ts';
import { words } from './words.ts';

export const manifest = manifestOf({
  name: 'Rapa Nui',
  game: rapaNui,
  greedy,
  scripts,
  insight,
  words,
  reasons: { explainer, why },
  accounts,
});
