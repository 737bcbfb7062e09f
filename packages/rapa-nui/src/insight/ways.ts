/** Who can be reached from where, and what the way costs, on sets of cases and without lists. */
import type { Seat } from '@ahu/core';
import type { BoardMap } from '../position/map.ts';
import type { State } from '../position/state.ts';
import { isGoal } from '../position/walk.ts';
import { BUNDLES } from '../public/bundles.ts';
import { type Ahu, CARGO_PUKAO, CASES, type Cargo, type Case, type CaseSet, firstAhu } from '../public/vocabulary.ts';

/** Cases with more gaps on the way than this count as out of reach. */
const FAR = 3;

/** By gaps: the cases that can be reached once this number of cases more is held. */
export type Reach = Int32Array;
export const newReach = (): Reach => new Int32Array(FAR);

const lowest = (set: CaseSet): Case => 31 - Math.clz32(set & -set);

function neighbours(map: BoardMap, set: CaseSet): CaseSet {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) found |= map.adjacent[lowest(rest)];
  return found;
}

function flood(map: BoardMap, from: CaseSet, held: CaseSet): CaseSet {
  let inside = from;
  for (let front = from; front !== 0; ) {
    front = neighbours(map, front) & held & ~inside;
    inside |= front;
  }
  return inside;
}

export function fillReach(map: BoardMap, start: Case, held: CaseSet, reach: Reach): void {
  let inside = flood(map, 1 << start, held);
  for (let gaps = 0; gaps < FAR; gaps++) {
    reach[gaps] = inside;
    if (gaps + 1 < FAR) inside = flood(map, inside | neighbours(map, inside), held);
  }
}

export function gapsTo(reach: Reach, land: Case): number {
  let gaps = 0;
  while (gaps < FAR && (reach[gaps] & (1 << land)) === 0) gaps++;
  return gaps;
}

/** By bundle: how many resources it has. */
const BUNDLE_SIZE = Uint8Array.from(BUNDLES, (counts) => counts.reduce((sum, count) => sum + count, 0));

/** How many resources a case pays (R5.3). */
export function paymentOf(map: BoardMap, land: Case): number {
  const bundles = map.pays[land];
  return bundles.length === 0 ? 0 : BUNDLE_SIZE[bundles[0]];
}

/** How many resources other seats get when this seat walks over a case. */
function tollOf(state: State, seat: Seat, land: Case, cargo: Cargo): number {
  const owner = state.holder[land];
  if (owner < 0 || owner === seat) return 0;
  return cargo === CARGO_PUKAO ? 1 : paymentOf(state.setup.map, land);
}

const tolls = new Float64Array(CASES.length);
const UNREACHED = 99;

/** A step costs a little in itself, so that walks do not wander. */
const STEP = 0.02;

/** By case: the least that a walk from here pays to others on the way, UNREACHED where none leads. */
export function leastTolls(state: State, seat: Seat, from: Case, over: CaseSet, cargo: Cargo): Float64Array {
  const { adjacent } = state.setup.map;
  tolls.fill(UNREACHED);
  tolls[from] = 0;
  for (let waiting = 1 << from; waiting !== 0; ) {
    const here = lowest(waiting);
    waiting &= waiting - 1;
    for (let rest = adjacent[here] & over; rest !== 0; rest &= rest - 1) {
      const next = lowest(rest);
      const toll = tolls[here] + STEP + tollOf(state, seat, next, cargo);
      if (toll >= tolls[next]) continue;
      tolls[next] = toll;
      waiting |= 1 << next;
    }
  }
  return tolls;
}

/** How many ahus of a case a transport of this cargo can end on. */
export function goalsAt(state: State, land: Case, cargo: Cargo): number {
  const first: Ahu = firstAhu(land);
  let count = 0;
  for (let i = 0; i < state.setup.map.ahuCount[land]; i++) if (isGoal(state, first + i, cargo)) count++;
  return count;
}
