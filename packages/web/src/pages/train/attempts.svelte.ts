import { type Attempt, joined } from '@ahu/analysis/training';
import type { GameId } from '@ahu/games/list';
import { wasOnline } from '../../platform/account/remembered.ts';
import { get, post } from '../../platform/api.ts';
import { keep, kept } from '../../platform/storage/local-store.ts';

/** The latest attempts that this browser keeps of a game. */
const MOST = 2000;

/** Attempts of one request. */
const AT_ONCE = 500;

const keyOf = (game: GameId): string => `ahu-training-${game}`;

/** The attempts at a game's exercises, as this browser keeps them; the server knows them too, for people with a name. */
export class Attempts {
  readonly #game: GameId;
  all: readonly Attempt[] = $state.raw([]);

  constructor(game: GameId) {
    this.#game = game;
    this.all = kept<Attempt[]>(keyOf(game), []);
  }

  add(attempt: Attempt): void {
    this.join([attempt]);
    if (wasOnline()) void this.#send([attempt]);
  }

  /** Takes over what was tried in other browsers and tells what was tried here; without a network, the next time. */
  async exchange(): Promise<void> {
    if (!wasOnline()) return;
    const theirs = await get<Attempt[]>(this.#path).catch(() => undefined);
    if (!theirs) return;
    const known = new Set(theirs.map(({ id, at }) => `${at} ${id}`));
    const missing = this.all.filter(({ id, at }) => !known.has(`${at} ${id}`));
    this.join(theirs);
    for (let from = 0; from < missing.length; from += AT_ONCE) await this.#send(missing.slice(from, from + AT_ONCE));
  }

  get #path(): string {
    return `/me/training/${this.#game}`;
  }

  /** What is lost on the way is told with the next exchange. */
  #send(attempts: readonly Attempt[]): Promise<unknown> {
    return post(this.#path, { attempts }).catch(() => undefined);
  }

  /** Takes over attempts from elsewhere. */
  join(others: readonly Attempt[]): void {
    this.all = joined(this.all, others).slice(-MOST);
    keep(keyOf(this.#game), this.all);
  }
}
