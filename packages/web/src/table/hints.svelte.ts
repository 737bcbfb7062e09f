import type { Seat } from '@ahu/core';
import type { Engine } from '../engine/engine.ts';
import type { Hint } from '../engine/frame.ts';

/** What a strong bot would do in the viewer's place, and why. */
export class Hints {
  readonly #engine: Engine;
  /** While it thinks. */
  hinting = $state(false);
  hint: Hint | undefined = $state.raw();
  /** Goes up when what is thought about has changed. */
  #changes = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async ask(seat: Seat): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const before = this.#changes;
    try {
      const hint = await this.#engine.ask('hint', [seat]);
      if (before === this.#changes) this.hint = hint;
    } finally {
      this.hinting = false;
    }
  }

  forget(): void {
    this.#changes++;
    this.hint = undefined;
  }
}
