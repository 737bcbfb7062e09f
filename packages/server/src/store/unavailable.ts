/** Result codes of SQLite: locked, read-only, input or output error, corrupt, full, cannot be opened, not a database. */
const SQLITE = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** Of PostgreSQL: connection, resources, operator's intervention, system error, read-only, serialization, lock timeout. */
const POSTGRES = /^(08|53|57|58|XX00)|^(25006|40001|40P01|55P03)$/;

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** `pg` gives no code to what it says itself. */
const PG_SAYS = /^(Connection terminated|timeout e|Query read timeout|Client has encountered|Cannot use a pool)/;

/** Thrown for every query after the thread of the database has died. */
export class StoreGone extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'the thread of the database ended', { cause });
    this.name = 'StoreGone';
  }
}

/** Whether the database could not do what was asked, now; the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreGone) return true;
  const { errcode, code, syscall } = error as { errcode?: number; code?: string; syscall?: string };
  if (errcode !== undefined) return SQLITE.has(errcode & 0xff);
  if (code === undefined) return PG_SAYS.test(error.message) || isOfMany(error);
  return POSTGRES.test(code) || (syscall !== undefined && NETWORK.has(code));
}

/** Node tries every address of a host and reports all failures together. */
const isOfMany = (error: Error): boolean => error instanceof AggregateError && error.errors.some(isUnavailable);
