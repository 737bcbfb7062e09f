import type { Job, Outcome } from './job.ts';
import { Player } from './player.ts';
import type { Share } from './serving.ts';

/** Small enough to show progress and to keep all workers busy to the end. */
const LARGEST_SHARE = 100;
const SHARES_A_WORKER = 8;

export interface Means {
  readonly workers: number;
  /** How many seconds a bot may take for a decision. */
  readonly patience: number;
  /** What the workers run; it calls `serve`. */
  readonly script?: URL;
}

const SCRIPT = new URL('./worker.ts', import.meta.url);

/**
 * Plays the games first … last − 1 of a job on several threads; what comes out, in the order of the games, does not
 * depend on how many. `onOutcomes` hears of them as they come.
 */
export async function playAll(
  job: Job,
  first: number,
  last: number,
  { workers, patience, script = SCRIPT }: Means,
  onOutcomes: (outcomes: readonly Outcome[]) => void,
): Promise<Outcome[]> {
  const games = last - first;
  const size = Math.max(1, Math.min(LARGEST_SHARE, Math.floor(games / workers / SHARES_A_WORKER)));
  const all: Outcome[] = [];
  let dealt = first;
  const nextShare = (): Share | undefined => {
    if (dealt === last) return undefined;
    const share = { first: dealt, count: Math.min(size, last - dealt) };
    dealt += share.count;
    return share;
  };
  const collect = (outcomes: readonly Outcome[]) => {
    all.push(...outcomes);
    onOutcomes(outcomes);
  };
  const pool = Array.from({ length: Math.min(workers, games) }, () => new Player(job, script, patience));
  try {
    await Promise.all(pool.map((player) => player.play(nextShare, collect)));
  } finally {
    await Promise.all(pool.map((player) => player.end()));
  }
  return all.sort((a, b) => a.game - b.game);
}
