import {
  CHANCE,
  grid,
  gridOf,
  Layout,
  NOBODY,
  number,
  oneOf,
  only,
  type Seat,
  type SeatSet,
  type StateOf,
} from '@ahu/core';
import { PHASES } from './public/phases.ts';
import type { Setup } from './public/view.ts';
import { COLUMN_LENGTH, COLUMNS, KINDS, MAX_FACE_DOWN, MAX_PLAYERS, TYPES, type Type } from './public/vocabulary.ts';

export const LAY = PHASES.indexOf('lay');
export const TURN = PHASES.indexOf('turn');
export const SACRIFICE = PHASES.indexOf('sacrifice');
export const HIDE = PHASES.indexOf('hide');
export const OFFER = PHASES.indexOf('offer');
export const TAKE = PHASES.indexOf('take');
export const CHOOSE = PHASES.indexOf('choose');
export const SUBSTITUTE = PHASES.indexOf('substitute');
export const REVEAL = PHASES.indexOf('reveal');
export const OVER = PHASES.indexOf('over');

const FIELDS = {
  phase: oneOf(PHASES),
  /** Whose turn it is, and who is asked now: the same but in sacrifice rounds, scorings and reveals. */
  active: number(),
  asked: number(),
  /** 1 during set-up (C2.2). */
  dealing: number(),
  /** 1 once a sacrifice card was bought in this turn (C3.1). */
  bought: number(),
  /** Cards that the active player still has to take (C5.1). */
  toTake: number(),
  /** The column last taken from, or being laid. */
  column: number(),
  /** Sacrifice cards that the asked player may still choose from other piles (C6.6). */
  due: number(),

  deck: grid(KINDS),
  /** The columns from back to front; `height` says how many cards lie there. */
  cards: gridOf(KINDS, COLUMNS, COLUMN_LENGTH),
  height: grid(COLUMNS),
  /** Moai discarded out of the game (C3.3). */
  discarded: number(),

  wood: grid(MAX_PLAYERS),
  glory: grid(MAX_PLAYERS),
  hand: grid(MAX_PLAYERS, KINDS),
  area: grid(MAX_PLAYERS, KINDS),
  sacrifices: grid(MAX_PLAYERS, TYPES),

  pile: grid(TYPES),
  /** Face-up cards on the stone. */
  stone: grid(TYPES),
  /** Face-down cards on the stone in the order they were laid: how many, how many of them shown at the end. */
  faceDowns: number(),
  revealed: number(),
  faceDown: gridOf(TYPES, MAX_FACE_DOWN),
  faceDownBy: grid(MAX_FACE_DOWN),
  /**
   * What everybody can work out about a face-down card (C8.4): of each type, its owner cannot have laid more face
   * down up to and including this card than this many.
   */
  faceDownLimit: grid(MAX_FACE_DOWN, TYPES),
};

export const layout = new Layout<typeof FIELDS, Setup>(FIELDS);
export type State = StateOf<typeof FIELDS, Setup>;

export function toMove(state: State): SeatSet {
  if (state.phase === LAY) return only(CHANCE);
  return state.phase === OVER ? NOBODY : only(state.asked);
}

export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1 === state.setup.seats ? 0 : seat + 1);

// Constants of this module, because V8 folds those into its code, but loads an imported one at every use.
const ROW_OF_KINDS = KINDS.length;
const ROW_OF_TYPES = TYPES.length;

/** Index of a seat's card count: `hand[of(seat, MOAI)]`. */
export const of = (seat: Seat, kind: number): number => seat * ROW_OF_KINDS + kind;

/** Index of a seat's sacrifice cards of a type: `sacrifices[ofType(seat, type)]`. */
export const ofType = (seat: Seat, type: Type): number => seat * ROW_OF_TYPES + type;

export function sacrificesOf(state: State, seat: Seat): number {
  const { sacrifices } = state;
  const first = ofType(seat, 0);
  return sacrifices[first] + sacrifices[first + 1] + sacrifices[first + 2] + sacrifices[first + 3];
}

export const pilesEmpty = ({ pile }: State): boolean => pile[0] + pile[1] + pile[2] + pile[3] === 0;
