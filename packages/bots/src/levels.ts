/** How well a bot plays is how long it thinks, counted in iterations so that it plays the same on every machine. */
export interface Level {
  readonly iterations: number;
  /** It stops thinking after so many milliseconds all the same. */
  readonly cap: number;
  /** Short-sighted players count the points on the table; the others have learnt what a position is worth. */
  readonly learned: boolean;
}

export const LEVELS = {
  novice: { iterations: 40, cap: 200, learned: false },
  fair: { iterations: 100, cap: 500, learned: true },
  strong: { iterations: 800, cap: 1_000, learned: true },
  master: { iterations: 6_000, cap: 3_000, learned: true },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof LEVELS;
