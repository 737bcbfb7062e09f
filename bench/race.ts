import { Sfc32 } from '@ahu/core';
import type { Playout } from './playout.ts';

export interface Rate {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
}

/** By runner: its rate in every round. */
export type Rounds<Runner extends string> = Readonly<Record<Runner, readonly Rate[]>>;

/**
 * Lets the runners take turns, round after round, so that a machine that slows down slows all of them. The first
 * round warms up and does not count.
 */
export function race<Runner extends string>(
  runners: Readonly<Record<Runner, Playout>>,
  rounds: number,
  milliseconds: number,
): Rounds<Runner> {
  const entries = Object.entries<Playout>(runners) as [Runner, Playout][];
  const rates = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<Runner, Rate[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const [name, playout] of entries) {
      const rate = run(playout, new Sfc32(round), milliseconds);
      if (round > 0) rates[name].push(rate);
    }
  }
  return rates;
}

function run(playout: Playout, random: Sfc32, milliseconds: number): Rate {
  let games = 0;
  let decisions = 0;
  let elapsed = 0;
  for (const start = performance.now(); elapsed < milliseconds; elapsed = performance.now() - start) {
    decisions += playout(random).decisions;
    games++;
  }
  return { gamesPerSecond: (1000 * games) / elapsed, decisionsPerSecond: (1000 * decisions) / elapsed };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

export const medianRate = (rates: readonly Rate[]): Rate => ({
  gamesPerSecond: median(rates.map((rate) => rate.gamesPerSecond)),
  decisionsPerSecond: median(rates.map((rate) => rate.decisionsPerSecond)),
});

/** How many times as fast, round by round: a slow minute hits both sides of a fraction. */
export const medianRatio = (rates: readonly Rate[], others: readonly Rate[]): number =>
  median(rates.map((rate, round) => rate.decisionsPerSecond / others[round].decisionsPerSecond));
