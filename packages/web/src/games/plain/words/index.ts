import { catalogue } from '../../../platform/words/catalogue.svelte.ts';
import en from './en.ts';

export const w = catalogue(en, import.meta.glob(['./*.ts', '!./{en,index}.ts']));
