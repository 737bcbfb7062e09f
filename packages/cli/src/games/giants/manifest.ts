import { accounts, giants, greedy, insight } from '@ahu/giants';
import { manifestOf } from '../contract/manifest.ts';
import { words } from './words.ts';

export const manifest = manifestOf({ name: 'Giants', game: giants, greedy, insight, words, accounts });
