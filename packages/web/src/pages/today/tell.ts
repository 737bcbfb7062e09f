import { islandIn } from '../../games/lessons.ts';
import { account } from '../../platform/account/account.svelte.ts';
import { wasOnline } from '../../platform/account/remembered.ts';
import { post, Refused } from '../../platform/api.ts';
import { keep, kept } from '../../platform/storage/local-store.ts';
import { type KeptMatch, list } from '../../platform/storage/matches.ts';

const SETTLED = 'ahu-islands-told';

/** What the server said to the islands that it was told of: nothing stays to be done about those. */
type Settled = Readonly<Record<string, 'told' | 'refused'>>;

export const settledIslands = (): Settled => kept<Settled>(SETTLED, {});

let telling: Promise<void> | undefined;

/**
 * Tells the server of the finished islands that it has not heard of, for people who have a name there. What cannot be
 * told now, without a network, is told the next time.
 */
export function tellIslands(): Promise<void> {
  telling ??= tellAll().finally(() => {
    telling = undefined;
  });
  return telling;
}

async function tellAll(): Promise<void> {
  if (!wasOnline() || !navigator.onLine) return;
  for (const { date, file } of (await list()).flatMap(finished)) {
    if (settledIslands()[date]) continue;
    const settled = await tell(date, file);
    if (!settled) return;
    keep(SETTLED, { ...settledIslands(), [date]: settled });
  }
}

function finished({ id, file, over }: KeptMatch): { date: string; file: KeptMatch['file'] }[] {
  const date = islandIn(id);
  return date !== undefined && over && !file.practice ? [{ date, file }] : [];
}

/** Undefined if it has to be told again later. */
async function tell(date: string, file: KeptMatch['file']): Promise<'told' | 'refused' | undefined> {
  try {
    await post(`/islands/${date}`, file);
    return 'told';
  } catch (error) {
    if (!(error instanceof Refused)) return undefined;
    if (error.status === 401) account.is(null);
    // Told from another browser, or in a request whose answer was lost: the first one counts.
    if (error.status === 409) return 'told';
    return error.status === 400 || error.status === 413 ? 'refused' : undefined;
  }
}
