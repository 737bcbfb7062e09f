/** Greedy in transport: raise what pays best, bring the rest nearer, and mark it. */
import type { Move, Seat } from '@ahu/core';
import { mayActOn, type Prospect, prospects, waysOf } from '../game/routes.ts';
import { scores } from '../game/score.ts';
import {
  ARGUMENT_OF,
  CAPS,
  CARRIES,
  ERECTS,
  KEEPS_MARKERS,
  LEAVES,
  LEAVES_AT_QUARRY,
  MARKS,
  moveOf,
  PASSES,
  PUTS_BACK,
  RECOVERS,
  STEPS,
} from '../position/moves.ts';
import { isOwn } from '../position/objects.ts';
import { canEnter } from '../position/reach.ts';
import { hasMoved, type State } from '../position/state.ts';
import { PAYMENTS } from '../public/payments.ts';
import { AHUS_PER_HEX, type Hex, isMoai, KIND_OF, OBJECTS, type ObjectId } from '../public/vocabulary.ts';
import { wayTo } from '../public/ways.ts';
import { meansOf, PRICE_VALUE, planFor, worthOf } from './plan.ts';

const gainOf = (state: State, seat: Seat, { object, ahu, price }: Prospect): number =>
  worthOf(state, seat, KIND_OF[object], ahu) - PRICE_VALUE * price;

function bestProspect(state: State, seat: Seat, of?: ObjectId): Prospect | undefined {
  let best: Prospect | undefined;
  for (const prospect of prospects(state, seat)) {
    if (of !== undefined && prospect.object !== of) continue;
    const gain = gainOf(state, seat, prospect);
    if (gain > 0 && (best === undefined || gain > gainOf(state, seat, best))) best = prospect;
  }
  return best;
}

/** The next hex of the plan for an object that cannot be raised in this round, if it can be entered. */
function advance(state: State, seat: Seat, object: ObjectId): Hex | undefined {
  const plan = planFor(state, seat, object, { ...meansOf(state, seat), pieces: 0 });
  const next = plan && plan.gain > 0 ? plan.way[0] : undefined;
  return next !== undefined && canEnter(state, seat, object, next) ? next : undefined;
}

export function chooseObject(state: State, seat: Seat, moves: readonly Move[]): Move {
  const best = bestProspect(state, seat);
  const wishes = [best?.object, ...OBJECTS.keys()].filter((object) => object !== undefined);
  for (const object of wishes) {
    const move = moveOf(CARRIES, object);
    if (!moves.includes(move)) continue;
    if (object === best?.object || isWorthMoving(state, seat, object)) return move;
  }
  return moveOf(PASSES, 0);
}

/** Own objects once a round as far as they come; abandoned ones to have them, while there are markers. */
function isWorthMoving(state: State, seat: Seat, object: ObjectId): boolean {
  if (!mayActOn(state, seat, object) || hasMoved(state, object)) return false;
  if (!isOwn(state, seat, object) && (state.markers[seat] === 0 || !isPromising(state, seat, object))) return false;
  return advance(state, seat, object) !== undefined || !isOwn(state, seat, object);
}

const isPromising = (state: State, seat: Seat, object: ObjectId): boolean =>
  (planFor(state, seat, object, meansOf(state, seat))?.gain ?? 0) > 2;

export function chooseCarry(state: State, seat: Seat, moves: readonly Move[]): Move {
  const object = state.carried;
  const goal = bestProspect(state, seat, object);
  const next = goal ? wayTo(waysOf(state, seat, object), goal.hex)[0] : advance(state, seat, object);
  const wishes: Move[] = [];
  if (next !== undefined) wishes.push(moveOf(STEPS, next));
  else if (goal) wishes.push(moveOf(isMoai(KIND_OF[object]) ? ERECTS : CAPS, goal.ahu % AHUS_PER_HEX));
  wishes.push(moveOf(MARKS, 0), moveOf(LEAVES, 0), moveOf(PUTS_BACK, 0));
  return wishes.find((move) => moves.includes(move)) ?? moves[0];
}

/** Seats that are behind may earn. */
export function chooseCrew(state: State, moves: readonly Move[]): Move {
  const worth = scores(state);
  const given = (move: Move) => PAYMENTS[ARGUMENT_OF[move]].reduce((sum, payee) => sum + worth[payee], 0);
  return moves.reduce((best, move) => (given(move) < given(best) ? move : best));
}

/** The heaviest first; the moves are in ascending order, and declining comes last. */
export function chooseMark(moves: readonly Move[]): Move {
  const marks = moves.slice(0, moves.indexOf(moveOf(LEAVES_AT_QUARRY, 0)));
  return marks.findLast((move) => isMoai(KIND_OF[ARGUMENT_OF[move]])) ?? marks[0];
}

/** Gives up what leads nowhere. */
export function chooseRecovery(state: State, seat: Seat, moves: readonly Move[]): Move {
  const means = { ...meansOf(state, seat), pieces: 0 };
  for (let object = 0; object < OBJECTS.length; object++) {
    const move = moveOf(RECOVERS, object);
    if (!moves.includes(move)) continue;
    const plan = planFor(state, seat, object, means);
    if (plan === undefined || plan.gain <= 0) return move;
  }
  return moveOf(KEEPS_MARKERS, 0);
}
