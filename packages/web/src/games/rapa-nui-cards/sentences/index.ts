import type { SentenceFiles, Sentences } from '../../contract/manifest.ts';

export const sentences: SentenceFiles = import.meta.glob<{ default: Sentences }>(['./*.ts', '!./index.ts']);
