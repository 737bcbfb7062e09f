import { type Generated, type Insertable, type Kysely, sql } from 'kysely';

/** Times are milliseconds since 1970; documents are JSON text, so that both databases keep the same bytes. */
export interface Schema {
  person: PersonTable;
  session: SessionTable;
  passkey: PasskeyTable;
  challenge: { challenge: string; created: number };
  game_table: GameTable;
  seat: SeatTable;
  event: EventTable;
  chat: ChatTable;
  rating: RatingTable;
  notice: NoticeTable;
  push: PushTable;
  house_key: { name: string; value: string };
  migration: { id: number };
}

interface PersonTable {
  id: string;
  name: string;
  /** Undefined for guests, who are known by their cookie alone. */
  password: string | null;
  created: number;
}

interface SessionTable {
  /** SHA-256 of the token in the cookie; the token itself is nowhere. */
  token: string;
  person: string;
  created: number;
}

interface PasskeyTable {
  id: string;
  person: string;
  key: string;
  counter: number;
}

interface GameTable {
  id: string;
  game: string;
  rules_version: number;
  seats: number;
  options: string;
  /** 'live' or 'days'; with its numbers in `clock`. */
  pace: string;
  clock: string;
  open: number;
  owner: string;
  status: string;
  seed: string;
  /** The table at which the same people play again. */
  rematch: string | null;
  /** While it plays: when somebody has to look at it at the latest; null for at once (see tables/custody.ts). */
  due: number | null;
  created: number;
  changed: number;
}

interface SeatTable {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  name: string;
  /** The event that asked them last, of those that they have seen or were told of. */
  told: Generated<number>;
}

interface EventTable {
  table_id: string;
  seq: number;
  /** Chosen by whoever sent it, so that what is sent twice is played once. */
  command: string;
  body: string;
  at: number;
}

interface ChatTable {
  id: Generated<number>;
  table_id: string;
  person: string;
  text: string;
  at: number;
}

interface RatingTable {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

/** How somebody wants to hear that it is their turn. */
interface NoticeTable {
  person: string;
  language: string;
  mail: string | null;
  /** In the links of every mail to that address, and nowhere else. */
  mail_token: string | null;
  mail_confirmed: Generated<number>;
  webhook: string | null;
}

/** A browser that somebody lets us send notices to. */
interface PushTable {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  created: number;
}

export type NewEvent = Insertable<EventTable>;

type Migration = (db: Kysely<Schema>, dialect: 'sqlite' | 'postgres') => Promise<void>;

/** Never changed once released: what comes later is added at the end. */
const MIGRATIONS: readonly Migration[] = [
  async (db, dialect) => {
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
  },
  async (db) => {
    await db.schema.alterTable('game_table').addColumn('rematch', 'text').execute();
  },
  async (db) => {
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
  },
  // Whoever appends has seen every event before theirs, and so every command: an index of them only made writing slower.
  async (db, dialect) => {
    if (dialect === 'postgres') {
      await db.schema.alterTable('event').dropConstraint('event_command').execute();
      return;
    }
    await db.schema.alterTable('event').renameTo('event_before').execute();
    await db.schema
      .createTable('event')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('command', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_key', ['table_id', 'seq'])
      .modifyEnd(sql`without rowid`)
      .execute();
    await sql`insert into event select table_id, seq, command, body, at from event_before`.execute(db);
    await db.schema.dropTable('event_before').execute();
  },
];

/** One lock for all processes that start at once; any number will do. */
const MIGRATION_LOCK = 8700;

/** Brings a database of any earlier version up to this one, or leaves it as it was. */
export async function migrate(db: Kysely<Schema>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // SQLite's transactions are one at a time anyway.
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .execute();
    const done = await transaction.selectFrom('migration').select('id').execute();
    for (let id = done.length; id < MIGRATIONS.length; id++) {
      await MIGRATIONS[id](transaction, dialect);
      await transaction.insertInto('migration').values({ id }).execute();
    }
  });
}
