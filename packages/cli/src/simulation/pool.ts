import type { Job, Outcome } from './job.ts';
import { Player } from './player.ts';
import type { Share } from './serving.ts';

/** The most games of one share, and its milliseconds: short enough to show progress, and to end together. */
const LARGEST_SHARE = 100;
const SHARE_TIME = 500;

export interface Means {
  readonly workers: number;
  /** How many seconds a bot may take for a decision. */
  readonly patience: number;
  /** What the workers run; it calls `serve`. */
  readonly script?: URL;
  /** Ends it early, with the games that are over by then. */
  readonly signal?: AbortSignal;
  /** Hears several times a second how many decisions were made: games of slow bots take minutes. */
  readonly onDecisions?: (decisions: number) => void;
}

/** Milliseconds between two such reports. */
const TICK = 250;

const SCRIPT = new URL('./worker.ts', import.meta.url);

/**
 * Plays the games first … last − 1 of a job on several threads; what comes out, in the order of the games, does not
 * depend on how many. `onOutcomes` hears of them as they come.
 */
export async function playAll(
  job: Job,
  first: number,
  last: number,
  { workers, patience, script = SCRIPT, signal, onDecisions }: Means,
  onOutcomes: (outcomes: readonly Outcome[]) => void,
): Promise<Outcome[]> {
  const all: Outcome[] = [];
  const start = performance.now();
  let dealt = first;
  const nextShare = (): Share | undefined => {
    if (dealt === last) return undefined;
    const inTime = Math.floor((all.length * SHARE_TIME) / workers / (performance.now() - start));
    const fair = Math.ceil((last - dealt) / workers / 2);
    const share = { first: dealt, count: Math.max(1, Math.min(LARGEST_SHARE, inTime, fair)) };
    dealt += share.count;
    return share;
  };
  const collect = (outcomes: readonly Outcome[]) => {
    all.push(...outcomes);
    onOutcomes(outcomes);
  };
  const pool = Array.from({ length: Math.min(workers, last - first) }, () => new Player(job, script, patience));
  const decided = (): number => pool.reduce((sum, { decisions }) => sum + decisions, 0);
  const tick = onDecisions && setInterval(() => onDecisions(decided()), TICK);
  try {
    const played = Promise.all(pool.map((player) => player.play(nextShare, collect)));
    await (signal ? Promise.race([played, aborted(signal)]) : played);
  } finally {
    clearInterval(tick);
    await Promise.all(pool.map((player) => player.end()));
  }
  return all.sort((a, b) => a.game - b.game);
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
