/** Two at a time leave threads for the rest of the server, and need 38 MiB. */
const AT_ONCE = 2;
/** About a second of work: a client that has to wait longer should ask again later. */
const MOST_WAITING = 50;

/** More passwords to check than the server can. */
export class Busy extends Error {
  constructor() {
    super('too many passwords to check at once; try again soon');
    this.name = 'Busy';
  }
}

/** Runs few expensive tasks at once, lets a bounded number wait, and refuses more. */
export class HashQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async do<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new Busy();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await task();
    } finally {
      // The place goes to the next in the queue, or is free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
