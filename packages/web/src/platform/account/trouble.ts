import type { BanInfo } from '@ahu/protocol';
import { Unreadable } from '../answers.ts';
import { Refused } from '../api.ts';
import { settings } from '../settings.svelte.ts';
import { w } from './words/index.ts';

/** Until when a ban holds, and its reason. */
export function bannedTold({ until, why }: BanInfo): string {
  const date = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  return w().trouble.banned({ until: date.format(until), why });
}

/** Why something did not come about, in the reader's words as far as they are known. */
export function trouble(error: unknown): string {
  const words = w().trouble;
  if (error instanceof Refused) {
    if (error.ban) return bannedTold(error.ban);
    if (error.status === 401) return words.nobody;
    if (error.status === 429) return words.tooMany;
    if (error.status === 503) return words.busy;
    return words.refused({ reason: error.message });
  }
  if (error instanceof Unreadable) return words.unreadable;
  const { name, message } = error as Error;
  // What browsers call it when a passkey was not given, for whatever reason.
  if (['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(name)) return words.noPasskey;
  // What `fetch` throws without network; everything else was put in words where it happened.
  return name === 'TypeError' ? words.offline : message;
}
