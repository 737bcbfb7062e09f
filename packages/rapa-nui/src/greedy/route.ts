/** The best transport that a seat can make: what it carries, where to, and by which way. */
import type { Seat } from '@ahu/core';
import { timeLeft } from '../insight/worth.ts';
import type { State } from '../position/state.ts';
import { carriers, goals, isGoal } from '../position/walk.ts';
import { BUNDLES } from '../public/bundles.ts';
import {
  type Ahu,
  CARGO_PUKAO,
  CASES,
  type Cargo,
  type Case,
  type CaseSet,
  firstAhu,
  GAIN,
} from '../public/vocabulary.ts';
import { bestKind } from './resource-worth.ts';

export interface Route {
  readonly gain: number;
  /** The next case of the way; none when it ends here. */
  readonly next: Case | undefined;
  readonly ahu: Ahu;
}

/** What an offering is worth beyond what is paid for it. */
const CAPPING_GAIN = 4;
/** In the order of TILES: what it is worth to get one by erecting. */
const TILE_LURE = [0.8, 0.8, 1.6, 1, 1.4, 1, 2, 1, 1, 1.5];
/** How much a resource for another seat hurts. */
const GIFT = 0.6;

/** What walking over a case gives to its owner. */
function tollOf(state: State, seat: Seat, land: Case, cargo: Cargo): number {
  const owner = state.holder[land];
  if (owner < 0 || owner === seat) return 0;
  if (cargo === CARGO_PUKAO) return GIFT;
  const [bundle] = state.setup.map.pays[land];
  return bundle === undefined ? 0 : GIFT * BUNDLES[bundle].reduce((sum, count) => sum + count, 0);
}

interface Ways {
  readonly toll: Float64Array;
  readonly before: Int8Array;
}

/** The cheapest ways over these cases. */
function waysFrom(state: State, seat: Seat, from: Case, over: CaseSet, cargo: Cargo): Ways {
  const { adjacent } = state.setup.map;
  const toll = new Float64Array(CASES.length).fill(Infinity);
  const before = new Int8Array(CASES.length).fill(-1);
  toll[from] = 0;
  const queue = [from];
  for (const here of queue) {
    for (let rest = adjacent[here] & over; rest !== 0; rest &= rest - 1) {
      const next = 31 - Math.clz32(rest & -rest);
      // A step costs a little in itself, so that ways do not wander.
      const cost = toll[here] + 0.01 + tollOf(state, seat, next, cargo);
      if (cost >= toll[next]) continue;
      toll[next] = cost;
      before[next] = here;
      queue.push(next);
    }
  }
  return { toll, before };
}

function gainAt(state: State, seat: Seat, ahu: Ahu, land: Case, cargo: Cargo, time: number): number {
  if (cargo === CARGO_PUKAO) return CAPPING_GAIN;
  return GAIN[cargo] * bestKind(state, seat, land, time) + TILE_LURE[state.tile[ahu]] * (0.2 + time);
}

function nextOn(ways: Ways, from: Case, to: Case): Case | undefined {
  if (to === from) return undefined;
  let here = to;
  while (ways.before[here] !== from) here = ways.before[here];
  return here;
}

export function bestRoute(state: State, seat: Seat, cargo: Cargo, from: Case, visited: CaseSet): Route | undefined {
  const over = carriers(state) & ~visited;
  const ways = waysFrom(state, seat, from, over, cargo);
  const time = timeLeft(state);
  const goal = goals(state, seat, cargo) & (over | (1 << from));
  let best: Route | undefined;
  for (const land of state.setup.map.land) {
    if ((goal & (1 << land)) === 0 || ways.toll[land] === Infinity) continue;
    for (let i = 0; i < state.setup.map.ahuCount[land]; i++) {
      const ahu = firstAhu(land) + i;
      if (!isGoal(state, ahu, cargo)) continue;
      const gain = gainAt(state, seat, ahu, land, cargo, time) - ways.toll[land];
      if (best === undefined || gain > best.gain) best = { gain, next: nextOn(ways, from, land), ahu };
    }
  }
  return best;
}
