import { parentPort, workerData } from 'node:worker_threads';
import { BotFault } from '@ahu/core';
import { endBotProcesses } from '../bot-protocol/process.ts';
import { describeFault } from '../terminal/failure.ts';
import { type Casting, type Job, type Outcome, playOne } from './job.ts';
import { SharedDecision } from './shared-decision.ts';

/** A range of games. */
export interface Share {
  readonly first: number;
  readonly count: number;
}

export type Report = { readonly outcomes: readonly Outcome[] } | { readonly fault: string };

export interface WorkerData {
  readonly job: Job;
  readonly cellCount: number;
  readonly memory: SharedArrayBuffer;
  /** Seconds. */
  readonly patience: number;
}

/** What a worker does: plays the shares that it is sent, and reports what came of them. */
export function serve(casting: Casting): void {
  const { job, cellCount, memory, patience } = workerData as WorkerData;
  const decision = new SharedDecision(cellCount, memory);
  const play = ({ first, count }: Share): Report => {
    try {
      return {
        outcomes: Array.from({ length: count }, (_, i) => playOne(job, first + i, casting, decision, patience)),
      };
    } catch (error) {
      if (!(error instanceof BotFault)) throw error;
      return { fault: describeFault(error) };
    }
  };
  parentPort?.on('message', (share: Share | 'end') => {
    if (share !== 'end') return parentPort?.postMessage(play(share));
    endBotProcesses();
    parentPort?.close();
  });
}
