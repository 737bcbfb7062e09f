import type { Migration } from './migration.ts';

/** Results of islands of the day, one a person and day and one a log, and what people have tried of exercises. */
export const migration: Migration = async (db) => {
  await db.schema
    .createTable('island_result')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('log', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('lead', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('island_result_key', ['date', 'person'])
    .execute();
  await db.schema.createIndex('island_result_log').on('island_result').columns(['date', 'log']).unique().execute();
  await db.schema.createIndex('island_result_person').on('island_result').column('person').execute();
  await db.schema
    .createTable('training')
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('attempts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('training_key', ['person', 'game'])
    .execute();
};
