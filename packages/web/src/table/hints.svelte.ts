import type { Seat } from '@ahu/core';
import type { Engine } from '../engine/engine.ts';
import type { Idea, Thought } from '../engine/frame.ts';

/** What a strong bot would do in somebody's place. */
export class Hints {
  readonly #engine: Engine;
  /** While it thinks. */
  hinting: { readonly thought: Thought | undefined } | undefined = $state.raw();
  ideas: readonly Idea[] | undefined = $state.raw();
  /** Goes up when what is thought about has changed. */
  #changes = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async ask(seat: Seat): Promise<void> {
    if (this.hinting) return;
    this.hinting = { thought: undefined };
    const before = this.#changes;
    try {
      const ideas = await this.#engine.ask('hint', [seat], (thought) => {
        if (this.hinting) this.hinting = { thought };
      });
      if (before === this.#changes) this.ideas = ideas;
    } finally {
      this.hinting = undefined;
    }
  }

  forget(): void {
    this.#changes++;
    this.ideas = undefined;
  }
}
