// A thread that owns the database file: its fsyncs hold up nobody else.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
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
const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();

function prepared(sql: string): ReturnType<DatabaseSync['prepare']> {
  let statement = statements.get(sql);
  if (!statement) {
    // Batches come in many lengths, each with a text of its own.
    if (statements.size > 500) statements.clear();
    statement = database.prepare(sql);
    statements.set(sql, statement);
  }
  return statement;
}

function run({ id, sql, parameters }: Query): Outcome {
  try {
    const statement = prepared(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { id, rows: statement.all(...values) };
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
