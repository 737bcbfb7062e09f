/** Who is to be served in turn. */
interface Entry<Item> {
  readonly client: string;
  readonly table: string;
  readonly item: Item;
}

/** How many turns of others a person is remembered for: leaving the queue and coming back must bring no advantage. */
const REMEMBERED = 10_000;

/**
 * A queue in which people take turns, and so do the tables of each: next is the person who was served longest ago, and
 * of theirs the table that was. A person who asks for a hundred things at once delays another by one of them.
 */
export class FairQueue<Item> {
  readonly #entries: Entry<Item>[] = [];
  /** When each person and each table was last served, by turns; those longest ago first. */
  readonly #served = new Map<string, number>();
  #turns = 0;

  get size(): number {
    return this.#entries.length;
  }

  sizeOf(client: string): number {
    return this.#entries.filter((entry) => entry.client === client).length;
  }

  add(client: string, table: string, item: Item): void {
    this.#entries.push({ client, table, item });
  }

  /** False if it is not there any more. */
  remove(item: Item): boolean {
    const at = this.#entries.findIndex((entry) => entry.item === item);
    if (at >= 0) this.#entries.splice(at, 1);
    return at >= 0;
  }

  next(): Item | undefined {
    let first: Entry<Item> | undefined;
    for (const entry of this.#entries) if (!first || this.#isBefore(entry, first)) first = entry;
    if (!first) return undefined;
    this.remove(first.item);
    this.#turns++;
    this.#note(`person ${first.client}`);
    this.#note(`table ${first.table}`);
    return first.item;
  }

  /** Of equals the one that came first stays first. */
  #isBefore(one: Entry<Item>, other: Entry<Item>): boolean {
    const byPerson = this.#when(`person ${one.client}`) - this.#when(`person ${other.client}`);
    if (byPerson !== 0) return byPerson < 0;
    return this.#when(`table ${one.table}`) < this.#when(`table ${other.table}`);
  }

  #when(key: string): number {
    return this.#served.get(key) ?? 0;
  }

  #note(key: string): void {
    this.#served.delete(key);
    this.#served.set(key, this.#turns);
    if (this.#served.size <= REMEMBERED) return;
    const [oldest] = this.#served.keys();
    this.#served.delete(oldest);
  }
}
