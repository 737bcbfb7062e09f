import type { Migration } from './migration.ts';

/** How games ended. Older ones are played again when a server starts (see tables/outcomes.ts). */
export const migration: Migration = async (db) => {
  await db.schema.alterTable('game_table').addColumn('outcome', 'text').execute();
};
