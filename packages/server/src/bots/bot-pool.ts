import { Worker } from 'node:worker_threads';
import { legalMoves } from '@ahu/core';
import type { BotDesk } from '../tables/attendant.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Done, Task } from './bot-thread.ts';

interface Waiting {
  readonly task: Task;
  resolve(notation: string): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  busy: Waiting | undefined;
}

/** Bots think in threads of their own and wait their turn there; no game waits for another's bot. */
export class BotPool implements BotDesk {
  readonly #threads: Thread[] = [];
  readonly #size: number;
  readonly #queue: Waiting[] = [];
  #next = 0;
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  choose({ match, row, head }: LiveTable, seat: number, level: string): Promise<string> {
    const { game, state } = match;
    const task: Task = {
      id: this.#next++,
      game: game.id,
      seats: match.seats.length,
      level,
      view: game.view(state, seat),
      seat,
      moves: legalMoves(game, state, seat),
      seed: `${row.id} ${head} ${seat}`,
    };
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #assign(): void {
    if (this.#closed || this.#queue.length === 0) return;
    const idle = this.#threads.find(({ busy }) => !busy) ?? this.#grow();
    if (!idle) return;
    idle.busy = this.#queue.shift();
    idle.worker.postMessage(idle.busy?.task);
  }

  #grow(): Thread | undefined {
    if (this.#threads.length >= this.#size) return undefined;
    const thread: Thread = { worker: new Worker(new URL('./bot-thread.ts', import.meta.url)), busy: undefined };
    thread.worker.on('message', (done: Done) => this.#finish(thread, done));
    thread.worker.on('error', (error) => this.#lose(thread, error));
    this.#threads.push(thread);
    return thread;
  }

  #finish(thread: Thread, done: Done): void {
    const { busy } = thread;
    thread.busy = undefined;
    if ('error' in done) busy?.reject(new Error(done.error));
    else busy?.resolve(done.notation);
    this.#assign();
  }

  /** A thread that broke is replaced; what it was thinking about fails. */
  #lose(thread: Thread, error: Error): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    thread.busy?.reject(error);
    this.#assign();
  }
}
