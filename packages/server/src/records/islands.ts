import { createHash } from 'node:crypto';
import { type Day, dayOf, type Result } from '@ahu/daily';
import type { IslandBoard, IslandRow } from '@ahu/protocol';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Results of one answer. */
const MOST = 100;

/** Why a result is not taken, although the log proves it. */
export type Repeated = 'told' | 'copied';

/** Returns the result that a match of that day proves; throws what `BotPool.prove` does. */
export type Prove = (client: string, date: string, file: unknown) => Promise<Result>;

/** The results of islands of the day: the first of each person counts, and a log counts once. */
export class Islands {
  readonly #store: Store;
  readonly #prove: Prove;

  constructor(store: Store, prove: Prove) {
    this.#store = store;
    this.#prove = prove;
  }

  /** Checks a match of a day and stores its result, or says why not. Throws what `prove` does. */
  async tell(person: string, date: string, file: { readonly log?: unknown }): Promise<Result | Repeated> {
    const log = createHash('sha256').update(JSON.stringify(file.log)).digest('hex');
    const known = await this.#repeats(person, date, log);
    if (known) return known;
    const result = await this.#prove(person, date, file);
    const { numInsertedOrUpdatedRows } = await this.#store.db
      .insertInto('island_result')
      .values({ date, person, log, ...result, at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return result;
    // The same was told by another request meanwhile.
    return (await this.#repeats(person, date, log)) ?? 'told';
  }

  async #repeats(person: string, date: string, log: string): Promise<Repeated | undefined> {
    const rows = await this.#store.db
      .selectFrom('island_result')
      .select('person')
      .where('date', '=', date)
      .where((is) => is.or([is('person', '=', person), is('log', '=', log)]))
      .execute();
    if (rows.some((row) => row.person === person)) return 'told';
    return rows.length > 0 ? 'copied' : undefined;
  }

  /** How everybody did on a day, the best first, and the row of `me`, wherever it is. */
  async board(date: string, me: string | null): Promise<IslandBoard> {
    const day: Day = dayOf(date);
    const { rows } = await sql<IslandRow & { all: number; nth: number }>`
      select * from (
        select r.person, p.name, r.points, r.place, r.lead, r.at, count(*) over () as "all",
          rank() over (order by r.place, r.lead desc, r.points desc) as rank,
          row_number() over (order by r.place, r.lead desc, r.points desc, r.at, r.person) as nth
        from island_result r join person p on p.id = r.person where r.date = ${date}
      ) as ranked
      where nth <= ${MOST} or person = ${me} order by nth`.execute(this.#store.db);
    const results = rows.map(({ all, nth, ...row }): IslandRow => row);
    const mine = results.find(({ person }) => person === me);
    return {
      ...day,
      count: Number(rows[0]?.all ?? 0),
      results: results.slice(0, MOST),
      ...(mine && { mine }),
    };
  }
}
