import type { TableChange } from '../bus/bus.ts';

/** Called with what changed: the log, the seats or the chat. */
type Listener = (about: TableChange['about']) => void;

/** The listeners of each table in this process. */
export class Listeners {
  readonly #byTable = new Map<string, Set<Listener>>();

  get tables(): string[] {
    return [...this.#byTable.keys()];
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  /** Until the returned function is called. */
  add(table: string, listener: Listener): () => void {
    const listeners = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byTable.get(table) === listeners) this.#byTable.delete(table);
    };
  }

  tell(table: string, about: TableChange['about']): void {
    for (const listener of this.#byTable.get(table) ?? []) listener(about);
  }
}
