import { GCProfiler } from 'node:v8';
import type { Game } from '@ahu/core';
import { median } from './race.ts';

export interface Copying {
  readonly copiesPerSecond: number;
  readonly bytesPerCopy: number;
}

const COPIES = 1_000_000;

const RUNS = 9;

/** Copies a state into an existing one a million times, again and again for the clock and once more for the memory. */
export function measureCopying(game: Game, seats: number): Copying {
  const from = game.start(seats, game.readOptions({}));
  const into = game.copy(from);
  const copyAll = (): void => {
    for (let i = 0; i < COPIES; i++) game.copy(from, into);
  };
  const seconds = median(Array.from({ length: RUNS }, () => secondsOf(copyAll)));
  return { copiesPerSecond: COPIES / seconds, bytesPerCopy: bytesAllocatedBy(copyAll) / COPIES };
}

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** How much the memory in use grew, and whatever was collected on the way. */
function bytesAllocatedBy(work: () => void): number {
  const profiler = new GCProfiler();
  profiler.start();
  const before = bytesInUse();
  work();
  const grown = bytesInUse() - before;
  return profiler
    .stop()
    .statistics.reduce((bytes, { beforeGC, afterGC }) => bytes + used(beforeGC) - used(afterGC), grown);
}

function bytesInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

type Collection = ReturnType<GCProfiler['stop']>['statistics'][number];

const used = ({ heapStatistics }: Collection['beforeGC']): number =>
  heapStatistics.usedHeapSize + heapStatistics.externalMemory;
