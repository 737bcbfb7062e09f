import type { Match, Ply, Position } from '@ahu/core';

/** A position of before, known by the ply that led to it. */
interface Past {
  readonly plies: number;
  readonly last: Ply | undefined;
  readonly state: Position;
}

/** Frames end at the present position and mostly begin at the one before: two are enough for all viewers of a move. */
const KEPT = 2;

/** Positions of a match by number of plies. Those that were the present ones lately cost no replay. */
export class Positions {
  readonly #match: Match;
  readonly #kept: Past[] = [];

  constructor(match: Match) {
    this.#match = match;
  }

  /** For reading only, until the next call. */
  at(plies: number): Position {
    const { log, state } = this.#match;
    if (plies === log.length) {
      this.#keep();
      return state;
    }
    return (
      this.#kept.find((past) => past.plies === plies && this.#isStill(past))?.state ?? this.#match.positionAt(plies)
    );
  }

  /** Frames of the next move begin at the present position. */
  #keep(): void {
    const { game, log, state } = this.#match;
    const plies = log.length;
    if (this.#kept.some((past) => past.plies === plies && this.#isStill(past))) return;
    const oldest = this.#kept.length < KEPT ? undefined : this.#kept.shift();
    this.#kept.push({ plies, last: log.at(-1), state: game.copy(state, oldest?.state) });
  }

  /** A ply that is played again after it was taken back is another object: the log before it may differ, too. */
  #isStill({ plies, last }: Past): boolean {
    return this.#match.log[plies - 1] === last;
  }
}
