/** R5.4: erecting a moai, and what it gains. */
import type { RuleId, Seat } from '@ahu/core';
import { isBeforeGain } from '../position/before-gain.ts';
import { tireAt } from '../position/figures.ts';
import { canBuyWith, kindsFor, lacks } from '../position/improvements.ts';
import { gain } from '../position/resources.ts';
import { commands, GAINING, ofResource, ofSize, ofTile, type State, TRANSPORT } from '../position/state.ts';
import {
  ABUNDANCE,
  type Ahu,
  BONUS,
  caseOf,
  FERVENT,
  GAIN,
  MAX_GAIN,
  REED,
  RESOURCES,
  type Resource,
  type Size,
  TRACK,
} from '../public/vocabulary.ts';
import { canBarter } from '../tiles/barter.ts';

/** What stands behind `gain 3 egg`. */
const kindOf = (argument: number): Resource => Math.floor(argument / (MAX_GAIN + 1));
const countOf = (argument: number): number => argument % (MAX_GAIN + 1);

/** Take the tile, place the moai, tire the transporter; the gain may have to be chosen. */
export function startGain(state: State, seat: Seat, ahu: Ahu, size: Size): void {
  const land = caseOf(ahu);
  state.tiles[ofTile(seat, state.tile[ahu])]++;
  state.tile[ahu] = -1;
  state.moai[ahu] = size;
  state.sculpted[ofSize(seat, size)]--;
  tireAt(state, seat, land);
  state.phase = GAINING;
  state.due = GAIN[size];
  state.ahu = ahu;
  state.kind = nextKind(state, seat, 0);
  settleGain(state, seat);
}

/** Gains what is due when nothing about it is left to decide. */
export function settleGain(state: State, seat: Seat): void {
  if (!hasChoice(state, seat)) settle(state, seat, state.due);
}

/** Whether there is anything to decide about the gain. */
export const hasChoice = (state: State, seat: Seat): boolean =>
  canAddToGain(state, seat) || !isLastKind(state, seat) || canPrepare(state, seat);

/** Whether Barter or a purchase could change a gain of one kind: by room on the track, or by Fervent (R5.4, R7.0). */
function canPrepare(state: State, seat: Seat): boolean {
  if (!isBeforeGain(state)) return false;
  const { kind } = state;
  const overflows = state.resources[ofResource(seat, kind)] + state.due > TRACK;
  const rises = kind + 1 < RESOURCES.length && lacks(state, seat, FERVENT);
  if (canBarter(state, seat)) return overflows || rises;
  return (overflows && canBuyWith(state, seat, kind)) || (rises && canBuyWith(state, seat, REED));
}

const canAddToGain = (state: State, seat: Seat): boolean =>
  commands(state, seat, ABUNDANCE) || commands(state, seat, BONUS);

export const kinds = (state: State, seat: Seat): number =>
  kindsFor(state, seat, state.setup.map.erects[caseOf(state.ahu)]);

/** The lowest kind from this one on that the gain may be of. */
function nextKind(state: State, seat: Seat, from: Resource): Resource {
  let kind = from;
  while ((kinds(state, seat) & (1 << kind)) === 0) kind++;
  return kind;
}

const isLastKind = (state: State, seat: Seat): boolean => kinds(state, seat) >> (state.kind + 1) === 0;

/** Kinds are settled from the lowest up; the last takes what is left. */
export function breaksGain(state: State, seat: Seat, argument: number): RuleId | undefined {
  if (kindOf(argument) !== state.kind || countOf(argument) > state.due) return 'R5.4';
  return countOf(argument) === state.due || !isLastKind(state, seat) ? undefined : 'R5.4';
}

/** The kind is the one that is to be settled. */
export const gainKind = (state: State, seat: Seat, argument: number): void => settle(state, seat, countOf(argument));

function settle(state: State, seat: Seat, count: number): void {
  gain(state, seat, state.kind, count);
  state.due -= count;
  if (state.due === 0) return finishGain(state);
  state.kind = nextKind(state, seat, state.kind + 1);
  settleGain(state, seat);
}

function finishGain(state: State): void {
  state.ahu = 0;
  state.kind = 0;
  state.phase = TRANSPORT;
  state.acted = 1;
}
