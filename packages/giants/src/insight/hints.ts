/** Which moves look good at first sight. */
import type { Move, Seat } from '@ahu/core';
import { PAYMENTS } from '../crew.ts';
import * as m from '../moves.ts';
import { isOwn } from '../objects.ts';
import { PLACE, type State } from '../state.ts';
import { type Ahu, ahuOf, hexOf, KIND_OF, type ObjectId } from '../vocabulary.ts';
import { bidHint } from './bid-hints.ts';
import { lastStudied } from './memory.ts';
import type { Outlook } from './outlook.ts';
import { chiefHint, passHint, sorcererHint, tabletHint, workerHint } from './placement-hints.ts';
import { worthOf } from './plan.ts';

/** A move that looks as good as they come promises this many points. */
const MOST_POINTS = 20;

const ofPoints = (points: number): number => Math.min(1, Math.max(0, 0.2 + points / MOST_POINTS));

export function hint(state: State, seat: Seat, move: Move): number {
  const verb = m.VERB_OF[move];
  // Whoever remembers everything learns nothing by a peek, and whoever thinks first puts nothing back.
  if (verb === m.PEEKS || verb === m.PUTS_BACK) return 0;
  const argument = m.ARGUMENT_OF[move];
  const outlook = lastStudied(state, seat);
  switch (verb) {
    case m.BIDS_SEALED:
      return bidHint(state, seat, argument, outlook);
    case m.PICKS:
      return ofPoints(outlook.ofNew[argument]);
    case m.DECLINES:
      return 0.05;
    case m.PLACES_WORKER:
      return workerHint(argument, outlook);
    case m.PLACES_SORCERER:
      return sorcererHint(state, seat, argument, outlook);
    case m.PLACES_CHIEF:
      return chiefHint(state, seat, argument, outlook);
    case m.TAKES_TABLET:
      return tabletHint(seat, outlook);
    case m.PASSES:
      return state.phase === PLACE ? passHint(seat, outlook) : 0.15;
    default:
      return transportHint(state, seat, verb, argument, outlook);
  }
}

function transportHint(state: State, seat: Seat, verb: number, argument: number, outlook: Outlook): number {
  switch (verb) {
    case m.CARRIES:
      return carryHint(state, seat, argument, outlook);
    case m.STEPS:
      return outlook.ahead[argument] > 0 ? 0.8 : 0.1;
    case m.ERECTS:
    case m.CAPS:
      return raiseHint(state, seat, ahuOf(state.at[state.carried], argument), outlook);
    case m.MARKS:
      return hexOf(Math.max(0, outlook.aimOf[state.carried])) === state.at[state.carried] ? 0.2 : 0.3;
    case m.LEAVES:
      return 0.1;
    case m.PAYS:
      return payHint(state, argument);
    case m.MARKS_AT_QUARRY:
      return ofPoints(outlook.promiseOf[argument]);
    case m.RECOVERS:
      return outlook.promiseOf[argument] > 1 ? 0.1 : 0.6;
    case m.KEEPS_MARKERS:
      return 0.5;
    default:
      return 0.1;
  }
}

function carryHint(state: State, seat: Seat, object: ObjectId, { pointsOf, promiseOf }: Outlook): number {
  if (pointsOf[object] > 0) return ofPoints(pointsOf[object]);
  return isOwn(state, seat, object) ? 0.2 : ofPoints(promiseOf[object] / 3 - 2);
}

/** Whether it is the best that can be done with it. */
function raiseHint(state: State, seat: Seat, ahu: Ahu, { pointsOf }: Outlook): number {
  const points = worthOf(state, seat, KIND_OF[state.carried], ahu);
  return points === 0 ? 0.02 : Math.max(0.1, 1 - Math.max(0, pointsOf[state.carried] - points) / 5);
}

/** Rather those who have scored little. */
function payHint(state: State, payment: number): number {
  const paid = PAYMENTS[payment];
  let most = 0;
  for (let i = 0; i < paid.length; i++) most = Math.max(most, state.prestige[paid[i]]);
  return 1 / (1 + most / 10);
}
