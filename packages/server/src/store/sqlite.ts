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
  createAdapter = (): SqliteAdapter => new SqliteAdapter();
  createIntrospector = (db: ConstructorParameters<typeof SqliteIntrospector>[0]): SqliteIntrospector =>
    new SqliteIntrospector(db);
}

/** There is one connection; whoever has a transaction has it to themselves. */
class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection;
  #free: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(path: string) {
    this.#connection = new ThreadConnection(path);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const mine = Promise.withResolvers<void>();
    this.#free = mine.promise;
    await before;
    this.#release = mine.resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release?.();
  }

  // Every transaction of SQLite is serializable.
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }
}

interface Waiting {
  resolve(result: QueryResult<never>): void;
  reject(error: Error): void;
}

class ThreadConnection implements DatabaseConnection {
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

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const query: Query = { id: this.#next++, sql, parameters };
    return new Promise((resolve, reject) => {
      this.#waiting.set(query.id, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage(query);
    });
  }

  // biome-ignore lint/correctness/useYield: the port asks for it, and nothing of Ahu streams rows.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed');
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
