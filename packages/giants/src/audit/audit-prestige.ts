/** What transports can have brought a player: a bound that no legal move leads beyond. */
import { demandRange, type Seat } from '@ahu/core';
import { strengthOf } from '../position/crew.ts';
import { CARRY, CREW, hasMoved, hasVisited, OVER, QUARRY, RECOVER, type State, TRANSPORT } from '../position/state.ts';
import { CHIEF_STRENGTH, OBJECTS, type ObjectId, WORKERS } from '../public/vocabulary.ts';

/** An object enters no hex twice in a round (G3.26), so it uses each of a player's pieces once at most. */
const MOST_OF_AN_OBJECT = WORKERS + 1 + CHIEF_STRENGTH;
const MOST_OF_A_ROUND = MOST_OF_AN_OBJECT * OBJECTS.length;

const TRANSPORTING: readonly number[] = [TRANSPORT, CARRY, CREW, QUARRY, OVER];

export function auditPrestige(state: State): void {
  for (let seat = 0; seat < state.setup.seats; seat++) {
    const most = MOST_OF_A_ROUND * (state.round - 1) + mostOfThisRound(state, seat);
    demandRange(state.prestige[seat], 'prestige', 0, most);
  }
}

function mostOfThisRound(state: State, seat: Seat): number {
  if (state.phase === RECOVER) return MOST_OF_A_ROUND;
  if (!TRANSPORTING.includes(state.phase)) return 0;
  let most = 0;
  for (let object = 0; object < OBJECTS.length; object++) most += mostOf(state, seat, object);
  return most;
}

/** Of one that was raised, nothing tells any more where it went. */
function mostOf(state: State, seat: Seat, object: ObjectId): number {
  if (state.at[object] < 0) return MOST_OF_AN_OBJECT;
  if (!hasMoved(state, object)) return 0;
  let most = 0;
  for (const hex of state.setup.island.hexes) {
    if (hasVisited(state, object, hex)) most += strengthOf(state, seat, hex);
  }
  return most;
}
