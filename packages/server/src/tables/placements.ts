import type { Seat } from '@ahu/core';
import type { LiveTable } from './live-table.ts';

/** A person whose rating a game counts for, and how they came in. */
export interface Placement {
  readonly person: string;
  readonly place: number;
}

/** Places by victory first, then by points; equal ones share, and those who left are behind all others. */
export function placesOf(scores: readonly number[], winners: readonly Seat[], left: readonly Seat[] = []): number[] {
  const worth = scores.map((score, seat) => {
    if (left.includes(seat)) return Number.NEGATIVE_INFINITY;
    return winners.includes(seat) ? Number.POSITIVE_INFINITY : score;
  });
  return worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
}

/**
 * Whom a game that is over counts for. A person who was there to the end and made at least half of the moves of their
 * seat counts by the result. One who conceded, or whose time ran out and who did not come back, counts as last, if they
 * moved at all. Nobody else does; and a game that people agreed to end counts for nobody.
 */
export function placementsOf(table: LiveTable): Placement[] {
  if (table.earlyEnd === 'agreed') return [];
  const { seats, made, winners, match } = table;
  const left = seats.flatMap(({ away, conceded }, seat) => (away || conceded ? [seat] : []));
  const places = placesOf(match.game.scores(match.state), winners, left);
  return seats.flatMap(({ person }, seat) => {
    const own = made.filter((move) => move.seat === seat);
    const byHand = own.filter(({ byBot }) => !byBot).length;
    const counts = byHand > 0 && (left.includes(seat) || 2 * byHand >= own.length);
    return person && counts ? [{ person, place: places[seat] }] : [];
  });
}
