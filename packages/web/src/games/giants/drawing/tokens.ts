/** Every piece, log and object on the island as something to draw, with its place. */
import type { Seat } from '@ahu/core';
import { hexCalled, type ObjectView, ownerOf, sizeOf, type View } from '@ahu/giants/public';
import { type Box, type Sites, statueAt, terraceAt } from './ahu-sites.ts';
import { roomFor } from './crowd.ts';
import type { Chart, Point, Spot } from './geometry.ts';
import { seatsAt } from './view.ts';

export interface Token extends Point {
  /** Stays the same while a piece wanders. */
  readonly key: string;
  readonly symbol: string;
  readonly size: number;
  readonly hex: string;
  readonly seat: Seat | null;
  /** Workers of one clan and logs lie together. */
  readonly count: number;
  readonly object: ObjectView | undefined;
}

type Loose = Omit<Token, 'x' | 'y' | 'size'>;

const thing = (key: string, symbol: string, hex: string, seat: Seat | null, count = 1): Loose => ({
  key,
  symbol,
  hex,
  seat,
  count,
  object: undefined,
});

export const symbolOf = (object: string): string => (sizeOf(object) === 0 ? 'gi-pukao' : `gi-moai-${sizeOf(object)}`);

/** How high an object stands, in sizes of its place, by its own size; its foot is a little above the edge. */
export const RISE = [0.66, 1.06, 1.28, 1.55] as const;
export const FOOT = 0.44;

const headOf = (loose: readonly Loose[]): number =>
  Math.max(0.5, ...loose.map(({ object }) => (object ? RISE[sizeOf(object.object)] - FOOT : 0)));

/** What is high comes first, so that it stands behind the rest. */
function looseOn(view: View, hex: string): Loose[] {
  const objects = view.objects
    .filter(({ at }) => at === hex)
    .toSorted((a, b) => sizeOf(b.object) - sizeOf(a.object))
    .map((object) => ({
      ...thing(`object-${object.object}`, symbolOf(object.object), hex, ownerOf(object)),
      object,
    }));
  const pieces = seatsAt(view).flatMap((seat) => piecesOn(view, hex, seat));
  const logs = hexCalled(view, hex)?.logs ?? 0;
  return [...objects, ...pieces, ...(logs > 0 ? [thing(`logs-${hex}`, 'gi-log', hex, null, logs)] : [])];
}

function piecesOn(view: View, hex: string, seat: Seat): Loose[] {
  const { sorcerer, chief } = view.players[seat];
  const workers = hexCalled(view, hex)?.workers[seat] ?? 0;
  return [
    ...(chief === hex ? [thing(`chief-${seat}`, `gi-chief-${seat}`, hex, seat)] : []),
    ...(sorcerer === hex ? [thing(`sorcerer-${seat}`, `gi-sorcerer-${seat}`, hex, seat)] : []),
    ...(workers > 0 ? [thing(`worker-${seat}-${hex}`, `gi-worker-${seat}`, hex, seat, workers)] : []),
  ];
}

/** Where the number of a forest stands, from its centre. */
export const badgeOf = (tall: boolean): Point => (tall ? { x: 20, y: 40 } : { x: 0, y: 42 });

const from = (box: Box, { x, y }: Point): Box => ({
  left: box.left - x,
  right: box.right - x,
  top: box.top - y,
  bottom: box.bottom - y,
});

/** What must not be covered: terraces with their numbers, moai that stand on them, the number of a forest. */
function blockedOn(view: View, spot: Spot, tall: boolean, sites: Sites): Box[] {
  const boxes: Box[] = [];
  for (const [ahu, site] of sites) {
    if (Math.abs(site.x - spot.x) > 90 || Math.abs(site.y - spot.y) > 130) continue;
    boxes.push(from(terraceAt(site), spot));
    if (view.ahus.some((other) => other.ahu === ahu && other.moai !== null)) boxes.push(from(statueAt(site), spot));
  }
  const { x, y } = badgeOf(tall);
  if (spot.hex.kind === 'forest') boxes.push({ left: x - 13, right: x + 13, top: y - 13, bottom: y + 13 });
  return boxes;
}

export function tokensOf(view: View, chart: Chart, sites: Sites): Token[] {
  return [...chart.spots.values()].flatMap((spot) => {
    const loose = looseOn(view, spot.hex.id);
    if (loose.length === 0) return [];
    const { size, places } = roomFor(loose.length, chart.tall, blockedOn(view, spot, chart.tall, sites), headOf(loose));
    return loose.map((each, i) => ({ ...each, size, x: spot.x + places[i].x, y: spot.y + places[i].y }));
  });
}
