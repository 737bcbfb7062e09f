import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Settings of PostgreSQL without which a power cut takes moves away that were acknowledged, or the whole database. */
const RISKS = {
  fsync: 'a power cut can destroy the whole database',
  full_page_writes: 'a power cut can destroy pages of the database',
  synchronous_commit:
    'a power cut would take away moves that were acknowledged; Ahu has it on for its own connections, others have not',
} as const;

/** Why acknowledged events might get lost with the settings of this database, in words for the operator. */
export async function risksOf({ db, kind }: Store): Promise<string[]> {
  if (kind === 'sqlite') return [];
  // `reset_val` is what a connection has before Ahu sets anything.
  const { rows } = await sql<{ name: keyof typeof RISKS }>`
    select name from pg_settings
    where name in (${sql.join(Object.keys(RISKS))}) and (setting = 'off' or reset_val = 'off') order by name`.execute(
    db,
  );
  return rows.map(({ name }) => `PostgreSQL runs with ${name} = off: ${RISKS[name]}.`);
}
