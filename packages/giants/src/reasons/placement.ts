import type { Placement } from '../public/acts.ts';
import {
  ahuCalled,
  ahuNamed,
  landIn,
  ownerOf,
  sizeOf,
  slotReserved,
  strengthOn,
  tollOf,
  valuesOf,
} from '../public/queries.ts';
import { reach } from '../public/reach.ts';
import type { ObjectView, View } from '../public/view.ts';
import { HEX_CALLED, HEXES, type Hex, TABLET_VALUE } from '../public/vocabulary.ts';
import { cheapestWays } from '../public/ways.ts';
import { keeps } from './auction.ts';
import type { Reason } from './reason.ts';

/** An ahu that lacks carriers on more hexes than this is no goal yet. */
const FAR = 3;

/** What a piece on a hex gains there, what it helps to carry, and what that costs. */
export function reasonsToPlace(before: View, after: View, { piece, hex, action }: Placement): Reason[] {
  const reached = reaches(before, after);
  return [
    ...gains(before, after, hex, action),
    ...(piece === 'chief' && action !== 'none' ? [{ kind: 'chiefPays', weight: -2 } as const] : []),
    ...(reached ? [reached] : nears(before, after)),
    { kind: 'lends', hex, strength: strengthOn(after, after.seat, hex), weight: 0.5 },
  ];
}

function gains(before: View, after: View, hex: string, action: Placement['action']): Reason[] {
  const count = before.logSupply - after.logSupply;
  const ahu = ahuNamed(hex, slotReserved(action) ?? 1);
  const values = valuesOf(after, ahu);
  switch (action) {
    case 'none':
      return [];
    case 'village':
      return [{ kind: 'gains', what: 'worker', weight: 4 }];
    case 'hut':
      return [{ kind: 'gains', what: 'marker', weight: 2 }];
    case 'headdress':
      return [{ kind: 'gains', what: 'headdress', weight: 3 }];
    case 'forest':
      return [{ kind: 'fells', count, hex, weight: count }];
    default:
      return values ? [{ kind: 'reserves', ahu, ...values, weight: values.moai }] : [];
  }
}

type Reached = Extract<Reason, { kind: 'reaches' }>;

const worthOf = ({ points, price }: Reached): number => points - price;

/** The best that can be erected, or capped for oneself, and could not before. */
function reaches(before: View, after: View): Reason | undefined {
  const known = new Set(mine(before).flatMap((object) => raisings(before, object).map(keyOf)));
  const found = mine(after)
    .flatMap((object) => raisings(after, object))
    .filter((reached) => !known.has(keyOf(reached)) && worthOf(reached) > 0);
  return found.toSorted((a, b) => worthOf(b) - worthOf(a))[0];
}

const keyOf = ({ size, ahu }: Reached): string => `${size} ${ahu}`;

const mine = ({ objects, seat }: View): ObjectView[] => objects.filter((object) => ownerOf(object) === seat);

/** Everything that an object could be made of now that scores for its player. */
function raisings(view: View, { object }: ObjectView): Reached[] {
  const size = sizeOf(object);
  return reach(view, object, []).flatMap(({ hex, route, price, ends }) =>
    ends.flatMap((end): Reached[] => {
      if (end.kind !== 'erect' && end.kind !== 'cap') return [];
      const ahu = ahuNamed(hex, end.slot);
      const points = pointsAt(view, ahu, size);
      return points > 0 ? [{ kind: 'reaches', size, hex, ahu, points, price, route, weight: points - price }] : [];
    }),
  );
}

/** What an object would score for the viewer on an ahu; a headdress only where the viewer sees the own base. */
function pointsAt(view: View, ahu: string, size: number): number {
  const values = valuesOf(view, ahu) ?? { moai: 0, headdress: 0 };
  if (size > 0) return values.moai * size;
  return ahuCalled(view, ahu)?.owner === view.seat ? values.headdress : 0;
}

/** The ahu for a moai of one's own that lacks the fewest carriers on the way, if it lacks fewer than before. */
function nears(before: View, after: View): Reason[] {
  const found = mine(after).flatMap((object) => {
    const lacked = lacking(before, object);
    return [...lacking(after, object)].flatMap(([ahu, needs]): Extract<Reason, { kind: 'nears' }>[] => {
      const size = sizeOf(object.object);
      const points = pointsAt(after, ahu, size);
      const isNearer = needs > 0 && needs <= FAR && needs < (lacked.get(ahu) ?? 0) && points > 0;
      return isNearer ? [{ kind: 'nears', size, ahu, points, needs, weight: points / (1 + needs) }] : [];
    });
  });
  return found.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
}

/** By free ahu: the hexes on the best way there that nobody can carry this object into; its own must have a piece of the player. */
function lacking(view: View, { object, at, trail }: ObjectView): Map<string, number> {
  const { seat } = view;
  const isClosed = (hex: Hex): boolean => tollOf(view, seat, object, HEXES[hex]) === undefined;
  const ways = cheapestWays(landIn(view), HEX_CALLED.get(at) as Hex, (hex) =>
    trail.includes(HEXES[hex]) ? -1 : Number(isClosed(hex)),
  );
  const free = view.setup.options.board.hexes.flatMap(({ id, ahus = [] }) =>
    ahus.map((_, i) => ahuNamed(id, i + 1)).filter((ahu) => isFree(view, ahu)),
  );
  return new Map(
    free.flatMap((ahu): [string, number][] => {
      const hex = HEX_CALLED.get(ahu.split('.')[0]) as Hex;
      const unmanned = strengthOn(view, seat, HEXES[hex]) === 0 && !isClosed(hex);
      return ways.cost[hex] < 0 ? [] : [[ahu, ways.cost[hex] + Number(unmanned)]];
    }),
  );
}

/** Whether the viewer could erect there. */
function isFree(view: View, ahu: string): boolean {
  const taken = ahuCalled(view, ahu);
  if (taken === undefined) return (view.players[view.seat].reserve?.bases ?? 0) > 0;
  return taken.moai === null && taken.owner === view.seat;
}

/** A half-tablet for a marker: every second one scores (G4.2). */
export function reasonsForTablet(after: View): Reason[] {
  const count = after.players[after.seat].tablets;
  const points = count % 2 === 0 ? TABLET_VALUE : 0;
  return [{ kind: 'tablet', count, points, weight: 1 + points }];
}

export const reasonsToStop = (view: View): Reason[] => [{ kind: 'ends', weight: 0.5 }, ...keeps(view)];
