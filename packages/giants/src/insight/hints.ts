/** Which moves look good at first sight. */
import type { Move, Seat } from '@ahu/core';
import * as m from '../position/moves.ts';
import { breaksMark, isAbandoned } from '../position/objects.ts';
import { hasMoved, PLACE, type State } from '../position/state.ts';
import { PAYMENTS } from '../public/payments.ts';
import { type Ahu, ahuOf, type Hex, type ObjectId } from '../public/vocabulary.ts';
import { bidHint } from './bid-hints.ts';
import { needsOf, outlookOf } from './memory.ts';
import type { Outlook } from './outlook.ts';
import { chiefHint, passHint, sorcererHint, tabletHint, workerHint } from './placement-hints.ts';

/** A move that looks as good as they come promises this many points. */
const MOST_POINTS = 20;

/** An object that promises less is not worth the marker on it. */
const WORTH_A_MARKER = 2;
/** On no way, on the way to what the future promises, and to what can be raised now. */
const STEP_HINTS = [0, 0.3, 0.8];

const ofPoints = (points: number): number => Math.min(1, Math.max(0, 0.2 + points / MOST_POINTS));

export function hint(state: State, seat: Seat, move: Move): number {
  const verb = m.VERB_OF[move];
  // A bot remembers everything, and learns nothing by a peek.
  if (verb === m.PEEKS) return 0;
  const argument = m.ARGUMENT_OF[move];
  const outlook = outlookOf(state, seat);
  switch (verb) {
    case m.BIDS_SEALED:
      return bidHint(state, seat, argument, outlook);
    case m.PICKS:
      return ofPoints(outlook.ofNew[argument]);
    case m.DECLINES:
      return 0.05;
    case m.PLACES_WORKER:
      return workerHint(argument, needsOf(state, seat));
    case m.PLACES_SORCERER:
      return sorcererHint(state, seat, argument, outlook, needsOf(state, seat));
    case m.PLACES_CHIEF:
      return chiefHint(state, seat, argument, outlook, needsOf(state, seat));
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
    case m.PUTS_BACK:
      return outlook.nowOf[state.carried] >= 0 ? 0 : 0.02;
    case m.STEPS:
      return stepHint(state, argument, outlook);
    case m.ERECTS:
    case m.CAPS:
      return raiseHint(state, ahuOf(state.at[state.carried], argument), outlook);
    case m.MARKS:
      return outlook.nowOf[state.carried] >= 0 ? 0 : 0.3;
    case m.LEAVES:
      return outlook.nowOf[state.carried] >= 0 ? 0 : 0.1;
    case m.PAYS:
      return payHint(state, argument);
    case m.MARKS_AT_QUARRY:
      return ofPoints(outlook.promiseOf[argument]);
    case m.RECOVERS:
      return outlook.promiseOf[argument] > WORTH_A_MARKER ? 0 : 0.6;
    case m.KEEPS_MARKERS:
      return 0.5;
    default:
      return 0.1;
  }
}

/** What can be raised, brought nearer, marked or taken from others; for the rest there is no reason to touch it. */
function carryHint(state: State, seat: Seat, object: ObjectId, outlook: Outlook): number {
  if (outlook.nowOf[object] >= 0) return ofPoints(outlook.pointsOf[object]);
  const canMark = breaksMark(state, seat, object) === undefined;
  if (isAbandoned(state, object)) {
    return canMark && outlook.promiseOf[object] > WORTH_A_MARKER ? ofPoints(outlook.promiseOf[object] / 3 - 2) : 0;
  }
  if (outlook.canGoOn(object)) return 0.2;
  return canMark && hasMoved(state, object) ? 0.1 : 0;
}

/** Along the way. A seat without a way, or with an object that nobody owns, may have to go anywhere (G3.33). */
function stepHint(state: State, hex: Hex, outlook: Outlook): number {
  const { carried } = state;
  if (outlook.ahead[hex] > 0) return STEP_HINTS[outlook.ahead[hex]];
  if (outlook.nowOf[carried] >= 0) return 0;
  return outlook.canGoOn(carried) && !isAbandoned(state, carried) ? 0 : 0.02;
}

/** Where it was to be brought, if it was. */
function raiseHint(state: State, ahu: Ahu, { nowOf }: Outlook): number {
  const goal = nowOf[state.carried];
  return goal === ahu ? 1 : goal < 0 ? 0.05 : 0;
}

/** Rather those who have scored little. */
function payHint(state: State, payment: number): number {
  const paid = PAYMENTS[payment];
  let most = 0;
  for (let i = 0; i < paid.length; i++) most = Math.max(most, state.prestige[paid[i]]);
  return 1 / (1 + most / 10);
}
