import { settings } from '../settings.svelte.ts';

/** A day as the reader writes it. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(at);
