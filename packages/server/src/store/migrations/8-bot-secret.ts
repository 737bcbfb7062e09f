import { randomBytes } from 'node:crypto';
import type { Migration } from './migration.ts';

// Before, the chance of bots followed from what everybody knows, so that anybody could work out a sealed bid.
export const migration: Migration = async (db) => {
  await db.schema.alterTable('game_table').addColumn('bot_secret', 'text').execute();
  const rows = await db.selectFrom('game_table').select('id').where('status', '!=', 'over').execute();
  for (const { id } of rows) {
    const bot_secret = randomBytes(32).toString('hex');
    await db.updateTable('game_table').set({ bot_secret }).where('id', '=', id).execute();
  }
};
