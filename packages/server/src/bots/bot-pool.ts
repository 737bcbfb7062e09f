import type { Result } from '@ahu/daily';
import type { Registry } from 'prom-client';
import { BotQueueFull, type BotRequest, type BotService } from '../tables/bot-service.ts';
import { BotMetrics } from './bot-metrics.ts';
import { FairQueue } from './fair-queue.ts';
import { type Checked, type Done, labelOf, levelOf, longestOf, type Task, type Work } from './task.ts';
import { Thinker } from './thinker.ts';

interface Waiting {
  readonly task: Task;
  readonly since: number;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Thread {
  readonly thinker: Thinker;
  busy: { readonly waiting: Waiting; readonly since: number; readonly watchdog: NodeJS.Timeout } | undefined;
}

/** The longest queue of one person, and of all together. */
export const MOST_OF_ONE = 100;
const MOST_IN_ALL = 2_000;
/** Tables that all people have left wait in a queue of their own, which is served when nobody else waits. */
const ABANDONED = 'abandoned';
/** Milliseconds beyond the time that its work should take, after which a thread that does not answer is terminated. */
const OVERTIME = 15_000;

/** A match file that proves no result, and why. */
export class Unproven extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'Unproven';
  }
}

/** Bots think in threads. People take turns, so that nobody waits behind all requests of another person. */
export class BotPool implements BotService {
  readonly #threads: Thread[] = [];
  readonly #size: number;
  readonly #queue = new FairQueue<Waiting>();
  readonly #abandoned = new FairQueue<Waiting>();
  readonly #metrics: BotMetrics;
  #last = 0;
  #closed = false;

  constructor(size: number, registry: Registry) {
    this.#size = size;
    this.#metrics = new BotMetrics(registry, () => this.waiting);
  }

  get waiting(): number {
    return this.#queue.size + this.#abandoned.size;
  }

  choose({ client, table, level, ...position }: BotRequest, signal: AbortSignal): Promise<string> {
    return this.#ask<string>(client, table, { kind: 'choice', ...position, level: levelOf(level) }, signal);
  }

  /**
   * The result that a match of an island proves, for a person who waits for it: its bots are asked again in turn with
   * those of tables. Throws `Unproven`, and `BotQueueFull`.
   */
  async prove(client: string, date: string, file: unknown): Promise<Result> {
    for (let from = 0; ; ) {
      const checked = await this.#ask<Checked>(client, `island ${date}`, { kind: 'check', date, file, from });
      if ('flaw' in checked) throw new Unproven(checked.flaw);
      if ('result' in checked) return checked.result;
      from = checked.next;
    }
  }

  #ask<Answer>(client: string | undefined, table: string, work: Work, signal?: AbortSignal): Promise<Answer> {
    const queue = client === undefined ? this.#abandoned : this.#queue;
    const person = client ?? ABANDONED;
    if (this.waiting >= MOST_IN_ALL || queue.sizeOf(person) >= MOST_OF_ONE) {
      this.#metrics.refused.inc();
      return Promise.reject(new BotQueueFull());
    }
    return new Promise((resolve, reject) => {
      const task: Task = { ...work, id: ++this.#last };
      const waiting: Waiting = { task, since: performance.now(), resolve: resolve as Waiting['resolve'], reject };
      signal?.addEventListener('abort', () => this.#cancel(waiting, signal.reason), { once: true });
      queue.add(person, table, waiting);
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { busy } of this.#threads) clearTimeout(busy?.watchdog);
    await Promise.all(this.#threads.map(({ thinker }) => thinker.end()));
  }

  #assign(): void {
    while (!this.#closed && this.waiting > 0) {
      const idle = this.#threads.find(({ busy }) => !busy) ?? this.#grow();
      const waiting = idle && (this.#queue.next() ?? this.#abandoned.next());
      if (!waiting) return;
      const level = labelOf(waiting.task);
      const since = performance.now();
      this.#metrics.waited.observe({ level }, (since - waiting.since) / 1000);
      const late = (): void => this.#lose(idle, new Error(`a bot thread does not answer (${level})`));
      idle.busy = { waiting, since, watchdog: setTimeout(late, longestOf(waiting.task) + OVERTIME).unref() };
      idle.thinker.think(waiting.task);
    }
  }

  #grow(): Thread | undefined {
    if (this.#threads.length >= this.#size) return undefined;
    const thinker = new Thinker(
      (done) => this.#finish(thread, done),
      (error) => this.#lose(thread, error),
    );
    const thread: Thread = { thinker, busy: undefined };
    this.#threads.push(thread);
    return thread;
  }

  /** Cancels a request: it leaves the queue, or its thread stops thinking. */
  #cancel(waiting: Waiting, reason: unknown): void {
    const thread = this.#threads.find(({ busy }) => busy?.waiting === waiting);
    if (!thread && !this.#queue.remove(waiting) && !this.#abandoned.remove(waiting)) return;
    this.#metrics.cancelled.inc();
    thread?.thinker.stop();
    waiting.reject(reason);
  }

  #finish(thread: Thread, done: Done): void {
    const { busy } = thread;
    thread.busy = undefined;
    clearTimeout(busy?.watchdog);
    if (busy) {
      const level = labelOf(busy.waiting.task);
      this.#metrics.thought.observe({ level }, (performance.now() - busy.since) / 1000);
      if ('error' in done) busy.waiting.reject(new Error(done.error));
      else busy.waiting.resolve(done.answer);
    }
    this.#assign();
  }

  /** A thread that broke or hangs is replaced; what it was thinking about fails. */
  #lose(thread: Thread, error: Error): void {
    const at = this.#threads.indexOf(thread);
    if (at < 0) return;
    this.#threads.splice(at, 1);
    clearTimeout(thread.busy?.watchdog);
    thread.busy?.waiting.reject(error);
    void thread.thinker.end();
    this.#assign();
  }
}
