/** Where the ahus of a hex stand: on sides that face the sea, so that none hides another nor its moai. */
import type { Chart, Point, Spot } from './geometry.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const around = ({ x, y }: Point, left: number, top: number, right: number, bottom: number): Box => ({
  left: x + left,
  top: y + top,
  right: x + right,
  bottom: y + bottom,
});

/** The terrace with its two numbers, and the room of what stands on it. */
export const terraceAt = (point: Point): Box => around(point, -22.4, -13, 22.4, 18);
export const statueAt = (point: Point): Box => around(point, -15, -66, 15, -13);

export interface Site extends Point {
  /** On a reef before the coast, where others would hide it. */
  readonly far: boolean;
}

/** By ahu, `E5.1`: the middle of its terrace. */
export type Sites = ReadonlyMap<string, Site>;

export function sitesOf(chart: Chart): Sites {
  const sites = new Map<string, Site>();
  // From the second time on everybody knows where the others stand.
  for (let round = 0; round < 3; round++) for (const spot of chart.spots.values()) place(chart, spot, sites);
  return sites;
}

function place(chart: Chart, spot: Spot, sites: Map<string, Site>): void {
  const names = (spot.hex.ahus ?? []).map((_, slot) => `${spot.hex.id}.${slot + 1}`);
  if (names.length === 0) return;
  for (const name of names) sites.delete(name);
  const others = [...sites.values()].filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 200);
  const ways = chosen(candidates(chart, spot, names.length), names.length);
  const costs = ways.map((points) => cost(points, others, spot));
  const inOrder = ways[costs.indexOf(Math.min(...costs))].toSorted((a, b) => a.x - b.x || a.y - b.y);
  names.forEach((name, i) => void sites.set(name, inOrder[i]));
}

/** So far before the coast lies a reef. */
const OUT = 42;

/** Boards of others may have ahus inland. */
function candidates(chart: Chart, { x, y, shores, corners }: Spot, wanted: number): Site[] {
  const inland = corners.map((corner) => ({ x: (x + corner.x) / 2, y: (y + corner.y) / 2, far: false }));
  const coastal = shores.map((shore) => ({ x: x + shore.x, y: y + shore.y, far: false }));
  const reefs = shores
    .filter((shore) => Math.abs(shore.x) > 20)
    .map((shore) => ({ x: x + shore.x + Math.sign(shore.x) * OUT, y: y + shore.y, far: true }))
    .filter((reef) => isSea(chart, reef));
  return shores.length < wanted ? [...coastal, ...inland] : [...coastal, ...reefs];
}

/** Far enough from every hex. */
const isSea = ({ spots }: Chart, { x, y }: Point): boolean =>
  [...spots.values()].every((spot) => Math.hypot(x - spot.x, y - spot.y) > 70);

const chosen = (points: readonly Site[], count: number): Site[][] =>
  count === 1
    ? points.map((point) => [point])
    : points.flatMap((point, i) => points.slice(i + 1).map((other) => [point, other]));

function cost(points: readonly Site[], others: readonly Point[], spot: Spot): number {
  const all = [...points, ...others];
  let sum = 0;
  points.forEach((point, i) => {
    for (const other of all.slice(i + 1)) sum += clash(point, other) + clash(other, point);
    sum += (point.y - spot.y) * 0.35; // a moai above its hex leaves room in it
    for (const other of all.slice(i + 1)) sum += crowding(point, other);
    if (point.far) sum += 90;
  });
  return sum;
}

/** Neighbours side by side look like one wall. */
function crowding(a: Point, b: Point): number {
  const distance = Math.hypot(a.x - b.x, (a.y - b.y) * 1.6);
  return distance < 110 ? 6000 / distance : 0;
}

const clash = (a: Point, b: Point): number =>
  overlap(terraceAt(a), terraceAt(b)) * 12 + overlap(statueAt(a), terraceAt(b)) * 3 + overlap(statueAt(a), statueAt(b));
