import type { Schema } from '../store/schema/schema.ts';

/** Rows of a table that are a person's: the column that says so, and what of them the person is given. */
interface PersonalColumns {
  /** Its name in the file that the person gets. */
  readonly as: string;
  readonly column: string;
  readonly shows: readonly string[];
}

/**
 * Every place where the database says whose something is. A test compares this with the database itself, so that no
 * new column is forgotten when people ask for what is theirs. Secrets are left out: hashes of passwords and tokens,
 * and keys of passkeys.
 */
export const PERSONAL_DATA = {
  person: [{ as: 'profile', column: 'id', shows: ['id', 'name', 'created', 'seen'] }],
  session: [{ as: 'sessions', column: 'person', shows: ['created', 'seen', 'signed_in', 'device'] }],
  passkey: [{ as: 'passkeys', column: 'person', shows: ['id', 'name', 'created', 'used'] }],
  recovery: [{ as: 'recovery', column: 'person', shows: ['created'] }],
  notice: [{ as: 'notices', column: 'person', shows: ['language', 'mail', 'mail_confirmed', 'webhook'] }],
  push: [{ as: 'browsers', column: 'person', shows: ['endpoint', 'created'] }],
  rating: [{ as: 'ratings', column: 'person', shows: ['game', 'mu', 'sigma', 'games'] }],
  island_result: [{ as: 'islands', column: 'person', shows: ['date', 'points', 'place', 'lead', 'at'] }],
  training: [{ as: 'training', column: 'person', shows: ['game', 'attempts'] }],
  game_table: [
    {
      as: 'tablesMade',
      column: 'owner',
      shows: ['id', 'game', 'options', 'clock', 'open', 'status', 'created', 'changed'],
    },
  ],
  seat: [{ as: 'seats', column: 'person', shows: ['table_id', 'seat', 'name', 'told'] }],
  report: [
    { as: 'reportsMade', column: 'reporter', shows: ['at', 'name', 'table_id', 'reason', 'text', 'message', 'closed'] },
    // Not what was written: it would tell who wrote it.
    { as: 'reportsAboutMe', column: 'person', shows: ['at', 'table_id', 'reason', 'message', 'closed'] },
  ],
  ban: [{ as: 'bans', column: 'person', shows: ['kind', 'why', 'created', 'until'] }],
  audit: [{ as: 'moderation', column: 'whom', shows: ['at', 'what', 'why'] }],
  chat: [{ as: 'said', column: 'person', shows: ['id', 'table_id', 'text', 'at'] }],
} as const satisfies { readonly [Table in keyof Schema]?: readonly PersonalColumns[] };

/** Tables in which no column says whose something is. What people played is found by their seats. */
export const NOT_PERSONAL = [
  'asked',
  'challenge',
  'event',
  'heartbeat',
  'house_key',
  'migration',
] as const satisfies readonly (keyof Schema)[];
