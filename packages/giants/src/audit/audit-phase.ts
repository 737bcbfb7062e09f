/** What each phase can find on the table. */
import { demand, has, type Seat } from '@ahu/core';
import { breaksBid, canPick } from '../phases/auction.ts';
import { asksForMark, asksForRecovery, hasErectedAll, isLastRound } from '../phases/end-of-round.ts';
import { breaksCarry, breaksStep, canFinish } from '../phases/transport.ts';
import { hasChoice, toll } from '../position/crew.ts';
import { isAbandoned, isOwn, quarryOf } from '../position/objects.ts';
import { start } from '../position/setup.ts';
import {
  BID,
  CARRY,
  CREW,
  DRAW,
  hasMoved,
  OVER,
  on,
  PICK,
  PLACE,
  QUARRY,
  RECOVER,
  REVEAL,
  ROLL,
  type State,
  TRANSPORT,
  trailLength,
} from '../position/state.ts';
import { BID_PARTS, bidOf, sculptorsOf } from '../public/bids.ts';
import {
  COUNT_OF,
  FIRST_OF,
  FRONT,
  HEADDRESS,
  HEX_COUNT,
  KIND_OF,
  OBJECTS,
  RESERVE,
  SIZES,
} from '../public/vocabulary.ts';

const LARGEST = SIZES.length - 1;

export function auditPhase(state: State): void {
  auditDice(state);
  auditBids(state);
  auditPicking(state);
  auditOutOfReserve(state);
  auditTurns(state);
  auditObjects(state);
  auditCarrying(state);
  auditEnd(state);
}

/** A bit a phase. */
const bits = (...phases: number[]): number => phases.reduce((set, phase) => set | (1 << phase), 0);
const AUCTION = bits(BID, REVEAL, PICK);
const ON_TILE = AUCTION | bits(ROLL);
const NOTHING_OUT = bits(DRAW, ROLL, BID, RECOVER);
const NOTHING_WON = NOTHING_OUT | bits(REVEAL);
const CHOOSING = bits(REVEAL, PICK);
const CARRYING = bits(TRANSPORT, CARRY, CREW);
const MOVED = CARRYING | bits(QUARRY, OVER);
const PASSING = CARRYING | bits(PICK, PLACE);

const isIn = (state: State, phases: number): boolean => (phases & (1 << state.phase)) !== 0;

function auditDice(state: State): void {
  const { phase, rolled, setup, tile } = state;
  const rolling = phase === ROLL || phase === DRAW;
  demand(rolled < setup.seats === rolling, 'rolled', 'dice are rolled at the beginning of a round');
  if (phase === DRAW) demand(isStart(state), 'phase', 'the first player is drawn before anything else');
  const lying = tile[0] + tile[1] + tile[2];
  demand(lying + moaiWon(state) <= rolled, 'tile', 'there are more moai than dice');
  if (!isIn(state, ON_TILE)) demand(lying === 0, 'tile', 'is cleared after the auction');
  if (isIn(state, AUCTION)) demand(lying > 0, 'tile', 'there is no auction for nothing');
  auditSupply(state, lying);
}

const isStart = (state: State): boolean => {
  const { cells } = start(state.setup.seats, state.setup.options);
  return state.cells.every((cell, i) => cell === cells[i]);
};

/** In this round, and not erected yet. */
function moaiWon({ holder }: State): number {
  let won = 0;
  for (let object = 0; object < FIRST_OF[HEADDRESS]; object++) if (holder[object] >= 0) won++;
  return won;
}

/** Whether the round began with an empty supply (G4.4), and that the first brings no size 3 (G3.1). */
function auditSupply({ phase, round, rolled, supply, exhausted, idleRounds }: State, lying: number): void {
  const moai = supply[0] + supply[1] + supply[2] + lying;
  demand(exhausted === 0 || moai === 0, 'exhausted', 'there are moai');
  demand(idleRounds === 0 || exhausted === 1, 'idleRounds', 'there are moai');
  demand(round > 1 || supply[LARGEST] === COUNT_OF[LARGEST], 'supply', 'there is no size 3 in the first round');
  if (phase === ROLL && rolled === 0) demand(exhausted === 1 || moai > 0, 'exhausted', 'there are no moai');
}

function auditBids(state: State): void {
  const { phase, bid, setup, first, asked } = state;
  let sealed = 0;
  for (let seat = 0; seat < setup.seats; seat++) {
    if (bid[seat] < 0) continue;
    sealed++;
    demand(phase === BID || phase === REVEAL, 'bid', 'bids are made and revealed in the auction');
    demand(breaksBid(state, seat, bid[seat]) === undefined, 'bid', 'is more than the reserve has');
  }
  if (phase === BID) demand(sealed < setup.seats, 'bid', 'all bids are in');
  if (phase === REVEAL) {
    for (let seat = 0; seat < setup.seats; seat++) {
      const waits = turnsFrom(state, first, seat) >= turnsFrom(state, first, asked);
      demand(bid[seat] >= 0 === waits && (!waits || nothingInFront(state, seat)), 'bid', 'is revealed in turn order');
    }
  }
}

const nothingInFront = ({ frontMarkers, frontWorkers, sorcerer, chief }: State, seat: Seat): boolean =>
  frontMarkers[seat] + frontWorkers[seat] === 0 && sorcerer[seat] === RESERVE && chief[seat] === RESERVE;

const turnsFrom = (state: State, from: Seat, seat: Seat): number =>
  (seat - from + state.setup.seats) % state.setup.seats;

/** The sculptors of what lies in front of a screen. */
const bidSculptors = (state: State, seat: Seat): number =>
  sculptorsOf(
    BID_PARTS[
      bidOf(0, state.frontWorkers[seat], state.sorcerer[seat] === FRONT ? 1 : 0, state.chief[seat] === FRONT ? 1 : 0)
    ],
  );

function auditPicking(state: State): void {
  const { phase, order, turn, setup, asked } = state;
  for (let seat = 0; seat < setup.seats; seat++) {
    const most = isIn(state, CHOOSING) ? bidSculptors(state, seat) : 0;
    const least = phase === REVEAL ? most : 0;
    const fits = state.sculptors[seat] >= least && state.sculptors[seat] <= most;
    demand(fits, 'sculptors', 'are what was bid and not used yet');
  }
  if (phase === PICK) {
    const ranked = new Set(order.subarray(0, setup.seats));
    demand(
      ranked.size === setup.seats && Math.max(...ranked) < setup.seats,
      'order',
      'does not name every player once',
    );
    demand(order[turn] === asked && canPick(state, asked), 'asked', 'cannot take a moai');
  } else {
    demand(turn === 0 && order.every((seat) => seat === 0), 'order', 'is for the auction only');
  }
}

/** Pieces leave the reserve in the auction and in placement, and come back when the round ends. */
function auditOutOfReserve(state: State): void {
  const { setup } = state;
  const front = !isIn(state, NOTHING_OUT);
  const board = front && !isIn(state, CHOOSING);
  for (let seat = 0; seat < setup.seats; seat++) {
    const bid = state.frontWorkers[seat] + state.frontMarkers[seat];
    demand(front || bid === 0, 'frontWorkers, frontMarkers', 'lie in front of the screen from the auction on');
    for (const place of [state.sorcerer[seat], state.chief[seat]]) {
      const allowed = place === RESERVE || (place === FRONT ? front : board);
      demand(allowed, 'sorcerer or chief', 'is out too early');
    }
    if (!board) demand(nothingPlaced(state, seat), 'workersOn, logsOn', 'are placed after the auction');
  }
}

function nothingPlaced(state: State, seat: Seat): boolean {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (state.workersOn[on(seat, hex)] > 0 || state.logsOn[hex] > 0) return false;
  }
  return true;
}

function auditTurns(state: State): void {
  const { phase, passed, asked } = state;
  if (isIn(state, PASSING)) {
    demand(!has(passed, asked), 'asked', 'has passed');
  } else {
    demand(passed === 0, 'passed', 'nobody can pass in this phase');
  }
  if (phase === QUARRY) demand(asksForMark(state, asked), 'asked', 'has nothing to mark');
  if (phase === RECOVER) demand(asksForRecovery(state, asked), 'asked', 'has no marker to take back');
  const transporting = isIn(state, CARRYING);
  demand(state.timesPutBack === 0 || transporting, 'timesPutBack', 'is for transport only');
}

function auditObjects(state: State): void {
  const winning = !isIn(state, NOTHING_WON);
  const transported = isIn(state, MOVED);
  for (let object = 0; object < OBJECTS.length; object++) {
    if (state.holder[object] >= 0) {
      const sculpted = winning && (KIND_OF[object] !== HEADDRESS || state.phase !== PICK);
      demand(sculpted, OBJECTS[object], 'is not to be won in this phase');
      const started = hasMoved(state, object) || state.at[object] === quarryOf(state, KIND_OF[object]);
      demand(started, OBJECTS[object], 'starts in its quarry');
    }
    if (hasMoved(state, object)) demand(transported, OBJECTS[object], 'does not move in this phase');
  }
  demand(state.progress === 0 || transported || state.phase === RECOVER, 'progress', 'is made in transport');
}

/** A started transport can be ended, and a crew be chosen. */
function auditCarrying(state: State): void {
  const { phase, carried, asked, steps, entering } = state;
  const carrying = phase === CARRY || phase === CREW;
  demand(carried >= 0 === carrying && entering >= 0 === (phase === CREW), 'carried', 'is for transport only');
  if (!carrying) return demand(steps === 0, 'steps', 'nothing is carried');
  demand(state.at[carried] >= 0, 'carried', 'is not on the board');
  if (steps === 0) demand(breaksCarry(state, asked, carried) === undefined, 'carried', 'cannot be acted on');
  else {
    demand(steps < trailLength(state, carried), 'steps', 'are more than the trail has');
    const endable =
      isOwn(state, asked, carried) ||
      (isAbandoned(state, carried) && canFinish(state, asked, carried, state.at[carried]));
    demand(endable, 'carried', 'cannot be acted on');
  }
  if (phase === CREW) auditCrew(state);
}

function auditCrew(state: State): void {
  const { carried, asked, entering } = state;
  const hired = toll(state, asked, KIND_OF[carried], entering);
  const open = breaksStep(state, asked, entering) === undefined && hasChoice(state, asked, entering, hired);
  demand(open, 'entering', 'offers no choice of crew');
}

function auditEnd(state: State): void {
  if (state.phase === OVER) return demand(isLastRound(state), 'phase', 'the game is not over yet');
  demand(state.idleRounds < 2, 'idleRounds', 'the game is over');
  if (state.phase === RECOVER) demand(!isLastRound(state), 'phase', 'the game ends with this round');
  if (isIn(state, MOVED)) return;
  for (let seat = 0; seat < state.setup.seats; seat++) {
    demand(!hasErectedAll(state, seat), 'phase', 'somebody has moai on all bases, and the game is over');
  }
}
