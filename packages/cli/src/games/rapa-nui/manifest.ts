import { accounts, greedy, insight, rapaNui } from '@ahu/rapa-nui';
import { scripts } from '@ahu/rapa-nui/scripts';
import { manifestOf } from '../contract/manifest.ts';
import { words } from './words.ts';

export const manifest = manifestOf({ name: 'Rapa Nui', game: rapaNui, greedy, scripts, insight, words, accounts });
