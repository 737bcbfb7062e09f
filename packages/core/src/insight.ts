import type { Move, Position } from './game.ts';
import type { Seat } from './seats.ts';

/**
 * What a game tells the bots about its positions: the one file of a game that knows about playing well.
 * All of it reads only what the seat knows, though it is asked about whole (imagined) worlds.
 */
export interface Insight<State extends Position = Position> {
  featureCount(seats: number): number;
  /**
   * Writes the position as this seat sees it into `out`, as numbers of about the size of one: first what there is
   * once, whatever the number of players, then as many numbers for each player, beginning with the seat itself.
   * `again` says that the last call was for another seat of the very same position, so that work can be shared.
   */
  features(state: State, seat: Seat, out: Float32Array, again?: boolean): void;
  /**
   * How promising a legal move looks at first sight, from 0 to 1: the search looks at promising moves first, and at
   * those with 0 only if there are no others.
   */
  hint(state: State, seat: Seat, move: Move): number;
  /** What moves have in common; without it every move stands for itself. */
  readonly traits?: Traits;
  /** Nothing is hidden from anybody: what a seat saw is one position, with the same moves whenever it comes again. */
  readonly open?: boolean;
  /** Whether a seat knows much about its own position that others cannot: only it can say what that is worth. */
  readonly secretive?: boolean;
}

/** A bot learns about traits of moves (a verb, a place, an action) and adds up what it knows of those of a move. */
export interface Traits {
  readonly count: number;
  /** The first traits are the kinds of moves. */
  readonly kinds: number;
  /** Of a move, beginning with its kind. */
  of(move: Move): readonly number[];
}
