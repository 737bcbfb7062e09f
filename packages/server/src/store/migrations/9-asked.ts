import type { Migration } from './migration.ts';

/** Who is asked at each table that plays. Older tables have no row until they are loaded. */
export const migration: Migration = async (db) => {
  await db.schema
    .createTable('asked')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('game_table.id').onDelete('cascade'))
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .execute();
};
