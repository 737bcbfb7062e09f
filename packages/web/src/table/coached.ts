import type { Seat } from '@ahu/core';
import type { Frame } from '../engine/frame.ts';
import type { Log } from '../games/contract/lesson.ts';
import type { Coach } from './coach.ts';

/** A match as its coach wants it played; without a coach everybody does as they like. */
export class Coached {
  readonly #coach: Coach | undefined;
  readonly #log: () => Log;

  constructor(coach: Coach | undefined, log: () => Log) {
    this.#coach = coach;
    this.#log = log;
  }

  /** Whether the learner may play this; what is not welcome is declined. */
  welcomes(notation: string): boolean {
    const welcome = this.#wanted?.includes(notation) ?? true;
    if (!welcome) this.#coach?.decline();
    return welcome;
  }

  /** A learner finds lit what the coach asks for. */
  guided(frame: Frame): Frame {
    const wanted = this.#wanted;
    return wanted ? { ...frame, moves: frame.moves.filter((notation) => wanted.includes(notation)) } : frame;
  }

  holds(seat: Seat): boolean {
    return this.#coach?.holds(this.#log(), seat) === true;
  }

  /** What a bot plays here instead of thinking. */
  moveOfBot(): string | undefined {
    return this.#coach?.moveOf(this.#log());
  }

  get #wanted(): readonly string[] | undefined {
    return this.#coach?.wanted(this.#log());
  }
}
