import type { Answer, Request, ServiceName, Services, Thought } from './frame.ts';

/** What the worker could not do, in its words. */
export class EngineFault extends Error {
  /** Where in a document the fault is, if it is in one. */
  readonly where: string | undefined;

  constructor(message: string, where?: string) {
    super(message);
    this.name = 'EngineFault';
    this.where = where;
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  onThought?: ((thought: Thought) => void) | undefined;
}

/** A worker that keeps one match, or analyses one. */
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** One match, kept by a worker of its own: rules and bots never hold up the page. */
export class Engine {
  readonly #worker = startWorker();
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#hear(data));
    this.#worker.addEventListener('error', ({ message }) => this.#fail(message));
  }

  ask<Name extends ServiceName>(
    name: Name,
    args: Parameters<Services[Name]>,
    onThought?: (thought: Thought) => void,
  ): Promise<ReturnType<Services[Name]>> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject, onThought });
      this.#worker.postMessage({ id, ask: name, with: args } as Request);
    });
  }

  /** The search that runs answers with its best move so far. */
  stop(): void {
    this.#worker.postMessage('stop');
  }

  close(): void {
    this.#worker.terminate();
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if ('thought' in answer) return waiting?.onThought?.(answer.thought);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new EngineFault(answer.error, answer.where));
    else waiting?.resolve(answer.answer);
  }

  #fail(message: string): void {
    for (const { reject } of this.#waiting.values()) reject(new EngineFault(message));
    this.#waiting.clear();
  }
}
