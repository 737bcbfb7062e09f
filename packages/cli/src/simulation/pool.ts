import { Worker } from 'node:worker_threads';
import { EXIT, Failure } from '../failure.ts';
import type { Job } from './job.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Report, Share } from './worker.ts';

/** Small enough to show progress and to keep all workers busy to the end. */
const LARGEST_SHARE = 100;
const SHARES_A_WORKER = 8;

/** Plays the games of a job on several threads. What comes out does not depend on how many. */
export async function simulate(
  job: Job,
  games: number,
  workers: number,
  onProgress: (played: number) => void,
): Promise<Tally> {
  const size = Math.max(1, Math.min(LARGEST_SHARE, Math.floor(games / workers / SHARES_A_WORKER)));
  const sum = emptyTally(job.bots.length);
  let dealt = 0;
  const nextShare = (): Share | undefined => {
    if (dealt === games) return undefined;
    const share = { first: dealt, count: Math.min(size, games - dealt) };
    dealt += share.count;
    return share;
  };
  const onTally = (tally: Tally) => {
    addTally(sum, tally);
    onProgress(sum.games);
  };
  const pool = Array.from({ length: Math.min(workers, games) }, () => startWorker(job));
  try {
    await Promise.all(pool.map((worker) => feed(worker, nextShare, onTally)));
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
  return sum;
}

const startWorker = (job: Job): Worker => new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });

/** Gives a worker one share after the other until there is none. */
function feed(worker: Worker, next: () => Share | undefined, onTally: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      const share = next();
      if (share === undefined) resolve();
      else worker.postMessage(share);
    };
    worker.on('message', (report: Report) => {
      if ('fault' in report) return reject(new Failure(EXIT.failed, report.fault));
      onTally(report.tally);
      go();
    });
    worker.on('error', reject);
    go();
  });
}
