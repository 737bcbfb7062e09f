import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Checkpoints, DAMAGES } from './damage.ts';
import type { Each, One, Outcome, Query, Task, WorkerSetup } from './sqlite-worker.ts';
import type { Damage } from './store.ts';
import { StoreGone } from './unavailable.ts';

/** Kysely on `node:sqlite`, in a thread of its own. */
export class SqliteThreadDialect implements Dialect {
  readonly #driver: ThreadDriver;

  constructor(path: string) {
    this.#driver = new ThreadDriver(path);
  }

  /** Runs a statement for each of these, all or none; how many rows each has changed. */
  runEach(sql: string, each: readonly (readonly unknown[])[]): Promise<readonly number[]> {
    return this.#driver.runEach(sql, each);
  }

  damage(): Damage | undefined {
    return this.#driver.damage();
  }

  createDriver = (): Driver => this.#driver;
  createQueryCompiler = (): SqliteQueryCompiler => new SqliteQueryCompiler();
  createAdapter = (): SqliteAdapter => new ThreadAdapter();
  createIntrospector = (db: ConstructorParameters<typeof SqliteIntrospector>[0]): SqliteIntrospector =>
    new SqliteIntrospector(db);
}

/** Kysely need not keep queries apart: the driver does. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * There is one thread, which takes queries in the order in which they are posted; nobody waits for the answers of
 * others. Only while a transaction is under way all others wait.
 */
class ThreadDriver implements Driver {
  readonly #thread: DatabaseThread;
  /** The end of the last transaction that was asked for, until it has come. */
  #last: PromiseWithResolvers<void> | undefined;
  #owner: Lane | undefined;

  constructor(path: string) {
    this.#thread = new DatabaseThread(path);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lane> {
    return new Lane((query, lane) => this.run(query, lane));
  }

  async releaseConnection(): Promise<void> {}

  // Every transaction of SQLite is serializable.
  async beginTransaction(lane: Lane): Promise<void> {
    const before = this.#last;
    this.#last = lane.end;
    await before?.promise;
    this.#owner = lane;
    await this.#thread.run(CompiledQuery.raw('begin immediate')).catch((error) => {
      this.#end(lane);
      throw error;
    });
  }

  async commitTransaction(lane: Lane): Promise<void> {
    await this.#thread.run(CompiledQuery.raw('commit'));
    this.#end(lane);
  }

  async rollbackTransaction(lane: Lane): Promise<void> {
    await this.#thread.run(CompiledQuery.raw('rollback')).finally(() => this.#end(lane));
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }

  async run<Row>(query: CompiledQuery, lane: Lane): Promise<QueryResult<Row>> {
    // Whatever transaction was asked for before this goes first, and none that is asked for later.
    if (this.#last && this.#owner !== lane) await this.#last.promise;
    return this.#thread.run(query);
  }

  async runEach(sql: string, each: readonly (readonly unknown[])[]): Promise<readonly number[]> {
    if (this.#last) await this.#last.promise;
    return this.#thread.runEach(sql, each);
  }

  damage(): Damage | undefined {
    return this.#thread.damage();
  }

  #end({ end }: Lane): void {
    this.#owner = undefined;
    if (this.#last === end) this.#last = undefined;
    end.resolve();
  }
}

/** What one query or one transaction goes through. */
class Lane implements DatabaseConnection {
  /** Of its transaction. */
  readonly end = Promise.withResolvers<void>();
  readonly #run: <Row>(query: CompiledQuery, lane: Lane) => Promise<QueryResult<Row>>;

  constructor(run: <Row>(query: CompiledQuery, lane: Lane) => Promise<QueryResult<Row>>) {
    this.#run = run;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#run<Row>(query, this);
  }

  // biome-ignore lint/correctness/useYield: the port asks for it, and nothing of Ahu streams rows.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed');
  }
}

interface Waiting {
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

class DatabaseThread {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #posted = new Int32Array(new SharedArrayBuffer(4));
  readonly #waiting = new Map<number, Waiting>();
  readonly #checkpoints: Worker;
  readonly #closing = new Int32Array(new SharedArrayBuffer(4));
  readonly #damage = new Int32Array(new SharedArrayBuffer(4));
  /** Why there is nothing to ask any more. */
  #gone: StoreGone | undefined;
  readonly #ended: Promise<unknown>;
  #next = 0;

  constructor(path: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { path, port: port2, posted: this.#posted } satisfies WorkerSetup,
      transferList: [port2],
    });
    this.#port.on('message', (outcome: Outcome) => this.#hear(outcome));
    this.#worker.on('error', (error) => this.#end(error));
    this.#checkpoints = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: { path, closing: this.#closing, damage: this.#damage } satisfies Checkpoints,
    });
    // Without that thread the WAL grows until a writer has to empty it.
    this.#checkpoints.on('error', () => {});
    // Where the database cannot be opened, nobody closes it.
    this.#checkpoints.unref();
    this.#ended = Promise.all(
      [this.#checkpoints, this.#worker].map((worker) => new Promise((resolve) => worker.once('exit', resolve))),
    );
  }

  damage(): Damage | undefined {
    return DAMAGES[Atomics.load(this.#damage, 0)];
  }

  /** Rejects all queries that wait, and all later ones. */
  #end(cause: unknown): void {
    this.#gone = new StoreGone(cause);
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }

  async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#ask<One>({ sql, parameters });
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: changes }) };
  }

  async runEach(sql: string, each: readonly (readonly unknown[])[]): Promise<readonly number[]> {
    const { changed } = await this.#ask<Each>({ sql, each });
    return changed;
  }

  async #ask<Answer extends Outcome>(task: Task): Promise<Answer> {
    if (this.#gone) throw this.#gone;
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#post({ id, ...task });
    });
  }

  #post(query: Query | 'close'): void {
    this.#port.postMessage(query);
    Atomics.add(this.#posted, 0, 1);
    Atomics.notify(this.#posted, 0);
  }

  async close(): Promise<void> {
    this.#checkpoints.ref();
    Atomics.store(this.#closing, 0, 1);
    Atomics.notify(this.#closing, 0);
    this.#post('close');
    await this.#ended;
  }

  #hear(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if ('error' in outcome) waiting?.reject(Object.assign(new Error(outcome.error), { errcode: outcome.errcode }));
    else waiting?.resolve(outcome);
  }
}
