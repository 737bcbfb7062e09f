/** What boards and bots ask about transports: where can this go, by which way, at what price to whom. */
import { players, type Seat } from '@ahu/core';
import { IMPASSABLE, strengthOf, toll } from '../position/crew.ts';
import { isAbandoned, isOwn } from '../position/objects.ts';
import { breaksCap, breaksErect } from '../position/raising.ts';
import { hasVisited, type State } from '../position/state.ts';
import { type Wage, wagesFor } from '../public/carrying.ts';
import {
  type Ahu,
  COUNT_OF,
  FIRST_OF,
  HEX_COUNT,
  type Hex,
  hexOf,
  isMoai,
  KIND_OF,
  KINDS,
  type Kind,
  type ObjectId,
} from '../public/vocabulary.ts';
import { cheapestWays, UNREACHED, type Ways, wayTo } from '../public/ways.ts';

export interface Stage {
  readonly hex: Hex;
  readonly price: number;
  readonly wages: readonly Wage[];
}

export interface Route {
  readonly stages: readonly Stage[];
  /** Prestige for others, together. */
  readonly price: number;
}

/** An object that could be erected or placed now, and the cheapest route there. */
export interface Prospect {
  readonly object: ObjectId;
  readonly ahu: Ahu;
  readonly hex: Hex;
  readonly price: number;
  readonly steps: number;
}

export const mayActOn = (state: State, seat: Seat, object: ObjectId): boolean =>
  state.at[object] >= 0 && (isOwn(state, seat, object) || isAbandoned(state, object));

/** By hex: what entering it costs this player with this kind of object, or UNREACHED. */
function tollsOf(state: State, seat: Seat, kind: Kind): Int16Array {
  const tolls = new Int16Array(HEX_COUNT).fill(UNREACHED);
  for (const hex of state.setup.island.hexes) {
    const price = toll(state, seat, kind, hex);
    if (price !== IMPASSABLE) tolls[hex] = price;
  }
  return tolls;
}

/** All hexes that an object can go to in this round with the pieces on the board, and the price of each. */
export const waysOf = (state: State, seat: Seat, object: ObjectId): Ways =>
  waysFor(state, object, tollsOf(state, seat, KIND_OF[object]));

const waysFor = (state: State, object: ObjectId, tolls: Int16Array): Ways =>
  cheapestWays(state.setup.island, state.at[object], (hex) =>
    hasVisited(state, object, hex) ? UNREACHED : tolls[hex],
  );

/** The cheapest route to a hex, and who earns on it; undefined if there is none. */
export function routeTo(state: State, seat: Seat, object: ObjectId, hex: Hex): Route | undefined {
  const ways = waysOf(state, seat, object);
  if (ways.cost[hex] === UNREACHED) return undefined;
  const stages = wayTo(ways, hex).map((entered) => stageOf(state, seat, KIND_OF[object], entered));
  return { stages, price: ways.cost[hex] };
}

function stageOf(state: State, mover: Seat, kind: Kind, hex: Hex): Stage {
  const price = toll(state, mover, kind, hex);
  const strength = players(state.setup.seats).map((seat) => (seat === mover ? 0 : strengthOf(state, seat, hex)));
  return { hex, price, wages: wagesFor(price, strength) };
}

/** Everything that this player could erect or place in one action now, cheapest first. */
export function prospects(state: State, seat: Seat): Prospect[] {
  const found: Prospect[] = [];
  for (let kind = 0; kind < KINDS.length; kind++) {
    const goals = state.setup.island.ahus.filter((ahu) => canRaise(state, seat, kind, ahu));
    if (goals.length > 0) addProspects(state, seat, kind, goals, found);
  }
  return found.sort((a, b) => a.price - b.price || a.steps - b.steps || a.object - b.object || a.ahu - b.ahu);
}

const canRaise = (state: State, seat: Seat, kind: Kind, ahu: Ahu): boolean =>
  (isMoai(kind) ? breaksErect : breaksCap)(state, seat, kind, ahu) === undefined;

function addProspects(state: State, seat: Seat, kind: Kind, goals: readonly Ahu[], found: Prospect[]): void {
  const tolls = tollsOf(state, seat, kind);
  for (let object = FIRST_OF[kind]; object < FIRST_OF[kind] + COUNT_OF[kind]; object++) {
    if (!mayActOn(state, seat, object)) continue;
    const { cost, steps } = waysFor(state, object, tolls);
    for (const ahu of goals) {
      const hex = hexOf(ahu);
      if (cost[hex] !== UNREACHED) found.push({ object, ahu, hex, price: cost[hex], steps: steps[hex] });
    }
  }
}

/** Who could raise what next: the prospects of every player. */
export const outlook = (state: State): Prospect[][] =>
  Array.from({ length: state.setup.seats }, (_, seat) => prospects(state, seat));
