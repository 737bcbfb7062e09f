import type { Migration } from './migration.ts';

export const migration: Migration = async (db) => {
  await db.schema.alterTable('game_table').addColumn('rematch', 'text').execute();
};
