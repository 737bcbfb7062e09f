import { type Move, type Random, type Seat, Sfc32 } from '@ahu/core';
import type { Search } from '../search/search.ts';

/** How a player looks at a position who is still learning: at a few moves, with a blurred sense of what they promise. */
export interface Glance {
  readonly moves: number;
  /** 1 sees moves as often as they promise something; more makes all moves alike. */
  readonly blur: number;
}

const FINE = 1 << 24;

/** Leaves only the moves that the player notices; what is overlooked promises nothing. */
export function glance(
  search: Pick<Search<never, never>, 'candidate' | 'rethink'>,
  seat: Seat,
  moves: readonly Move[],
  { moves: most, blur }: Glance,
  random: Random,
): void {
  const noise = new Sfc32(random.below(FINE));
  const drawn = moves.map((move) => {
    const { prior } = search.candidate(seat, move);
    const luck = -Math.log(-Math.log((noise.below(FINE) + 0.5) / FINE));
    return { move, prior, score: prior === 0 ? Number.NEGATIVE_INFINITY : Math.log(prior) / blur + luck };
  });
  drawn.sort((a, b) => b.score - a.score);
  const noticed = new Map(drawn.slice(0, most).map(({ move, prior }) => [move, prior ** (1 / blur)]));
  search.rethink(seat, ({ move }) => noticed.get(move) ?? 0);
}
