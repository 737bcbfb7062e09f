import type { BoardDocument, CaseDocument } from '@ahu/rapa-nui/public';
/** A board as shapes: hand-drawn borders, the coast, and where everything on a case has its place. */

export type Point = readonly [x: number, y: number];

export interface AhuShape {
  readonly id: string;
  readonly at: Point;
  /** Degrees of its terrace, along the coast. */
  readonly turn: number;
}

export interface CaseShape {
  readonly id: string;
  readonly document: CaseDocument;
  readonly polygon: readonly Point[];
  readonly path: string;
  /** Where its resources lie, and where its transporters stand. */
  readonly at: Point;
  readonly crew: Point;
  readonly ahus: readonly AhuShape[];
}

export interface BoardShape {
  readonly width: number;
  readonly height: number;
  /** The line where land ends. */
  readonly coast: string;
  readonly cases: readonly CaseShape[];
}

/** The same number between 0 and 1 for the same seed. */
export function chance(...seed: readonly number[]): number {
  const wave = Math.sin(seed.reduce((sum, each, i) => sum + each * (12.9898 + i * 65.1), 0)) * 43758.5453;
  return wave - Math.floor(wave);
}

const round = (n: number): number => Math.round(n * 10) / 10;
const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A smooth closed line through all points. */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length];
  const curves = points.map((point, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const first: Point = [point[0] + (to[0] - before[0]) / 6, point[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - point[0]) / 6, to[1] - (after[1] - point[1]) / 6];
    return `C${write(first)} ${write(second)} ${write(to)}`;
  });
  return `M${write(points[0])}${curves.join('')}Z`;
}

const WOBBLE = 0.09;

/** Points between two corners, off the straight line, and the same from either side. */
function wobble(a: Point, b: Point): Point[] {
  const isForth = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const [from, to] = isForth ? [a, b] : [b, a];
  const points = [0.25, 0.5, 0.75].map((share): Point => {
    const [x, y] = between(from, to, share);
    const off = (chance(from[0], from[1], to[0], to[1], share) - 0.5) * WOBBLE;
    return [x + (to[1] - from[1]) * off, y - (to[0] - from[0]) * off];
  });
  return isForth ? points : points.reverse();
}

const rough = (polygon: readonly Point[]): Point[] =>
  polygon.flatMap((corner, i) => [corner, ...wobble(corner, polygon[(i + 1) % polygon.length])]);

function centre(polygon: readonly Point[]): Point {
  const [x, y] = polygon.reduce<Point>((sum, each) => [sum[0] + each[0], sum[1] + each[1]], [0, 0]);
  return [x / polygon.length, y / polygon.length];
}

const isSame = (a: Point, b: Point): boolean => distance(a, b) < 2;

/** The sides of a case that no other case has, as one line along the sea. */
function shoreOf(polygon: readonly Point[], others: readonly (readonly Point[])[]): Point[] {
  const sides = polygon.map((corner, i): [Point, Point] => [corner, polygon[(i + 1) % polygon.length]]);
  const isInland = ([a, b]: [Point, Point]): boolean =>
    others.some((other) => other.some((p) => isSame(p, a)) && other.some((p) => isSame(p, b)));
  const wet = sides.map((side) => !isInland(side));
  const first = wet.findIndex((isWet, i) => isWet && !wet[(i + wet.length - 1) % wet.length]);
  // A case that touches no other lies in the sea on all sides.
  if (first < 0) return wet[0] ? polygon.slice(0, 3) : [];
  const line: Point[] = [sides[first][0]];
  for (let i = first; wet[i % wet.length] && line.length <= sides.length; i++) line.push(sides[i % sides.length][1]);
  return line;
}

function pointAlong(line: readonly Point[], share: number): { at: Point; turn: number } {
  const lengths = line.slice(1).map((point, i) => distance(line[i], point));
  let left = lengths.reduce((total, each) => total + each, 0) * share;
  let i = 0;
  while (i < lengths.length - 1 && left > lengths[i]) left -= lengths[i++];
  const [a, b] = [line[i], line[i + 1]];
  return { at: between(a, b, left / lengths[i]), turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI };
}

/** So far an ahu lies from the water. */
const SHORE = 7;

function ahusOf({ id, ahus }: CaseDocument, shore: readonly Point[], inland: Point): AhuShape[] {
  return Array.from({ length: ahus }, (_, i) => {
    const { at, turn } = shore.length > 1 ? pointAlong(shore, (i + 0.5) / ahus) : { at: inland, turn: 0 };
    const share = SHORE / Math.max(SHORE, distance(at, inland));
    // Upright terraces only: neither side is the upper one.
    const upright = ((turn + 270) % 180) - 90;
    return { id: `${id}${'abc'[i]}`, at: between(at, inland, share), turn: upright };
  });
}

/** A board without a drawing is laid out in rings around its middle, so that it can be played at all. */
function drawn({ cases, outline, width, height }: BoardDocument) {
  if (outline && cases.every(({ polygon, at }) => polygon && at)) {
    const polygons = cases.map(({ polygon }) => polygon as readonly Point[]);
    return { polygons, outline, width: width ?? 1000, height: height ?? 700 };
  }
  const ring = (index: number, count: number, x: number, y: number): Point => {
    const angle = (2 * Math.PI * index) / count;
    return [500 + x * Math.cos(angle), 350 + y * Math.sin(angle)];
  };
  const inner = cases.filter(({ ahus }) => ahus === 0);
  const outer = cases.filter(({ ahus }) => ahus > 0);
  const polygons = cases.map((each) => {
    const isInner = each.ahus === 0;
    const list = isInner ? inner : outer;
    const [x, y] = ring(list.indexOf(each), list.length, isInner ? 190 : 380, isInner ? 130 : 260);
    return [0, 1, 2, 3, 4, 5].map((i): Point => [x + 52 * Math.cos(i * 1.047), y + 52 * Math.sin(i * 1.047)]);
  });
  const coast = Array.from({ length: 16 }, (_, i) => ring(i, 16, 450, 325));
  return { polygons, outline: coast, width: 1000, height: 700 };
}

const shapes = new WeakMap<BoardDocument, BoardShape>();

export function shapeOf(board: BoardDocument): BoardShape {
  const known = shapes.get(board) ?? draw(board);
  shapes.set(board, known);
  return known;
}

function draw(board: BoardDocument): BoardShape {
  const { polygons, outline, width, height } = drawn(board);
  const cases = board.cases.map((document, i): CaseShape => {
    const polygon = polygons[i];
    const middle = centre(polygon);
    const shore = shoreOf(polygon, polygons.toSpliced(i, 1));
    const ahus = ahusOf(document, shore, middle);
    const away = ahus.length === 0 ? middle : centre(ahus.map(({ at }) => at));
    const inland = between(middle, away, -0.28);
    // Moai on a southern shore rise before the land: everything else stands clear of them.
    const up = away[1] > middle[1] + 20 ? 20 : 0;
    return {
      id: document.id,
      document,
      polygon,
      path: smooth(rough(polygon)),
      at: [inland[0], inland[1] - 14 - up],
      crew: [inland[0], inland[1] + 19 - up * 0.8],
      ahus,
    };
  });
  return {
    width,
    height,
    coast: smooth(outline.flatMap((p, i) => [p, ...wobble(p, outline[(i + 1) % outline.length])])),
    cases,
  };
}

/** The case that lies nearest in the direction of an arrow key. */
export function neighbour(cases: readonly CaseShape[], from: string, key: string): string | undefined {
  const here = cases.find(({ id }) => id === from)?.at;
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  if (!here || (dx === 0 && dy === 0)) return undefined;
  const ranked = cases
    .filter(({ id }) => id !== from)
    .map(({ id, at }) => {
      const along = (at[0] - here[0]) * dx + (at[1] - here[1]) * dy;
      const aside = Math.abs((at[0] - here[0]) * dy) + Math.abs((at[1] - here[1]) * dx);
      return { id, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 5)
    .sort((a, b) => a.cost - b.cost);
  return ranked[0]?.id;
}

/** Random points well inside a polygon and apart from each other and from what must stay visible. */
export function scatter(polygon: readonly Point[], count: number, keepOff: readonly Point[], gap: number): Point[] {
  const middle = centre(polygon);
  const found: Point[] = [];
  for (let i = 0; i < count * 8 && found.length < count; i++) {
    const side = Math.floor(chance(i, middle[0]) * polygon.length);
    const edge = between(polygon[side], polygon[(side + 1) % polygon.length], chance(i, middle[1], 3));
    const point = between(middle, edge, Math.sqrt(chance(i, middle[0], middle[1])) * 0.74);
    const isFree = found.every((p) => distance(p, point) > gap) && keepOff.every((p) => distance(p, point) > 26);
    if (isFree) found.push(point);
  }
  return found.sort((a, b) => a[1] - b[1]);
}
