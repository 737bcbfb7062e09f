// A thread that owns the database file, so that its fsyncs do not block the event loop.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';

/** A statement to run once, or for each of many. */
export type Task =
  | { readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly sql: string; readonly each: readonly (readonly unknown[])[] };
export type Query = Task & { readonly id: number };

export interface One {
  readonly id: number;
  readonly rows: unknown[];
  readonly changes?: bigint;
}
export interface Each {
  readonly id: number;
  readonly changed: readonly number[];
}
export type Outcome =
  | One
  | Each
  | { readonly id: number; readonly error: string; readonly errcode: number | undefined };

/** Where queries come from, and what is counted up when one is there. */
export interface WorkerSetup {
  readonly path: string;
  readonly port: MessagePort;
  readonly posted: Int32Array;
}

const { path, port, posted } = workerData as WorkerSetup;
const database = new DatabaseSync(path, { timeout: 5_000 });
setUp(100);

/**
 * Acknowledged is on the disk: WAL with a full sync at every commit. Another thread empties the WAL; only when that
 * cannot keep up, at 40 MB, everybody waits here until it is done. Of two who open a new file at once, one finds it
 * locked while the other changes its mode; for that alone SQLite does not wait by itself.
 */
function setUp(tries: number): void {
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    database.exec('PRAGMA wal_autocheckpoint = 10000');
    // While a backup reads, the WAL can only grow; afterwards it shall not stay large.
    database.exec('PRAGMA journal_size_limit = 67108864');
  } catch (error) {
    if (tries === 0 || (error as Error).message !== 'database is locked') throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    setUp(tries - 1);
  }
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
  readonly writes: boolean;
}
const known = new Map<string, Prepared>();

function prepared(sql: string): Prepared {
  const before = known.get(sql);
  if (before) return before;
  // Batches come in many lengths, each with a text of its own.
  if (known.size > 500) known.clear();
  const statement = database.prepare(sql);
  const now = { statement, hasRows: statement.columns().length > 0, writes: !/^\s*select/i.test(sql) };
  known.set(sql, now);
  return now;
}

function run(query: Query): Outcome {
  const { id, sql } = query;
  try {
    const { statement, hasRows, writes } = prepared(sql);
    if ('each' in query) {
      query.each.forEach(refuseNul);
      return { id, changed: runEach(statement, query.each as SQLInputValue[][]) };
    }
    const values = query.parameters as SQLInputValue[];
    if (writes) refuseNul(values);
    if (hasRows) return { id, rows: statement.all(...values) };
    return { id, rows: [], changes: BigInt(statement.run(...values).changes) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, error: message, errcode };
  }
}

/** PostgreSQL refuses the character NUL in texts; what is kept here must be able to move there. */
function refuseNul(values: readonly unknown[]): void {
  for (const value of values)
    if (typeof value === 'string' && value.includes('\0')) throw new Error('a text contains NUL');
}

function runEach(statement: StatementSync, each: readonly SQLInputValue[][]): number[] {
  const one = (values: SQLInputValue[]): number => Number(statement.run(...values).changes);
  if (each.length === 1) return each.map(one);
  database.exec('begin immediate');
  try {
    const changed = each.map(one);
    database.exec('commit');
    return changed;
  } catch (error) {
    // A full disk may have ended it already.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Sleeps until a query arrives. Queries run one after the other, so no event loop is needed. */
function next(): Query | 'close' {
  for (;;) {
    const seen = Atomics.load(posted, 0);
    const received = receiveMessageOnPort(port);
    if (received) return received.message;
    Atomics.wait(posted, 0, seen);
  }
}

for (let query = next(); query !== 'close'; query = next()) port.postMessage(run(query));
database.close();
port.close();
