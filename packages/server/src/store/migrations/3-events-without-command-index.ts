import { sql } from 'kysely';
import type { Migration } from './migration.ts';

// A writer has read every event before its own, and so every command: an index of commands only made writing slower.
export const migration: Migration = async (db, dialect) => {
  if (dialect === 'postgres') {
    await db.schema.alterTable('event').dropConstraint('event_command').execute();
    return;
  }
  await db.schema.alterTable('event').renameTo('event_before').execute();
  await db.schema
    .createTable('event')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('command', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('event_key', ['table_id', 'seq'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into event select table_id, seq, command, body, at from event_before`.execute(db);
  await db.schema.dropTable('event_before').execute();
};
