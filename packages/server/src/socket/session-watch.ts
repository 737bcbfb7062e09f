import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Sessions } from '../people/sessions.ts';

/**
 * Milliseconds between two checks of the sessions of open sockets: a message of the bus may get lost, and without
 * Redis there is none between processes. A socket ends within a second of its session all the same.
 */
const POLL = 700;

/** Ends sockets with their sessions. */
export class SessionWatch {
  readonly #sessions: Sessions;
  readonly #logger: Logger;
  readonly #ends = new Map<string, Set<() => void>>();
  readonly #unsubscribe: () => void;
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(sessions: Sessions, bus: Bus, logger: Logger, poll = POLL) {
    this.#sessions = sessions;
    this.#logger = logger;
    this.#unsubscribe = bus.subscribe((change) => change.about === 'signed-out' && this.#end(change.session));
    this.#pollAfter(poll);
  }

  /** Calls `end` when the session is over; returns how to stop that. */
  follow(session: string, end: () => void): () => void {
    const ends = this.#ends.get(session) ?? new Set();
    this.#ends.set(session, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.#ends.get(session) === ends) this.#ends.delete(session);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
    this.#unsubscribe();
  }

  #end(session: string): void {
    const ends = this.#ends.get(session);
    this.#ends.delete(session);
    for (const end of ends ?? []) end();
  }

  #pollAfter(pause: number): void {
    this.#next = setTimeout(async () => {
      await this.#look().catch((error) => this.#logger.warn(error));
      if (!this.#closed) this.#pollAfter(pause);
    }, pause);
  }

  async #look(): Promise<void> {
    const followed = [...this.#ends.keys()];
    const open = await this.#sessions.stillOpen(followed);
    for (const session of followed) if (!open.has(session)) this.#end(session);
  }
}
