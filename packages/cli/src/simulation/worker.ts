import { parentPort, workerData } from 'node:worker_threads';
import { BotFault } from '@ahu/core';
import { type Job, type Outcome, playOne } from './job.ts';

/** So many games, from this one on. */
export interface Share {
  readonly first: number;
  readonly count: number;
}

export type Report = { readonly outcomes: readonly Outcome[] } | { readonly fault: string };

const job = workerData as Job;

parentPort?.on('message', ({ first, count }: Share) => {
  parentPort?.postMessage(report(first, count));
});

function report(first: number, count: number): Report {
  try {
    return { outcomes: Array.from({ length: count }, (_, i) => playOne(job, first + i)) };
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    return { fault: `${error.message}\nposition: ${JSON.stringify(error.position)}` };
  }
}
