import type { Search } from '@ahu/bots';
import { type Move, type Position, type Seat, Sfc32 } from '@ahu/core';

/** Two moves are compared in this share of the iterations, in the same worlds. */
const COMPARED = 0.25;
/** Before that the second one is thought about until it had this share of the first one's iterations. */
const CATCHING_UP = 0.5;

export interface Pair {
  readonly seat: Seat;
  readonly better: Move;
  readonly move: Move;
  readonly iterations: number;
  readonly random: Sfc32;
}

/**
 * How much more one move is worth than another, and the standard error of that: both are tried in the same worlds and
 * with the same luck, after a search of the position.
 */
export function compare(
  search: Search<Position, unknown>,
  view: unknown,
  { seat, better, move, iterations, random }: Pair,
): { readonly mean: number; readonly error: number } {
  const enough = CATCHING_UP * search.candidate(seat, better).visits;
  while (search.candidate(seat, move).visits < enough) search.iterate(view, seat, random, move);
  const pairs = Math.max(16, Math.round((COMPARED * iterations) / 2));
  let [sum, squares] = [0, 0];
  for (let n = 0; n < pairs; n++) {
    const luck = random.next();
    const difference = tried(search, view, seat, better, luck) - tried(search, view, seat, move, luck);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / pairs;
  return { mean, error: Math.sqrt(Math.max(0, squares / pairs - mean * mean) / pairs) };
}

/** What one iteration that begins with a move finds it to be worth. */
function tried(search: Search<Position, unknown>, view: unknown, seat: Seat, move: Move, luck: number): number {
  const before = total(search, seat, move);
  search.iterate(view, seat, new Sfc32(luck), move);
  return total(search, seat, move) - before;
}

function total(search: Search<Position, unknown>, seat: Seat, move: Move): number {
  const { visits, value } = search.candidate(seat, move);
  return visits * value;
}
