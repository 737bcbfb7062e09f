/** Rules of thumb for what things are worth, in points. */
import type { Seat } from '@ahu/core';
import { freeAhus } from '../phases/end.ts';
import { canActAt } from '../position/figures.ts';
import { kindsFor } from '../position/improvements.ts';
import { ofResource, type State } from '../position/state.ts';
import { isGoal } from '../position/walk.ts';
import {
  type Ahu,
  CARGO_PUKAO,
  type Cargo,
  type Case,
  type CaseSet,
  caseOf,
  firstAhu,
  GAIN,
  RESOURCES,
  type Resource,
  TRACK,
} from '../public/vocabulary.ts';
import { leastTolls } from './ways.ts';

/** By resource: a share of the offering that it helps to buy. */
export const RESOURCE_WORTH = [1.8, 2, 2.4, 2.7] as const;
/** In the order of TILES, while there is time to play them. */
export const TILE_WORTH = [2, 1.6, 3, 2.2, 3, 2, 4, 2.2, 2, 3] as const;
/** What an offering is worth beyond the resources that it costs. */
const CAPPING_WORTH = 4;
/** How much a resource for another seat hurts. */
const GIFT = 1.6;

/** How much of the game is left: 1 at the start, 0 when this is the last round (R9.2). */
export function timeLeft(state: State): number {
  const { map, seats } = state.setup;
  return Math.max(0, freeAhus(state) - seats) / (map.ahus.length - seats);
}

/** The best kind that erecting at a case gains; −1 where there is no ahu. */
export function bestKind(state: State, seat: Seat, land: Case): Resource {
  const kinds = kindsFor(state, seat, state.setup.map.erects[land]);
  let kind = RESOURCES.length - 1;
  while (kind >= 0 && ((kinds >> kind) & 1) === 0) kind--;
  return kind;
}

/** What this number of resources of the best kind of a case is worth; the track may be nearly full. */
export function gainWorth(state: State, seat: Seat, land: Case, count: number): number {
  const kind = bestKind(state, seat, land);
  return kind < 0 ? 0 : Math.min(count, TRACK - state.resources[ofResource(seat, kind)]) * RESOURCE_WORTH[kind];
}

/** What it is worth to end a transport on an ahu. */
export function goalWorth(state: State, seat: Seat, ahu: Ahu, cargo: Cargo, time: number): number {
  if (cargo === CARGO_PUKAO) return CAPPING_WORTH;
  return gainWorth(state, seat, caseOf(ahu), GAIN[cargo]) + TILE_WORTH[state.tile[ahu]] * (0.2 + 0.8 * time);
}

/** What the best end of a walk from here is worth, less what it gives to others on the way; 0 if there is none. */
export function walkWorth(state: State, seat: Seat, from: Case, over: CaseSet, cargo: Cargo): number {
  const { land, ahuCount } = state.setup.map;
  const tolls = leastTolls(state, seat, from, over, cargo);
  const time = timeLeft(state);
  let best = 0;
  for (let i = 0; i < land.length; i++) {
    const goal = land[i];
    if (tolls[goal] > land.length || !canActAt(state, seat, goal)) continue;
    for (let ahu = firstAhu(goal); ahu < firstAhu(goal) + ahuCount[goal]; ahu++) {
      if (!isGoal(state, ahu, cargo)) continue;
      best = Math.max(best, goalWorth(state, seat, ahu, cargo, time) - GIFT * tolls[goal]);
    }
  }
  return best;
}
