/** Where things lie on the drawn island, in units of which a hex has 60 a side. Knows the board, and no position. */
import type { View } from '@ahu/giants/public';

export type Board = View['setup']['options']['board'];
export type HexDocument = Board['hexes'][number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  readonly hex: HexDocument;
  /** Ends of its six sides, around. */
  readonly corners: readonly Point[];
  readonly neighbours: readonly string[];
  /** Middles of the sides that face the sea, from the centre. */
  readonly shores: readonly Point[];
}

export interface Chart {
  /** Turned by a quarter for screens that are higher than wide. */
  readonly tall: boolean;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Closed lines of the coast, corner by corner. */
  readonly coasts: readonly (readonly Point[])[];
}

export const SIDE = 60;
/** From the centre of a hex to the middle of a side. */
export const REACH = (SIDE * Math.sqrt(3)) / 2;
const MARGIN = 46;
/** Moai of the north coast rise into the sky. */
const ABOVE = 56;
/** Where height is scarce. */
const TIGHT = 8;

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const turned = ({ x, y }: Point, tall: boolean): Point => (tall ? { x: -y, y: x } : { x, y });

const centreOf = (q: number, r: number, tall: boolean): Point =>
  turned({ x: 2 * REACH * (q + r / 2), y: 1.5 * SIDE * r }, tall);

export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (n: number): number => Math.round(n * 10) / 10;

/** The six middles of sides, from the centre. */
const sides = (tall: boolean): Point[] =>
  DIRECTIONS.map(([q, r]) => centreOf(q, r, tall)).map(({ x, y }) => ({ x: x / 2, y: y / 2 }));

/** The ends of a side: the second comes after the first, clockwise. */
const endsOf = ({ x, y }: Point): [Point, Point] => {
  const [dx, dy] = [(-y / REACH) * (SIDE / 2), (x / REACH) * (SIDE / 2)];
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
};

export function chartOf(board: Board, tall: boolean): Chart {
  const byPlace = new Map(board.hexes.map((hex) => [`${hex.q} ${hex.r}`, hex]));
  const middles = sides(tall);
  const spots = new Map<string, Spot>();
  const shoreline: [Point, Point][] = [];
  for (const hex of board.hexes) {
    const centre = centreOf(hex.q, hex.r, tall);
    const around = DIRECTIONS.map(([q, r]) => byPlace.get(`${hex.q + q} ${hex.r + r}`));
    const moved = (point: Point): Point => ({ x: centre.x + point.x, y: centre.y + point.y });
    const corners = middles.map((middle) => moved(endsOf(middle)[0]));
    const shores = middles.filter((_, side) => !around[side]);
    for (const shore of shores) shoreline.push(endsOf(shore).map(moved) as [Point, Point]);
    const neighbours = around.flatMap((next) => (next ? [next.id] : []));
    spots.set(hex.id, { ...centre, hex, corners, neighbours, shores });
  }
  return {
    tall,
    spots,
    ...(tall ? frameOf(spots, TIGHT, TIGHT) : frameOf(spots, ABOVE, MARGIN)),
    coasts: loopsOf(shoreline),
  };
}

type Frame = Pick<Chart, 'left' | 'top' | 'width' | 'height'>;

function frameOf(spots: ReadonlyMap<string, Spot>, above: number, below: number): Frame {
  const corners = Array.from(spots.values(), (spot) => spot.corners).flat();
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - above;
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + below - top };
}

/** Sides laid end to end until they close. */
function loopsOf(shoreline: readonly [Point, Point][]): Point[][] {
  const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const next = new Map(shoreline.map(([from, to]) => [key(from), to]));
  const start = new Map(shoreline.map(([from]) => [key(from), from]));
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let here = next.keys().next().value as string;
    for (let to = next.get(here); to; to = next.get(here)) {
      loop.push(start.get(here) as Point);
      next.delete(here);
      here = key(to);
    }
    loops.push(loop);
  }
  return loops;
}

/** A fixed number from 0 to 1 for a place, so that a coast looks grown and is the same every time. */
export function grain(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** The coast as one smooth line, so far outside the hexes, with bays. */
export function coastLine(loop: readonly Point[], out: number, rough: number): string {
  const points: Point[] = [];
  loop.forEach((from, i) => {
    const to = loop[(i + 1) % loop.length];
    const [nx, ny] = [(to.y - from.y) / SIDE, (from.x - to.x) / SIDE];
    for (const share of [0.2, 0.5, 0.8]) {
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      const far = out + rough * (grain(x, y) - 0.4);
      points.push({ x: x + nx * far, y: y + ny * far });
    }
  });
  return smooth(points);
}

/** Through the middles of all sides, rounded at each point. */
function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const last = points.length - 1;
  const curves = points.map((point, i) => `Q${at(point)} ${at(middle(point, points[(i + 1) % points.length]))}`);
  return `M${at(middle(points[last], points[0]))}${curves.join('')}Z`;
}

export const outline = (corners: readonly Point[]): string => `M${corners.map(at).join('L')}Z`;

/** A hex drawn a little smaller, around a centre at 0 0. */
export const inset = (tall: boolean, by: number): string =>
  outline(sides(tall).map((middle) => scaled(endsOf(middle)[0], 1 - by / SIDE)));

const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

/** The neighbour that lies best in a direction; undefined if none does. */
export function towards(chart: Chart, from: string, dx: number, dy: number): string | undefined {
  const here = chart.spots.get(from) as Spot;
  const ahead = (id: string): number => {
    const { x, y } = chart.spots.get(id) as Spot;
    return ((x - here.x) * dx + (y - here.y) * dy) / (2 * REACH);
  };
  const best = here.neighbours.toSorted((a, b) => ahead(b) - ahead(a))[0];
  return best !== undefined && ahead(best) > 0.4 ? best : undefined;
}
