import type { ReportBody } from '@ahu/protocol';
import type { Store } from '../store/store.ts';
import { newId } from '../tables/tables.ts';

/** Reports of people, for operators. */
export class Reports {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Stores a copy of the message, which may be deleted before an operator reads it. False if there is no such one. */
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
