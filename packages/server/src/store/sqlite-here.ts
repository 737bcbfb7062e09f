import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Schema } from './schema/schema.ts';

const NOTHING = { changes: 0, lastInsertRowid: 0 };

/** Kysely on `node:sqlite` in the calling thread, for commands. */
export function kyselyOn(database: DatabaseSync): Kysely<Schema> {
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) =>
        // A full disk may have ended the transaction already; what it failed with must not be hidden.
        sql === 'rollback' && !database.isTransaction ? NOTHING : statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    };
  };
  return new Kysely({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }) });
}
