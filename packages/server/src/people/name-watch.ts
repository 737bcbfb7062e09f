import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';

/** Milliseconds between two reads of the names that are shown, since a message of the bus may get lost. */
const POLL = 3_000;

type Names = ReadonlyMap<string, string | undefined>;

/** Something that shows names of people. */
interface Shows {
  /** Those whose names it shows. */
  readonly people: Iterable<string>;
  /** What some people are called now, not only of those that it shows; undefined for those who are gone. */
  rename(names: Names): void;
}

/** Keeps names up to date wherever this process shows them, also after a person was renamed or deleted. */
export class NameWatch {
  readonly #read: (people: readonly string[]) => Promise<Names>;
  readonly #logger: Logger;
  readonly #shown = new Set<Shows>();
  readonly #unsubscribe: () => void;
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(read: (people: readonly string[]) => Promise<Names>, bus: Bus, logger: Logger, poll = POLL) {
    this.#read = read;
    this.#logger = logger;
    this.#unsubscribe = bus.subscribe((change) => change.about === 'name' && void this.#renew([change.person]));
    this.#pollAfter(poll);
  }

  /** Returns how to stop it. */
  follow(shows: Shows): () => void {
    this.#shown.add(shows);
    return () => void this.#shown.delete(shows);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
    this.#unsubscribe();
  }

  #pollAfter(pause: number): void {
    this.#next = setTimeout(async () => {
      await this.#renew([...new Set([...this.#shown].flatMap(({ people }) => [...people]))]);
      if (!this.#closed) this.#pollAfter(pause);
    }, pause);
  }

  async #renew(people: readonly string[]): Promise<void> {
    if (people.length === 0) return;
    try {
      const names = await this.#read(people);
      for (const shows of this.#shown) shows.rename(names);
    } catch (error) {
      this.#logger.warn(error);
    }
  }
}
