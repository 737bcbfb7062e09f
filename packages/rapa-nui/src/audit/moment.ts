/** The game waits for a possible decision of a seat that can make it. */
import { demand, demandRange, type Seat } from '@ahu/core';
import { breaksTake } from '../phases/capping.ts';
import { freeAhus, isLastRound } from '../phases/end.ts';
import { hasChoice, kinds } from '../phases/erecting.ts';
import { breaksPlace, PLACEMENT_COUNT } from '../phases/placement.ts';
import { isAsked, mustChoose } from '../phases/sculpting.ts';
import { DRAFTED, draftedBy } from '../phases/setup.ts';
import { canActFreely } from '../phases/turn.ts';
import { isBeforeGain } from '../position/before-gain.ts';
import { canExchangeSomehow } from '../position/exchange.ts';
import {
  active,
  BARTERING,
  CHOOSE,
  CONVERT,
  DRAFT,
  EXCHANGE,
  GAINING,
  HELP,
  momentOf,
  OFFERING,
  OVER,
  PLACE,
  SCULPT,
  type State,
  SUBSTITUTE,
  TRANSPORT,
  TURNS,
} from '../position/state.ts';
import { STACK_NAMES } from '../public/offerings.ts';
import { ABUNDANCE, BONUS, GAIN } from '../public/vocabulary.ts';
import { sum } from './counting.ts';

export function auditMoment(state: State): void {
  const { phase } = state;
  const moment = momentOf(state);
  if (phase === BARTERING) {
    demand(TURNS.includes(moment) || isBeforeGain(state), 'resume', 'is no phase for Barter');
  } else demand(state.resume === 0, 'resume', 'is for Barter only');
  if (phase >= DRAFT && phase < OVER) {
    demand((state.asked === active(state)) === (phase !== CHOOSE), 'asked', 'is not the one to be asked');
  }
  auditTurn(state, moment);
  auditSculpting(state, moment);
  auditTransports(state, moment);
  auditEnd(state, moment);
}

function auditTurn(state: State, moment: number): void {
  const seat = state.asked;
  demand(!state.acted || TURNS.includes(moment), 'acted', 'there is no main action in this phase');
  if (state.phase === DRAFT) {
    demand(state.setup.seats === 2 && sum(state.box) > 0, 'phase', 'there is nothing to draft');
    demand(draftedBy(state, seat) < DRAFTED, 'asked', 'has drafted already');
  }
  if (moment === PLACE && !state.acted) demand(hasPlacement(state, seat), 'asked', 'has nothing to place');
  const waits = state.phase === PLACE || state.phase === TRANSPORT;
  if (waits && state.acted) demand(canActFreely(state, seat), 'acted', 'the turn would be over');
}

function hasPlacement(state: State, seat: Seat): boolean {
  for (let i = 0; i < PLACEMENT_COUNT; i++) if (breaksPlace(state, seat, i) === undefined) return true;
  return false;
}

function auditSculpting(state: State, moment: number): void {
  const { phase, acted, asked } = state;
  if (phase === CONVERT || phase === SCULPT || phase === HELP) {
    const goesOn = acted === 1 && canActFreely(state, asked);
    demand(isAsked(state, asked) || goesOn, 'asked', 'has nothing to do in this step');
  }
  const { firstGame } = state.setup.table;
  demand(!firstGame || (moment !== CONVERT && moment !== HELP), 'phase', 'the first game has no such tiles');
  if (moment !== SCULPT || !acted) demand(sum(state.virtual) === 0, 'virtual', 'is for taking moai');
  if (moment === SUBSTITUTE) demand(mustChoose(state), 'owed', 'there is nothing to choose');
  else demand(sum(state.owed) === 0, 'owed', 'is for choosing a substitute');
  if (moment < SCULPT || moment === OVER) demand(sum(state.sculpted) === 0, 'sculpted', 'nothing is sculpted yet');
}

function auditTransports(state: State, moment: number): void {
  const { phase, asked } = state;
  const transporting = moment >= TRANSPORT && phase !== OVER;
  demand(transporting || sum(state.passed) + state.transported === 0, 'passed', 'transports come later');
  if (transporting) demand(state.passed[active(state)] === 0, 'passed', 'who passed has no turn');
  if (moment === GAINING) {
    const chosen = (kinds(state, asked) & (1 << state.kind)) !== 0;
    demand(state.moai[state.ahu] >= 0 && chosen, 'ahu', 'there is nothing to gain');
    demand(phase === BARTERING || hasChoice(state, asked), 'due', 'there is nothing to decide');
    demandRange(state.due, 'due', 1, mostDue(state));
  } else demand(state.due + state.kind === 0, 'due', 'is for erecting');
  if (phase === EXCHANGE) demand(canExchangeSomehow(state, asked), 'resources', 'do not pay for any offering');
  else demand(phase === OFFERING || state.thrifty + state.exceptional === 0, 'thrifty', 'is for capping');
  if (phase === OFFERING) {
    const choices = [...STACK_NAMES.keys()].filter((stack) => breaksTake(state, asked, stack) === undefined);
    demand(choices.length > 1, 'bought', 'leaves nothing to choose');
  } else demand(state.bought === 0, 'bought', 'is for capping');
}

/** The moai, the tiles played for it at most, and what the tablet was used for (R5.4, R6.5, R6.6). */
const mostDue = (state: State): number =>
  GAIN[state.moai[state.ahu]] +
  3 * state.discarded[ABUNDANCE] +
  2 * state.discarded[BONUS] +
  (state.rongo[state.asked] > 0 ? 0 : 3);

/** No round begins once the game should be over (R9.2). */
function auditEnd(state: State, moment: number): void {
  if (state.phase === OVER) demand(isLastRound(state), 'phase', 'the game is not over');
  else if (moment < TRANSPORT) demand(freeAhus(state) > state.setup.seats, 'phase', 'the game is over');
}
