import { Worker } from 'node:worker_threads';
import { EXIT, Failure } from '../failure.ts';
import type { Job, Outcome } from './job.ts';
import type { Report, Share } from './worker.ts';

/** Small enough to show progress and to keep all workers busy to the end. */
const LARGEST_SHARE = 100;
const SHARES_A_WORKER = 8;

/**
 * Plays the games first … last − 1 of a job on several threads; what comes out, in the order of the games, does not
 * depend on how many. `onOutcomes` hears of them as they come.
 */
export async function playAll(
  job: Job,
  first: number,
  last: number,
  workers: number,
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
  const pool = Array.from({ length: Math.min(workers, games) }, () => startWorker(job));
  const collect = (outcomes: readonly Outcome[]) => {
    all.push(...outcomes);
    onOutcomes(outcomes);
  };
  try {
    await Promise.all(pool.map((worker) => feed(worker, nextShare, collect)));
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
  return all.sort((a, b) => a.game - b.game);
}

const startWorker = (job: Job): Worker => new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });

/** Gives a worker one share after the other until there is none. */
function feed(
  worker: Worker,
  next: () => Share | undefined,
  onOutcomes: (outcomes: readonly Outcome[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      const share = next();
      if (share === undefined) resolve();
      else worker.postMessage(share);
    };
    worker.on('message', (report: Report) => {
      if ('fault' in report) return reject(new Failure(EXIT.failed, report.fault));
      onOutcomes(report.outcomes);
      go();
    });
    worker.on('error', reject);
    go();
  });
}
