import { setImmediate } from 'node:timers/promises';

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 500;

/**
 * Collects calls into batches: what is asked while one batch is under way goes into the next.
 * A batch begins after everything in it was asked.
 */
export class Batcher<Item, Result> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #queue: Waiting<Item, Result>[] = [];
  #busy = false;

  /** Answers in the order of the items. */
  constructor(work: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.#work = work;
  }

  do(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      if (!this.#busy) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#busy = true;
    let tell = (): void => {};
    while (this.#queue.length > 0) {
      const working = this.#try(this.#queue.splice(0, MOST_AT_ONCE));
      // The callers of the last batch are answered while this one is under way, since they may take long.
      tell();
      tell = await working;
      // Callers that have just been answered may ask again in this turn of the event loop, and join the batch.
      if (this.#queue.length > 0) await setImmediate();
    }
    this.#busy = false;
    tell();
  }

  async #try(batch: readonly Waiting<Item, Result>[]): Promise<() => void> {
    try {
      const results = await this.#work(batch.map(({ item }) => item));
      return () => {
        for (const [i, { resolve }] of batch.entries()) resolve(results[i]);
      };
    } catch (error) {
      return batch.length === 1 ? () => batch[0].reject(error) : this.#oneByOne(batch);
    }
  }

  /** One that fails must not fail its neighbours, so each is tried alone. */
  async #oneByOne(batch: readonly Waiting<Item, Result>[]): Promise<() => void> {
    // In parallel: where the database does not answer, each of them waits for the same timeout.
    const tells = await Promise.all(batch.map((waiting) => this.#try([waiting])));
    return () => {
      for (const tell of tells) tell();
    };
  }
}
