// A thread that owns the database file: its fsyncs hold up nobody else.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface Query {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Outcome =
  | { readonly id: number; readonly rows: unknown[]; readonly changes?: bigint }
  | { readonly id: number; readonly error: string };

const database = new DatabaseSync(workerData as string, { timeout: 5_000 });
// Acknowledged is on the disk: WAL with a full sync at every commit.
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}
const known = new Map<string, Prepared>();

function prepared(sql: string): Prepared {
  const before = known.get(sql);
  if (before) return before;
  // Batches come in many lengths, each with a text of its own.
  if (known.size > 500) known.clear();
  const statement = database.prepare(sql);
  const now = { statement, hasRows: statement.columns().length > 0 };
  known.set(sql, now);
  return now;
}

function run({ id, sql, parameters }: Query): Outcome {
  try {
    const { statement, hasRows } = prepared(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { id, rows: statement.all(...values) };
    return { id, rows: [], changes: BigInt(statement.run(...values).changes) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

parentPort?.on('message', (query: Query | 'close') => {
  if (query !== 'close') return parentPort?.postMessage(run(query));
  database.close();
  parentPort?.close();
});
