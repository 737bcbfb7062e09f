import type { Bot, Move, Random, Seat } from '@ahu/core';
import type { Thinking } from './search-bot.ts';

const NEVER_ENOUGH = 1_000_000;

/** A player that thinks about every decision as long as another one would, on the machine where both play. */
export class AsLongAs<View> implements Bot<View> {
  readonly name: string;
  readonly #pace: Bot<View>;
  readonly #player: Bot<View>;
  readonly #clock: () => number;
  #cap = 0;

  constructor(pace: Bot<View>, clock: () => number, playerFor: (thinking: Thinking) => Bot<View>) {
    this.#pace = pace;
    this.#clock = clock;
    this.#player = playerFor({ iterations: NEVER_ENOUGH, clock, cap: () => this.#cap });
    this.name = this.#player.name;
  }

  choose(view: View, seat: Seat, moves: readonly Move[], random: Random): Move {
    const start = this.#clock();
    this.#pace.choose(view, seat, moves, random);
    this.#cap = this.#clock() - start;
    return this.#player.choose(view, seat, moves, random);
  }

  sees(viewer: Seat, seat: Seat, move: Move | undefined): void {
    this.#pace.sees?.(viewer, seat, move);
    this.#player.sees?.(viewer, seat, move);
  }
}
