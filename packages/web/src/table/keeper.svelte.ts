import type { MatchFile } from '@ahu/core';
import { keep, type Outcome } from '../platform/storage/matches.ts';

/** Milliseconds in which the plies of bots are kept with one write. */
const TOGETHER = 1000;

/** Keeps a match in this browser: what a person did at once, and what bots do meanwhile together. */
export class Keeper {
  readonly #id: string;
  #latest: { readonly file: MatchFile; readonly outcome: Outcome } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Why the last ply could not be kept. */
  trouble: string | undefined = $state();

  constructor(id: string) {
    this.#id = id;
  }

  /** The first is written at once, and what follows within the time together. */
  put(file: MatchFile, outcome: Outcome): void {
    this.#latest = { file, outcome };
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, TOGETHER);
    void this.flush();
  }

  /** Writes what is not yet written. */
  async flush(): Promise<void> {
    const latest = this.#latest;
    if (!latest) return;
    this.#latest = undefined;
    try {
      await keep(this.#id, latest.file, latest.outcome);
      this.trouble = undefined;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
