import type { Glance } from './glance.ts';

/** How well a bot plays is how long it thinks, counted in iterations so that it plays the same on every machine. */
export interface Level {
  readonly iterations: number;
  /** The most milliseconds that it thinks, whatever its iterations. */
  readonly cap: number;
  /** Players who are still learning look at a few moves only, and miss others. */
  readonly glance?: Glance;
}

export const LEVELS = {
  novice: { iterations: 16, cap: 200, glance: { moves: 2, blur: 2.5 } },
  fair: { iterations: 100, cap: 500, glance: { moves: 4, blur: 1.5 } },
  strong: { iterations: 2_400, cap: 1_000 },
  master: { iterations: 24_000, cap: 4_000 },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof LEVELS;
