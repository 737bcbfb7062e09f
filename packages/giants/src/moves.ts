/** Every move as a number and as words. */
import type { Move } from '@ahu/core';
import { BIDS } from './bids.ts';
import { PAYMENTS } from './crew.ts';
import { BID, CARRY, CREW, DRAW, PHASES, PICK, PLACE, QUARRY, RECOVER, REVEAL, ROLL, TRANSPORT } from './state.ts';
import {
  ACTIONS,
  type Action,
  AHUS,
  AHUS_PER_HEX,
  FACES,
  HEX_COUNT,
  HEXES,
  type Hex,
  MAX_LOGS_PLACED,
  OBJECTS,
  SEAT_NAMES,
  SIZES,
} from './vocabulary.ts';

interface Verb {
  /** When it may be asked for. */
  readonly phases: readonly number[];
  /** What it can be said about; a move is a verb and an index into this list. */
  readonly notations: readonly string[];
}

const LOG_COUNTS = Array.from({ length: MAX_LOGS_PLACED + 1 }, (_, logs) => logs);
const withLogs = (logs: number): string => (logs === 0 ? '' : ` ${logs} log${logs > 1 ? 's' : ''}`);
const doing = (action: string): string => (action === 'none' ? '' : `: ${action}`);
const SLOTS = Array.from({ length: AHUS_PER_HEX }, (_, slot) => slot + 1);

/** In the order of the move numbers, in which the verbs of a phase follow each other. */
const VERBS = [
  { phases: [DRAW], notations: SEAT_NAMES.map((seat) => `first player ${seat}`) },
  { phases: [ROLL], notations: Array.from({ length: FACES }, (_, face) => `roll ${face}`) },
  { phases: [BID], notations: BIDS.map((bid) => `bid ${bid}`) },
  { phases: [REVEAL], notations: BIDS.map((bid) => `reveal ${bid}`) },
  { phases: [PICK], notations: SIZES.map((moai) => `take ${moai}`) },
  { phases: [PICK], notations: ['decline'] },
  {
    phases: [PLACE],
    notations: LOG_COUNTS.flatMap((logs) => HEXES.map((hex) => `place worker${withLogs(logs)} at ${hex}`)),
  },
  {
    phases: [PLACE],
    notations: ACTIONS.flatMap((action) =>
      LOG_COUNTS.flatMap((logs) => HEXES.map((hex) => `place sorcerer${withLogs(logs)} at ${hex}${doing(action)}`)),
    ),
  },
  {
    phases: [PLACE],
    notations: ACTIONS.flatMap((action) => HEXES.map((hex) => `place chief at ${hex}${doing(action)}`)),
  },
  { phases: [PLACE], notations: ['take half-tablet'] },
  { phases: [TRANSPORT], notations: OBJECTS.map((object) => `carry ${object}`) },
  { phases: [PLACE, TRANSPORT], notations: ['pass'] },
  { phases: [CARRY], notations: ['put back'] },
  { phases: [CARRY], notations: HEXES.map((hex) => `to ${hex}`) },
  { phases: [CARRY], notations: SLOTS.map((slot) => `erect on ahu ${slot}`) },
  { phases: [CARRY], notations: SLOTS.map((slot) => `cap on ahu ${slot}`) },
  { phases: [CARRY], notations: ['mark'] },
  { phases: [CARRY], notations: ['leave'] },
  { phases: [CREW], notations: PAYMENTS.map((seats) => `pay seat ${seats.join(' ')}`) },
  { phases: [QUARRY], notations: OBJECTS.map((object) => `mark ${object}`) },
  { phases: [QUARRY], notations: ['leave unmarked'] },
  { phases: [RECOVER], notations: OBJECTS.map((object) => `recover marker from ${object}`) },
  { phases: [RECOVER], notations: ['keep markers'] },
  { phases: Array.from(PHASES.keys()), notations: AHUS.map((ahu) => `peek at ${ahu}`) },
] as const satisfies readonly Verb[];

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
] = VERBS.keys();

const NOTATIONS: readonly string[] = VERBS.flatMap((verb) => [...verb.notations]);

export const MOVE_COUNT = NOTATIONS.length;

/** By verb: its first move. */
const FIRST = VERBS.map((_, v) => VERBS.slice(0, v).reduce((sum, verb) => sum + verb.notations.length, 0));

export const moveOf = (verb: number, argument: number): Move => FIRST[verb] + argument;

/** By move: its verb, and the index behind it. */
export const VERB_OF = Uint8Array.from(VERBS.flatMap((verb, v) => verb.notations.map(() => v)));
export const ARGUMENT_OF = Uint16Array.from(VERBS.flatMap((verb) => verb.notations.map((_, i) => i)));

/** By verb: a bit for each of its phases. */
const PHASE_BITS = VERBS.map(({ phases }) => phases.reduce((bits, phase) => bits | (1 << phase), 0));

export const belongsTo = (verb: number, phase: number): boolean => (PHASE_BITS[verb] & (1 << phase)) !== 0;

/** The arguments of a placement, and what is in them. */
export const workerAt = (hex: Hex, logs: number): number => logs * HEX_COUNT + hex;
export const sorcererAt = (hex: Hex, logs: number, action: Action): number =>
  (action * LOG_COUNTS.length + logs) * HEX_COUNT + hex;
export const chiefAt = (hex: Hex, action: Action): number => action * HEX_COUNT + hex;

export const hexPlaced = (argument: number): Hex => argument % HEX_COUNT;
export const logsPlaced = (argument: number): number => Math.floor(argument / HEX_COUNT) % LOG_COUNTS.length;
export const sorcererAction = (argument: number): Action => Math.floor(argument / (HEX_COUNT * LOG_COUNTS.length));
export const chiefAction = (argument: number): Action => Math.floor(argument / HEX_COUNT);

export const write = (move: Move): string => NOTATIONS[move];

const LONGEST = 80;

/** Forgives case, spaces, plurals and a missing hyphen. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\b(marker|worker|log|seat)s\b/g, '$1')
    .replace('half tablet', 'half-tablet')
    .replace(' :', ':');

const BY_NOTATION = new Map(NOTATIONS.map((notation, move) => [plain(notation), move]));

export const read = (text: string): Move | undefined =>
  text.length > LONGEST ? undefined : BY_NOTATION.get(plain(text));
