import type { Store } from '../store/store.ts';

/** Milliseconds that a result is reused for, so that frequent checks do not load the disk. */
const FRESH = 1_000;
/** A write that takes longer is no use to people at a table. */
const PATIENCE = 3_000;

/** Why moves cannot be written, in one word. */
export type HealthProblem = 'full' | 'corrupt' | 'readonly' | 'missing' | 'slow' | 'unreachable';

const BY_SQLITE: Readonly<Record<number, HealthProblem>> = { 8: 'readonly', 11: 'corrupt', 13: 'full', 26: 'corrupt' };
const BY_POSTGRES: Readonly<Record<string, HealthProblem>> = {
  25006: 'readonly',
  53100: 'full',
  XX001: 'corrupt',
  XX002: 'corrupt',
};

/** Whether moves can be written: writes a row of its own, durably, by the way that moves take. */
export class Health {
  readonly #store: Store;
  #checked = Number.NEGATIVE_INFINITY;
  #last: Promise<HealthProblem | undefined> = Promise.resolve(undefined);

  constructor(store: Store) {
    this.#store = store;
  }

  /** Undefined while all is well. */
  check(): Promise<HealthProblem | undefined> {
    const now = performance.now();
    if (now - this.#checked >= FRESH) {
      this.#checked = now;
      this.#last = this.#write();
    }
    return this.#last;
  }

  async #write(): Promise<HealthProblem | undefined> {
    const damage = this.#store.damage();
    if (damage) return damage;
    const row = { id: 'health', at: Date.now() };
    const writing = this.#store.db
      .insertInto('heartbeat')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: row.at }))
      .execute()
      .then(() => undefined, problemOf);
    return Promise.race([writing, slow()]);
  }
}

const slow = (): Promise<HealthProblem> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('slow'), PATIENCE).unref();
  });

function problemOf(error: { errcode?: number; code?: string }): HealthProblem {
  return BY_SQLITE[(error.errcode ?? 0) & 0xff] ?? BY_POSTGRES[error.code ?? ''] ?? 'unreachable';
}
