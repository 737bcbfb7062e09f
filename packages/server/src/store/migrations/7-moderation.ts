import type { Migration } from './migration.ts';

/** What people report, who may not come or talk, and what those who look after the server did. */
export const migration: Migration = async (db) => {
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('reporter', 'text', (c) => c.references('person.id').onDelete('set null'))
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('closed', 'bigint')
    .addColumn('note', 'text')
    .execute();
  await db.schema.createIndex('report_at').on('report').columns(['closed', 'at']).execute();
  await db.schema
    .createTable('ban')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('person.id').onDelete('cascade'))
    .addColumn('address', 'text')
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('ban_until').on('ban').column('until').execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('whom', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
};
