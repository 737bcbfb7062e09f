import type { Dialect, Driver, LogEvent } from 'kysely';
import type { Append } from './append.ts';

/** What kind of trouble a query had. */
export type QueryError = (typeof KINDS)[number][0] | 'other';

/** By SQLSTATE of PostgreSQL, code of the system, or words of SQLite and of the pool. The first that fits counts. */
const KINDS = [
  ['timeout', /^57014$|timeout/i],
  ['full', /^53100$|disk is full|ENOSPC/],
  ['locked', /^(40001|40P01|55P03)$|database is locked/],
  ['constraint', /^23...$|constraint failed/],
  ['corrupt', /^XX00[12]$|malformed|not a database|disk I\/O error/],
  ['connection', /^(08...|57P0.|53300|E[A-Z]{4,})$|connect|terminated|closed/i],
] as const;

type Listener = (seconds: number, error: QueryError | undefined) => void;

/** Hears of every query of a store: how long it took, and what was wrong if it failed. */
export class QueryWatch {
  readonly #listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** For the log of Kysely. */
  readonly hear = (event: LogEvent): void => {
    this.#tell(event.queryDurationMillis / 1_000, event.level === 'error' ? event.error : undefined);
  };

  /** Appends go past Kysely. */
  watchAppend(append: Append): Append {
    return async (event) => {
      const began = performance.now();
      const written = await this.#watch(append(event));
      this.#tell((performance.now() - began) / 1_000, undefined);
      return written;
    };
  }

  /** Kysely's log knows nothing of queries for which there was no connection. */
  watchDialect(dialect: Dialect): Dialect {
    const createDriver = (): Driver => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = (options) => this.#watch(acquire(options));
      return driver;
    };
    return {
      createDriver,
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    };
  }

  async #watch<Answer>(asking: Promise<Answer>): Promise<Answer> {
    const began = performance.now();
    try {
      return await asking;
    } catch (error) {
      this.#tell((performance.now() - began) / 1_000, error);
      throw error;
    }
  }

  #tell(seconds: number, failure: unknown): void {
    const error = failure === undefined ? undefined : kindOf(failure);
    for (const listener of this.#listeners) listener(seconds, error);
  }
}

export function kindOf(error: unknown): QueryError {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  const fits = (pattern: RegExp): boolean => [code, message].some((text) => pattern.test(String(text ?? '')));
  return KINDS.find(([, pattern]) => fits(pattern))?.[0] ?? 'other';
}
