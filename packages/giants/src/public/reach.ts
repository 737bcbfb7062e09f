/** Where an object can go from here, at what price, and what can become of it there. */
import type { Seat } from '@ahu/core';
import type { Act } from './acts.ts';
import { sumOf, type Wage, wagesFor } from './carrying.ts';
import {
  ahuCalled,
  ahuNamed,
  boardHex,
  canEnter,
  canStep,
  isAbandoned,
  landIn,
  neighboursOf,
  objectCalled,
  ownerOf,
  sizeOf,
  strengthOfOthers,
  strengthOn,
  tollOf,
} from './queries.ts';
import type { ObjectView, View } from './view.ts';
import { HEX_CALLED, HEXES, type Hex, type HexName, type ObjectName } from './vocabulary.ts';
import { cheapestWays, UNREACHED, wayTo } from './ways.ts';

/** What can become of an object where it is. */
export type End = Extract<Act, { kind: 'erect' | 'cap' | 'mark' | 'leave' }>;

export interface Goal {
  readonly hex: HexName;
  /** The hexes to enter, those of the question included. */
  readonly route: readonly HexName[];
  /** Prestige for others, together. */
  readonly price: number;
  readonly wages: readonly Wage[];
  readonly ends: readonly End[];
  /** Whether one step from where the question ends leads there. */
  readonly near: boolean;
}

/**
 * What the player who has this view can do with an object now, after it has entered these hexes: the cheapest way to
 * every hex, the nearest first. The first goal is where the question ends. Empty if a rule is against it.
 * @example
 * reach(view, 'moai 1a', [])[0].ends; // [{ kind: 'mark' }]
 */
export function reach(view: View, object: ObjectName, via: readonly HexName[]): Goal[] {
  const walk = walkOf(view, object, via);
  if (walk === undefined || (via.length === 0 && view.carried !== object && !canTakeUp(walk))) return [];
  const { seat, start } = walk;
  const ways = cheapestWays(landIn(view), HEX_CALLED.get(walk.at) as Hex, (hex) =>
    walk.visited.has(HEXES[hex]) ? UNREACHED : (tollOf(view, seat, object, HEXES[hex]) ?? UNREACHED),
  );
  const goals = landIn(view).hexes.flatMap((hex): Goal[] => {
    if (ways.cost[hex] === UNREACHED) return [];
    const onward = wayTo(ways, hex).map((entered) => HEXES[entered]);
    const there = { ...walk, at: HEXES[hex], visited: new Set([...walk.visited, ...onward]) };
    if (isAbandoned(start) && !canFinish(there)) return [];
    const route = [...via, ...onward];
    return [{ hex: HEXES[hex], route, ...costOf(walk, route), ends: endsAt(there, route), near: onward.length === 1 }];
  });
  return goals.toSorted((a, b) => a.route.length - b.route.length);
}

/** An object on its way, in mind. */
interface Walk {
  readonly view: View;
  readonly seat: Seat;
  readonly start: ObjectView;
  readonly at: HexName;
  readonly visited: ReadonlySet<HexName>;
}

/** Undefined if another player holds the object, or if it cannot enter these hexes. */
function walkOf(view: View, name: ObjectName, via: readonly HexName[]): Walk | undefined {
  const { seat } = view;
  const start = objectCalled(view, name);
  if (start === undefined || view.players[seat] === undefined) return undefined;
  if (ownerOf(start) !== null && start.marker !== seat && start.holder !== seat) return undefined;
  let walk: Walk = { view, seat, start, at: start.at, visited: new Set([...start.trail, start.at]) };
  for (const hex of via) {
    const isNext = neighboursOf(view, walk.at).includes(hex) && isFree(walk, hex);
    walk = { ...walk, at: hex, visited: new Set([...walk.visited, hex]) };
    if (!isNext || (isAbandoned(start) && !canFinish(walk))) return undefined;
  }
  return walk;
}

const isFree = ({ view, seat, start, visited }: Walk, hex: HexName): boolean =>
  !visited.has(hex) && canEnter(view, seat, start, hex);

/** A player who takes something up can do something with it (G3.21, G3.33). */
function canTakeUp(walk: Walk): boolean {
  const { view, seat, start } = walk;
  return isAbandoned(start) ? canFinish(walk) : canStep(view, seat, start) || endsAt(walk, []).length > 0;
}

const canMark = ({ view, seat, start }: Walk): boolean =>
  start.marker === null && (view.players[seat].reserve?.markers ?? 0) > 0;

/** What nobody owns must be erected, placed or marked in the end (G3.33). */
function canFinish(walk: Walk): boolean {
  if (canMark(walk)) return true;
  const seen = new Set([walk.at]);
  for (const hex of seen) {
    if (raisings(walk, hex).length > 0) return true;
    for (const next of neighboursOf(walk.view, hex)) if (isFree(walk, next)) seen.add(next);
  }
  return false;
}

function endsAt(walk: Walk, route: readonly HexName[]): End[] {
  const hasMoved = route.length > 0 || (walk.view.carried === walk.start.object && walk.view.steps > 0);
  return [
    ...raisings(walk, walk.at),
    ...(canMark(walk) ? [{ kind: 'mark' } as const] : []),
    ...(hasMoved && !isAbandoned(walk.start) ? [{ kind: 'leave' } as const] : []),
  ];
}

/** Erecting a moai, or capping one with a headdress (G3.30, G3.31). */
function raisings({ view, seat, start }: Walk, hex: HexName): End[] {
  if (strengthOn(view, seat, hex) === 0) return [];
  const isMoai = sizeOf(start.object) > 0;
  return (boardHex(view, hex)?.ahus ?? []).flatMap((_, i): End[] => {
    const ahu = ahuCalled(view, ahuNamed(hex, i + 1));
    if (!isMoai) return ahu?.moai && !ahu.capped ? [{ kind: 'cap', slot: i + 1 }] : [];
    const isMine = ahu === undefined ? (view.players[seat].reserve?.bases ?? 0) > 0 : ahu.owner === seat;
    return isMine && !ahu?.moai ? [{ kind: 'erect', slot: i + 1 }] : [];
  });
}

function costOf({ view, seat, start }: Walk, route: readonly HexName[]): Pick<Goal, 'price' | 'wages'> {
  const prices = route.map((hex) => tollOf(view, seat, start.object, hex) ?? 0);
  const wages = route.flatMap((hex, i) => wagesFor(prices[i], strengthOfOthers(view, seat, hex)));
  return { price: prices.reduce((sum, each) => sum + each, 0), wages: sumOf(wages) };
}
