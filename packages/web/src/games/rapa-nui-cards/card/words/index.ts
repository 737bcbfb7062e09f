import { catalogue } from '../../../../platform/words/catalogue.svelte.ts';
import en from './en.ts';

export const w = catalogue(en, {
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
});
