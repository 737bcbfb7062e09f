/** The listeners of each table in this process; they are called with what changed. */
export class Listeners<Topic extends string> {
  readonly #byTable = new Map<string, Set<(about: Topic) => void>>();

  get tables(): string[] {
    return [...this.#byTable.keys()];
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  /** Until the returned function is called. */
  add(table: string, listener: (about: Topic) => void): () => void {
    const listeners = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byTable.get(table) === listeners) this.#byTable.delete(table);
    };
  }

  tell(table: string, about: Topic): void {
    for (const listener of this.#byTable.get(table) ?? []) listener(about);
  }
}
