/** An animation that never ends does not stop the game. */
const PATIENCE = 6000;

/** Time to look at what happened; it can be skipped. */
export class Pauses {
  #held: Promise<unknown> | undefined;
  #skip = (): void => {};

  /** The next pause lasts at least until this has been shown. */
  hold(shown: Promise<unknown>): void {
    this.#held = Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  /** An infinite number waits until it is skipped. */
  async wait(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const skipped = new Promise<void>((resolve) => {
      this.#skip = resolve;
    });
    const time = new Promise((resolve) => {
      if (Number.isFinite(milliseconds)) timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([skipped, Promise.all([time, this.#held])]);
    clearTimeout(timer);
    this.#held = undefined;
  }

  skip(): void {
    this.#skip();
    this.#held = undefined;
  }
}
