import type { Migration } from './migration.ts';

// Times that Ahu 0.1 did not keep, and skeletons of its names, are filled in after all migrations (settle-names.ts).
export const migration: Migration = async (db) => {
  await db.schema.alterTable('person').addColumn('skeleton', 'text').execute();
  await db.schema.alterTable('person').addColumn('seen', 'bigint').execute();
  await db.schema.createIndex('person_skeleton').on('person').column('skeleton').unique().execute();
  await db.schema.alterTable('session').addColumn('seen', 'bigint').execute();
  await db.schema.alterTable('session').addColumn('signed_in', 'bigint').execute();
  await db.schema
    .alterTable('session')
    .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('session_person').on('session').column('person').execute();
  await db.schema.alterTable('passkey').addColumn('created', 'bigint').execute();
  await db.schema.alterTable('passkey').addColumn('used', 'bigint').execute();
  await db.schema
    .alterTable('passkey')
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
  await db.schema
    .createTable('recovery')
    .addColumn('person', 'text', (c) => c.primaryKey().references('person.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('recovery_token').on('recovery').column('token').unique().execute();
};
