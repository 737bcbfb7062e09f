import type { Migration } from './migration.ts';

export const migration: Migration = async (db) => {
  await db.schema.alterTable('game_table').addColumn('due', 'bigint').execute();
  await db.schema.createIndex('game_table_due').on('game_table').columns(['status', 'due']).execute();
  await db.schema
    .alterTable('seat')
    .addColumn('told', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('notice')
    .addColumn('person', 'text', (c) => c.primaryKey().references('person.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('mail', 'text')
    .addColumn('mail_token', 'text')
    .addColumn('mail_confirmed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('webhook', 'text')
    .execute();
  await db.schema.createIndex('notice_mail_token').on('notice').column('mail_token').unique().execute();
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('push_person').on('push').column('person').execute();
  await db.schema
    .createTable('house_key')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
};
