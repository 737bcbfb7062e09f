import { accounts, greedy, insight, nim } from '@ahu/nim';
import { manifestOf } from '../contract/manifest.ts';

export const manifest = manifestOf({ name: 'Nim', game: nim, greedy, scripts: [], insight, accounts });
