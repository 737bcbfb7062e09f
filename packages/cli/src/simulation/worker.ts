import { parentPort, workerData } from 'node:worker_threads';
import { BotFault } from '@ahu/core';
import { type Job, playGames } from './job.ts';
import type { Tally } from './tally.ts';

/** So many games, from this one on. */
export interface Share {
  readonly first: number;
  readonly count: number;
}

export type Report = { readonly tally: Tally } | { readonly fault: string };

const job = workerData as Job;

parentPort?.on('message', ({ first, count }: Share) => {
  parentPort?.postMessage(report(first, count));
});

function report(first: number, count: number): Report {
  try {
    return { tally: playGames(job, first, count) };
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    return { fault: `${error.message}\nposition: ${JSON.stringify(error.position)}` };
  }
}
