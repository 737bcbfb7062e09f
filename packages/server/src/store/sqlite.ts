import { Worker } from 'node:worker_threads';
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
import type { Outcome, Query } from './sqlite-worker.ts';

/** Kysely on `node:sqlite`, in a thread of its own. */
export class SqliteThreadDialect implements Dialect {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  createDriver = (): Driver => new ThreadDriver(this.#path);
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
  /** When the last transaction that was asked for has ended. */
  #free: Promise<void> = Promise.resolve();
  #owner: Lane | undefined;
  #release: (() => void) | undefined;

  constructor(path: string) {
    this.#thread = new DatabaseThread(path);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lane> {
    return new Lane((lane, query) => this.#run(lane, query));
  }

  async releaseConnection(): Promise<void> {}

  // Every transaction of SQLite is serializable.
  async beginTransaction(lane: Lane): Promise<void> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#owner = lane;
    this.#release = resolve;
    await this.#thread.run(CompiledQuery.raw('begin immediate')).catch((error) => {
      this.#end();
      throw error;
    });
  }

  async commitTransaction(): Promise<void> {
    await this.#thread.run(CompiledQuery.raw('commit'));
    this.#end();
  }

  async rollbackTransaction(): Promise<void> {
    await this.#thread.run(CompiledQuery.raw('rollback')).finally(() => this.#end());
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }

  async #run<Row>(lane: Lane, query: CompiledQuery): Promise<QueryResult<Row>> {
    // Whatever transaction was asked for before this goes first, and none that is asked for later.
    if (this.#owner !== lane) await this.#free;
    return this.#thread.run(query);
  }

  #end(): void {
    this.#owner = undefined;
    this.#release?.();
  }
}

/** What one query or one transaction goes through. */
class Lane implements DatabaseConnection {
  readonly #run: <Row>(lane: Lane, query: CompiledQuery) => Promise<QueryResult<Row>>;

  constructor(run: <Row>(lane: Lane, query: CompiledQuery) => Promise<QueryResult<Row>>) {
    this.#run = run;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#run<Row>(this, query);
  }

  // biome-ignore lint/correctness/useYield: the port asks for it, and nothing of Ahu streams rows.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed');
  }
}

interface Waiting {
  resolve(result: QueryResult<never>): void;
  reject(error: Error): void;
}

class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(path: string) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: path });
    this.#worker.on('message', (outcome: Outcome) => this.#hear(outcome));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
  }

  run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const query: Query = { id: this.#next++, sql, parameters };
    return new Promise((resolve, reject) => {
      this.#waiting.set(query.id, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage(query);
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await ended;
  }

  #hear(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if ('error' in outcome) waiting?.reject(new Error(outcome.error));
    else
      waiting?.resolve({
        rows: outcome.rows as never[],
        ...(outcome.changes !== undefined && { numAffectedRows: outcome.changes }),
      });
  }
}
