/** Room for everything that lies on one hex: as large as fits, and nothing over another. */
import { type Box, overlap } from './ahu-sites.ts';
import { type Point, REACH, SIDE } from './geometry.ts';

export interface Room {
  readonly size: number;
  /** From the centre of the hex, in reading order. */
  readonly places: readonly Point[];
}

const SIZES = [38, 34, 30, 27, 24, 21, 18, 16, 14, 12] as const;
const GAP = 1.5;

/** `head` is how far things rise above the middle of their place, in sizes: half of one, or more for moai. */
const boxAround = ({ x, y }: Point, size: number, head: number): Box => ({
  left: x - size / 2,
  top: y - size * head,
  right: x + size / 2,
  bottom: y + size / 2,
});

/** Within a hex around 0 0 whose sides face right and left, or up and down when it is turned. */
export function isInside({ x, y }: Point, tall: boolean, margin: number): boolean {
  const [along, across] = tall ? [Math.abs(y), Math.abs(x)] : [Math.abs(x), Math.abs(y)];
  const reach = REACH - margin;
  return along <= reach && along / 2 + (across * Math.sqrt(3)) / 2 <= reach && across < SIDE;
}

function fits(point: Point, size: number, head: number, tall: boolean, blocked: readonly Box[]): boolean {
  const box = boxAround(point, size, head);
  // Heads may rise over the edge; feet stay on their hex.
  const { left, top, right, bottom } = boxAround(point, size, 0.5);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  return corners.every((corner) => isInside(corner, tall, 0)) && blocked.every((other) => overlap(box, other) === 0);
}

/** All places of a raster that is shifted by half a place or not. */
function raster(size: number, head: number, shiftX: number, shiftY: number): Point[] {
  const step = size + GAP;
  const rise = size * (head + 0.5) + GAP;
  const steps = Array.from({ length: 11 }, (_, i) => i - 5);
  return steps.flatMap((row) => steps.map((column) => ({ x: (column + shiftX) * step, y: (row + shiftY) * rise })));
}

const SHIFTS = [0, 0.5, 0.25, 0.75].flatMap((y) => [0, 0.5].map((x) => [x, y] as const));

/** The same hexes are full of the same number of things again and again. */
const known = new Map<string, Room>();

export function roomFor(count: number, tall: boolean, blocked: readonly Box[], head = 0.5): Room {
  const key = JSON.stringify([
    count,
    tall,
    head,
    blocked.map(({ left, top, right, bottom }) => [left, top, right, bottom]),
  ]);
  const room = known.get(key) ?? search(count, head, tall, blocked);
  known.set(key, room);
  return room;
}

function search(count: number, head: number, tall: boolean, blocked: readonly Box[]): Room {
  let room: Room = { size: 0, places: [] };
  for (const size of SIZES) {
    room = { size, places: densest(count, size, head, tall, blocked) };
    if (room.places.length === count) return room;
  }
  // Never on a board that was played: a piece without a place lies on the last one.
  const last = room.places.at(-1) ?? { x: 0, y: 0 };
  return { ...room, places: Array.from({ length: count }, (_, i) => room.places[i] ?? last) };
}

/** The raster whose `count` places lie closest together around the middle. */
function densest(count: number, size: number, head: number, tall: boolean, blocked: readonly Box[]): Point[] {
  let best: Point[] = [];
  let spread = Number.POSITIVE_INFINITY;
  for (const [shiftX, shiftY] of SHIFTS) {
    const free = raster(size, head, shiftX, shiftY).filter((point) => fits(point, size, head, tall, blocked));
    const near = free.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y)).slice(0, count);
    const sum = near.reduce((total, { x, y }) => total + Math.hypot(x, y), 0);
    if (near.length > best.length || (near.length === best.length && sum < spread)) [best, spread] = [near, sum];
  }
  return best.toSorted((a, b) => a.y - b.y || a.x - b.x);
}
