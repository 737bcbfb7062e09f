import { Worker } from 'node:worker_threads';
import type { Done, Task } from './task.ts';

/** A thread that thinks about one position at a time, and can be stopped. */
export class Thinker {
  readonly #worker: Worker;
  /** Read by the thread while it thinks: the number of the task that it shall end. */
  readonly #stopped = new Int32Array(new SharedArrayBuffer(4));
  #task = 0;

  /** Calls `onDone` with each answer, and `onEnd` once if the thread breaks. */
  constructor(onDone: (done: Done) => void, onEnd: (error: Error) => void) {
    this.#worker = new Worker(new URL('./bot-thread.ts', import.meta.url), { workerData: this.#stopped });
    this.#worker.on('message', onDone);
    this.#worker.on('error', onEnd);
  }

  think(task: Task): void {
    this.#task = task.id;
    this.#worker.postMessage(task);
  }

  /** Lets it end what it thinks about, as a failure. */
  stop(): void {
    Atomics.store(this.#stopped, 0, this.#task);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
