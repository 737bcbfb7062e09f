/** A table of the card game, with everybody at a socket of their own. */
export interface LoadTable {
  readonly over: boolean;
  /** The seat to move plays at random. Returns the milliseconds from sending until all have it; rejects if it is refused. */
  move(): Promise<number>;
}

/** A server in a process of its own that is put under load. */
export interface Contender {
  readonly name: string;
  readonly pid: number;
  /** Tables whose games have begun, with everybody at bare sockets. */
  open(tables: number): Promise<LoadTable[]>;
  /** The same, with everybody at the client that players have, which reads everything that it is sent. */
  seat(tables: number): Promise<LoadTable[]>;
  /** Tables whose games have begun, with nobody at a socket. */
  leave(tables: number): Promise<void>;
  /** Closes all sockets. */
  hangUp(): void;
  end(): Promise<void>;
}

/** Does something many times, a few at a time. */
export async function times<Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> {
  const AT_ONCE = 16;
  const results: Result[] = [];
  for (let n = 0; n < count; n += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => work(n + i));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

export const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)];

/** One move under way, until everybody has it. */
export class Flight {
  readonly #sent = performance.now();
  readonly #missing: Set<number>;
  readonly #landed = Promise.withResolvers<number>();

  constructor(seats: number) {
    this.#missing = new Set(Array(seats).keys());
  }

  get landed(): Promise<number> {
    return this.#landed.promise;
  }

  reach(seat: number): void {
    this.#missing.delete(seat);
    if (this.#missing.size === 0) this.#landed.resolve(performance.now() - this.#sent);
  }

  fail(reason: string): void {
    this.#landed.reject(new Error(reason));
  }
}
