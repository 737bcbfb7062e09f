/** 0, 1, 2 … for the players in seating order; chance and the audience have a seat of their own. */
export type Seat = number;

/** One bit a seat. */
export type SeatSet = number;

export const MAX_SEATS = 5;

/** Dice and decks move from this seat. */
export const CHANCE: Seat = MAX_SEATS;

/** The viewer without a seat: sees what is open to everybody, and nothing else. */
export const AUDIENCE: Seat = MAX_SEATS + 1;

export const NOBODY: SeatSet = 0;
export const EVERYBODY: SeatSet = (1 << (AUDIENCE + 1)) - 1;

/**
 * The set of one seat.
 * @example
 * only(2); // 4
 */
export const only = (seat: Seat): SeatSet => 1 << seat;

/**
 * Whether a seat is in a set. Total: what is no seat at all is in no set.
 * @example
 * has(only(2), 2); // true
 * has(only(2), -1); // false
 */
export const has = (set: SeatSet, seat: Seat): boolean =>
  seat >= 0 && seat <= AUDIENCE && (seat | 0) === seat && (set & (1 << seat)) !== 0;

/**
 * The lowest seat of a set that is not empty.
 * @example
 * firstOf(only(1) | only(3)); // 1
 */
export const firstOf = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

/**
 * All seats of a set in ascending order. Allocates: not for inner loops.
 * @example
 * seatsOf(only(0) | only(2)); // [0, 2]
 */
export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== NOBODY; rest &= rest - 1) seats.push(firstOf(rest));
  return seats;
}

/**
 * The seats with the highest number.
 * @example
 * seatsOf(highest([3, 7, 7])); // [1, 2]
 */
export function highest(numbers: readonly number[]): SeatSet {
  let most = Number.NEGATIVE_INFINITY;
  let set = NOBODY;
  for (let seat = 0; seat < numbers.length; seat++) {
    if (numbers[seat] > most) set = NOBODY;
    most = Math.max(most, numbers[seat]);
    if (numbers[seat] === most) set |= only(seat);
  }
  return set;
}

/**
 * The players' seats of a table, without chance and audience.
 * @example
 * players(3); // [0, 1, 2]
 */
export const players = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/**
 * How logs, match files and playthroughs write a seat.
 * @example
 * writeSeat(CHANCE); // 'chance'
 */
export const writeSeat = (seat: Seat): number | string =>
  seat === CHANCE ? 'chance' : seat === AUDIENCE ? 'audience' : seat;
