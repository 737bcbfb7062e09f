import type { Result } from './tries.ts';
import { w } from './words/index.ts';

/** How a game that was tried again ended, beside the one that it came from. */
export const compared = (before: Result, after: Result): string =>
  w().tried({
    rank: after.rank,
    had: w().points({ n: after.points }),
    before: before.rank,
    formerly: w().points({ n: before.points }),
  });
