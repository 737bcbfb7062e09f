import { Worker } from 'node:worker_threads';
import type { LaneData, Task } from './lane.ts';

/** A lane, asked one thing at a time. */
export class Lane {
  readonly #worker: Worker;

  constructor(workerData: LaneData) {
    this.#worker = new Worker(new URL('./lane.ts', import.meta.url), { workerData });
  }

  ask<Answer>(task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        this.#worker.off('message', onMessage);
        this.#worker.off('error', onError);
        settle();
      };
      const onMessage = (answer: Answer) => done(() => resolve(answer));
      const onError = (error: Error) => done(() => reject(error));
      this.#worker.on('message', onMessage);
      this.#worker.on('error', onError);
      this.#worker.postMessage(task);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
