import type { Migration } from './migration.ts';

export const migration: Migration = async (db, dialect) => {
  const big = 'bigint';
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('created', big, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('created', big, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('counter', big, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('challenge')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('created', big, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('game_table')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('created', big, (c) => c.notNull())
    .addColumn('changed', big, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('game_table_status').on('game_table').columns(['status', 'changed']).execute();
  await db.schema
    .createTable('seat')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seat_person').on('seat').column('person').execute();
  await db.schema
    .createTable('event')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('command', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', big, (c) => c.notNull())
    .addPrimaryKeyConstraint('event_key', ['table_id', 'seq'])
    .addUniqueConstraint('event_command', ['table_id', 'command'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('id', dialect === 'sqlite' ? 'integer' : 'bigserial', (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
    )
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', big, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_table').on('chat').columns(['table_id', 'id']).execute();
  await db.schema
    .createTable('rating')
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_key', ['person', 'game'])
    .execute();
};
