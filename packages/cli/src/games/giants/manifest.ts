import { accounts, giants, greedy, insight } from '@ahu/giants';
import { explainer } from '@ahu/giants/reasons';
import { scripts } from '@ahu/giants/scripts';
import { manifestOf } from '../contract/manifest.ts';
import { why } from './reasons.ts';
import { words } from './words.ts';

export const manifest = manifestOf({
  name: 'Giants',
  game: giants,
  greedy,
  scripts,
  insight,
  words,
  reasons: { explainer, why },
  accounts,
});
