import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Where it is played, and by how many at a table. */
export interface Place {
  readonly contender: 'ahu' | 'boardgameIo';
  readonly env: Record<string, string>;
  readonly players: number;
}

export type Task =
  | { readonly kind: 'moves'; readonly tables: number; readonly seconds: number }
  | { readonly kind: 'sit'; readonly tables: number }
  | { readonly kind: 'delays'; readonly rate: number; readonly seconds: number };

/**
 * Clients with room enough that they seldom stop to collect garbage, in megabytes. They are hundreds in one process: a
 * collection holds all of them up, and those at work beside it on two cores hold up the server.
 */
const ROOM = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--initial-heap-size=2000'];

/**
 * A server with all who play at it, who are in a process of their own: what the clients of one server leave to be
 * collected does not hold up those of the other.
 */
export class Crowd {
  readonly #process: ChildProcess;
  readonly #gone: Promise<never>;

  private constructor(process: ChildProcess) {
    this.#process = process;
    this.#gone = once(process, 'exit').then(() => Promise.reject(new Error('the clients have gone')));
    this.#gone.catch(() => {});
  }

  static async gather(place: Place): Promise<Crowd> {
    const file = join(import.meta.dirname, 'crowd-process.ts');
    const crowd = new Crowd(fork(file, [JSON.stringify(place)], { execArgv: ROOM }));
    await crowd.#answer();
    return crowd;
  }

  moves(tables: number, seconds: number): Promise<number> {
    return this.#ask({ kind: 'moves', tables, seconds });
  }

  /** Everybody sits down at this number of tables, with the client that players have. */
  sit(tables: number): Promise<void> {
    return this.#ask({ kind: 'sit', tables });
  }

  delays(rate: number, seconds: number): Promise<number[]> {
    return this.#ask({ kind: 'delays', rate, seconds });
  }

  async end(): Promise<void> {
    if (!this.#process.connected) return;
    this.#process.disconnect();
    await this.#gone.catch(() => {});
  }

  #ask<Answer>(task: Task): Promise<Answer> {
    this.#process.send(task);
    return this.#answer();
  }

  async #answer<Answer>(): Promise<Answer> {
    const [answer] = await Promise.race([once(this.#process, 'message'), this.#gone]);
    return answer as Answer;
  }
}
