/** Where a label on a hex hides least of what lies there. */
import { sizeOf } from '@ahu/giants/public';
import { type Box, overlap, type Sites, statueAt, terraceAt } from './ahu-sites.ts';
import { isInside } from './crowd.ts';
import type { Chart, Point, Spot } from './geometry.ts';
import { FOOT, RISE, type Token } from './tokens.ts';

const ROWS = Array.from({ length: 13 }, (_, i) => 48 - 8 * i);
const COLUMNS = [0, -14, 14, -28, 28];

export function boxesOn(spot: Spot, tokens: readonly Token[], sites: Sites, standing: ReadonlySet<string>): Box[] {
  const near = ({ x, y }: Point): boolean => Math.abs(x - spot.x) < 100 && Math.abs(y - spot.y) < 130;
  const lying = tokens.filter(near).map(({ x, y, size, object }) => ({
    left: x - size / 2,
    right: x + size / 2,
    top: y - size * (object ? RISE[sizeOf(object.object)] - FOOT : 0.6),
    bottom: y + size / 2,
  }));
  const ahus = [...sites].filter(([, site]) => near(site));
  return [
    ...lying,
    ...ahus.map(([, site]) => terraceAt(site)),
    ...ahus.filter(([ahu]) => standing.has(ahu)).map(([, site]) => statueAt(site)),
  ];
}

/** The middle of a label of this size, as low on its hex as there is room. */
export function labelOn({ tall }: Chart, spot: Spot, width: number, height: number, boxes: readonly Box[]): Point {
  let best: Point = { x: 0, y: 30 };
  let least = Number.POSITIVE_INFINITY;
  for (const y of ROWS) {
    for (const x of COLUMNS) {
      if (!isInside({ x: Math.abs(x) + width / 3, y }, tall, -4)) continue;
      const [left, top] = [spot.x + x - width / 2, spot.y + y - height / 2];
      const box = { left, top, right: left + width, bottom: top + height };
      const hidden = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      const cost = hidden + Math.abs(x) * 0.5 + (48 - y) * 0.4;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return { x: spot.x + best.x, y: spot.y + best.y };
}
