import { type Game, has, type Match, type Position, type Seat } from '@ahu/core';
import type { Step } from '@ahu/protocol';

/** By game: where steps are played again, one table's after the other's, since a new board costs more than the steps. */
const BOARDS = new Map<Game, Position>();

/** A view as it is sent: what only a perfect memory knows, such as hands, is for bots, and not on the table. */
export function shownOf(view: unknown): unknown {
  const { memory: _, ...shown } = view as { readonly memory?: unknown };
  return shown;
}

/** What people with one pair of eyes or another see of a match. */
export class Sights {
  readonly #match: Match;
  /** The position before the last move: where most frames begin. */
  #past: { readonly plies: number; readonly state: Position } | undefined;

  constructor(match: Match) {
    this.#match = match;
  }

  /** A move is about to be played. */
  remember(): void {
    const { game, state, log } = this.#match;
    this.#past = { plies: log.length, state: game.copy(state, this.#past?.state) };
  }

  /** Something was taken back. */
  forget(): void {
    this.#past = undefined;
  }

  viewAt(plies: number, viewer: Seat): unknown {
    return shownOf(this.#match.game.view(this.#positionAt(plies), viewer));
  }

  steps(viewer: Seat, from: number, to = this.#match.log.length): Step[] {
    const { game, log } = this.#match;
    if (from >= to) return [];
    const state = game.copy(this.#positionAt(from), BOARDS.get(game));
    BOARDS.set(game, state);
    return log.slice(from, to).map(({ seat, move }) => {
      const seen = has(game.witnesses(state, seat, move), viewer);
      game.play(state, seat, move);
      return { seat, ...(seen && { notation: game.write(move) }), after: shownOf(game.view(state, viewer)) };
    });
  }

  /** For reading only. */
  #positionAt(plies: number): Position {
    if (plies === this.#match.log.length) return this.#match.state;
    return plies === this.#past?.plies ? this.#past.state : this.#match.positionAt(plies);
  }
}
