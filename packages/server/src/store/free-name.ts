import type { Kysely } from 'kysely';
import { numbered, skeletonOf } from '../names/names.ts';
import type { Schema } from './schema/schema.ts';

/** Names of one query. */
const CANDIDATES = 20;

/** The first of "Ana 2", "Ana 3" … that looks like nobody's. */
export async function freeName(db: Kysely<Schema>, name: string): Promise<string> {
  for (let first = 2; ; first = Math.floor(Math.random() * 1_000_000)) {
    const names = Array.from({ length: CANDIDATES }, (_, i) => numbered(name, first + i));
    const rows = await db
      .selectFrom('person')
      .select('skeleton')
      .where('skeleton', 'in', names.map(skeletonOf))
      .execute();
    const taken = new Set(rows.map(({ skeleton }) => skeleton));
    const free = names.find((each) => !taken.has(skeletonOf(each)));
    if (free !== undefined) return free;
  }
}
