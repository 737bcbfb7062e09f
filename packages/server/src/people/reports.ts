import type { ReportBody } from '@ahu/protocol';
import type { Store } from '../store/store.ts';
import { newId } from '../tables/tables.ts';

/** What people report, for those who look after the server. */
export class Reports {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** With a copy of what they said, which may be gone when somebody reads the report. False if they never said it. */
  async add(reporter: string, name: string, body: ReportBody): Promise<boolean> {
    const { person, reason, text, table = null, message } = body;
    const said = message === undefined ? null : await this.#said(table, person, message);
    if (said === undefined) return false;
    await this.#store.db
      .insertInto('report')
      .values({ id: newId(), at: Date.now(), reporter, person, name, table_id: table, reason, text, message: said })
      .execute();
    return true;
  }

  async #said(table: string | null, person: string, id: number): Promise<string | undefined> {
    const query = this.#store.db.selectFrom('chat').select('text').where('id', '=', id).where('person', '=', person);
    return (await query.where('table_id', '=', table ?? '').executeTakeFirst())?.text;
  }
}
