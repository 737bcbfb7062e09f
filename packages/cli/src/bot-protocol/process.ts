import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type FromBot, readFromBot, type ToBot } from './messages.ts';

export interface RelayData {
  readonly command: string;
  readonly port: MessagePort;
  readonly memory: SharedArrayBuffer;
}

export type RelayNews = { readonly line: string } | { readonly ended: string };

/** Where in the shared memory the news are counted. */
export const COUNT = 0;

const running = new Set<BotProcess>();

/** Ends the processes of all bots of this thread. */
export function endBotProcesses(): void {
  for (const each of running) each.end();
}

/** A bot in a process of its own, spoken to line by line, without an event loop: bots answer at once or not at all. */
export class BotProcess {
  readonly #port: MessagePort;
  readonly #news = new Int32Array(new SharedArrayBuffer(4));
  readonly #worker: Worker;
  #ended: string | undefined;

  constructor(command: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: RelayData = { command, port: port2, memory: this.#news.buffer as SharedArrayBuffer };
    this.#worker = new Worker(new URL('./relay.ts', import.meta.url), { workerData, transferList: [port2] });
    this.#worker.unref();
    this.#port.unref();
    running.add(this);
  }

  get isOver(): boolean {
    return this.#ended !== undefined;
  }

  tell(message: ToBot): void {
    this.#port.postMessage({ line: JSON.stringify(message) });
  }

  /** Its next message; gives up after this number of seconds. */
  hear(seconds: number): FromBot {
    const deadline = performance.now() + 1000 * seconds;
    for (;;) {
      const heard = Atomics.load(this.#news, COUNT);
      const received = receiveMessageOnPort(this.#port) as { message: RelayNews } | undefined;
      if (received) return this.#read(received.message);
      const left = deadline - performance.now();
      if (left <= 0 || Atomics.wait(this.#news, COUNT, heard, left) === 'timed-out') {
        this.end();
        throw new Error(`did not answer within ${seconds} s`);
      }
    }
  }

  #read(news: RelayNews): FromBot {
    if ('line' in news) return readFromBot(news.line);
    this.#ended = news.ended;
    running.delete(this);
    throw new Error(`its process ended (${news.ended})`);
  }

  end(): void {
    this.#ended ??= 'ended';
    running.delete(this);
    this.#port.postMessage('end');
  }
}
