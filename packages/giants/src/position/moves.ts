/** Every move as a number: a verb, and an argument behind it. */
import type { Move } from '@ahu/core';
import { ACTS_BY_VERB } from '../public/acts.ts';
import { PHASES } from '../public/phases.ts';
import { type Action, HEX_COUNT, type Hex, MAX_LOGS_PLACED } from '../public/vocabulary.ts';
import { BID, CARRY, CREW, DRAW, PICK, PLACE, QUARRY, RECOVER, REVEAL, ROLL, TRANSPORT } from './state.ts';

/** By verb, in the order of the acts: when it may be asked for. */
const PHASES_OF: readonly (readonly number[])[] = [
  [DRAW],
  [ROLL],
  [BID],
  [REVEAL],
  [PICK],
  [PICK],
  [PLACE],
  [PLACE],
  [PLACE],
  [PLACE],
  [TRANSPORT],
  [PLACE, TRANSPORT],
  [CARRY],
  [CARRY],
  [CARRY],
  [CARRY],
  [CARRY],
  [CARRY],
  [CREW],
  [QUARRY],
  [QUARRY],
  [RECOVER],
  [RECOVER],
  Array.from(PHASES.keys()),
];

export const [
  DRAWS,
  ROLLS,
  BIDS_SEALED,
  REVEALS,
  PICKS,
  DECLINES,
  PLACES_WORKER,
  PLACES_SORCERER,
  PLACES_CHIEF,
  TAKES_TABLET,
  CARRIES,
  PASSES,
  PUTS_BACK,
  STEPS,
  ERECTS,
  CAPS,
  MARKS,
  LEAVES,
  PAYS,
  MARKS_AT_QUARRY,
  LEAVES_AT_QUARRY,
  RECOVERS,
  KEEPS_MARKERS,
  PEEKS,
] = ACTS_BY_VERB.keys();

export const MOVE_COUNT = ACTS_BY_VERB.flat().length;

/** By verb: its first move. */
const FIRST = ACTS_BY_VERB.map((_, v) => ACTS_BY_VERB.slice(0, v).flat().length);

export const moveOf = (verb: number, argument: number): Move => FIRST[verb] + argument;

/** By move: its verb, and the index behind it. */
export const VERB_OF = Uint8Array.from(ACTS_BY_VERB.flatMap((acts, v) => acts.map(() => v)));
export const ARGUMENT_OF = Uint16Array.from(ACTS_BY_VERB.flatMap((acts) => acts.map((_, i) => i)));

/** By verb: a bit for each of its phases. */
const PHASE_BITS = PHASES_OF.map((phases) => phases.reduce((bits, phase) => bits | (1 << phase), 0));

export const belongsTo = (verb: number, phase: number): boolean => (PHASE_BITS[verb] & (1 << phase)) !== 0;

const LOG_CHOICES = MAX_LOGS_PLACED + 1;

/** The arguments of a placement, and what is in them. */
export const workerAt = (hex: Hex, logs: number): number => logs * HEX_COUNT + hex;
export const sorcererAt = (hex: Hex, logs: number, action: Action): number =>
  (action * LOG_CHOICES + logs) * HEX_COUNT + hex;
export const chiefAt = (hex: Hex, action: Action): number => action * HEX_COUNT + hex;

export const hexPlaced = (argument: number): Hex => argument % HEX_COUNT;
export const logsPlaced = (argument: number): number => Math.floor(argument / HEX_COUNT) % LOG_CHOICES;
export const sorcererAction = (argument: number): Action => Math.floor(argument / (HEX_COUNT * LOG_CHOICES));
export const chiefAction = (argument: number): Action => Math.floor(argument / HEX_COUNT);
