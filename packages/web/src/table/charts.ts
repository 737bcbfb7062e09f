import type { Sheet } from '../engine/frame.ts';

/** A stretch of a bar, from 0 to 1. */
export interface Stretch {
  readonly source: string;
  readonly points: number;
  readonly from: number;
  readonly length: number;
}

/** The sources that gave anybody points, in the order of the accounts. */
export const sourcesOf = ({ accounts }: Sheet): string[] =>
  Object.keys(accounts[0] ?? {}).filter((source) => accounts.some((account) => account[source] !== 0));

/** Everybody's bar, all on one scale; what costs points is in the table only. */
export function barsOf(sheet: Sheet): Stretch[][] {
  const sources = sourcesOf(sheet);
  const gains = sheet.accounts.map((account) => sources.map((source) => Math.max(0, account[source])));
  const most = Math.max(1, ...gains.map((points) => points.reduce((sum, each) => sum + each, 0)));
  return gains.map((all) => {
    let from = 0;
    return sources.flatMap((source, i) => {
      if (all[i] === 0) return [];
      const stretch = { source, points: all[i], from, length: all[i] / most };
      from += stretch.length;
      return [stretch];
    });
  });
}

/** Round numbers from the lowest to above the highest, about five of them. */
export function ticksOf(lowest: number, highest: number): number[] {
  const span = Math.max(1, highest - lowest);
  const rough = span / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * magnitude >= rough) as number) * magnitude);
  const first = Math.floor(lowest / step);
  const count = Math.ceil(highest / step) - first;
  return Array.from({ length: count + 1 }, (_, i) => (first + i) * step);
}

/** Moves marks apart until each has room, keeping their order and staying within the height. */
export function spread(heights: readonly number[], gap: number, height: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  order.forEach((mark, i) => {
    if (i > 0) placed[mark] = Math.max(placed[mark], placed[order[i - 1]] + gap);
  });
  order.toReversed().forEach((mark, i, down) => {
    placed[mark] = Math.min(placed[mark], i === 0 ? height : placed[down[i - 1]] - gap);
  });
  return placed;
}

/** At most `most` points of the course, the last one always among them. */
export function excerpt<Point>(course: readonly Point[], most: number): Point[] {
  const every = Math.ceil((course.length - 1) / (most - 1)) || 1;
  return course.filter((_, i) => i % every === 0 || i === course.length - 1);
}
