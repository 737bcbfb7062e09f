import type { Migration } from './migration.ts';

/** A row that is written to see whether rows can be written. It says nothing, and no backup has it. */
export const migration: Migration = async (db) => {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
};
