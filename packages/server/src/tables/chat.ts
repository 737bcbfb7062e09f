import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

export interface Said {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** How many earlier messages a person who joins a table gets. */
const REMEMBERED = 100;

/** Chat at a table. Muting another person is a setting of the reader's page. */
export class Chat {
  readonly #store: Store;
  readonly #bus: Bus;

  constructor(store: Store, bus: Bus) {
    this.#store = store;
    this.#bus = bus;
  }

  async say(table: string, person: string, text: string): Promise<void> {
    const { id } = await this.#store.db
      .insertInto('chat')
      .values({ table_id: table, person, text, at: Date.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#bus.publish({ table, about: 'chat', number: Number(id) });
  }

  async since(table: string, id: number): Promise<Said[]> {
    const said = await this.#store.db
      .selectFrom('chat')
      .innerJoin('person', 'person.id', 'chat.person')
      .select(['chat.id', 'chat.person', 'person.name', 'chat.text', 'chat.at'])
      .where('table_id', '=', table)
      .where('chat.id', '>', id)
      .orderBy('chat.id', 'desc')
      .limit(REMEMBERED)
      .execute();
    return said.reverse();
  }
}
