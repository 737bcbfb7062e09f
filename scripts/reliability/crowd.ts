import { setTimeout as wait } from 'node:timers/promises';
import { GAMES, type GameId, TITLES } from '@ahu/games';
import type { Clock } from '@ahu/protocol';
import type { Tables } from '@ahu/server';
import { guestCookie, Player, tableOf, type Weather } from '@ahu/server/testing';

/** The last of the list comes first: its games are the shortest. */
const SHORTEST_FIRST = GAMES.toReversed();
const DAYS: Clock = { pace: 'days', days: 7 };

/** People who always sit together, and all the tables that they sat at. */
export interface Group {
  readonly game: GameId;
  readonly clock: Clock;
  readonly bot: string | undefined;
  readonly cookies: readonly string[];
  readonly players: readonly Player[];
  readonly tables: string[];
}

/** Who comes, and how they reach the server. */
export interface Company {
  /** Of every process, or of the links that lead there. Who gets no answer at one tries the next. */
  readonly addresses: readonly (() => string)[];
  readonly weather?: Weather;
  /** Groups take these in turn; days for each move unless something else is said. */
  readonly clocks?: readonly Clock[];
  /** Also sits at every other table. */
  readonly bot?: string;
}

/** Groups of people who play as fast as the server lets them, one game after the other. */
export class Crowd {
  readonly #company: Company;
  readonly groups: Group[] = [];
  #resting = false;
  #tries = 0;

  constructor(company: Company) {
    this.#company = company;
  }

  async gather(groups: number): Promise<void> {
    const { weather, clocks = [DAYS], bot } = this.#company;
    for (let n = 0; n < groups; n++) {
      const game = SHORTEST_FIRST[n % GAMES.length];
      const names = Array.from({ length: Math.min(...TITLES[game].game.seats) }, (_, seat) => `Player ${n}.${seat}`);
      const cookies = await Promise.all(names.map((name) => guestCookie(this.#address(), name)));
      const players = cookies.map((cookie, seat) => new Player(this.#addressesFrom(n + seat), cookie, weather));
      const clock = clocks[n % clocks.length];
      this.groups.push({ game, clock, bot: n % 2 === 0 ? bot : undefined, cookies, players, tables: [] });
    }
    for (const group of this.groups) await this.#begin(group);
    for (const group of this.groups) void this.#goOn(group);
  }

  get players(): readonly Player[] {
    return this.groups.flatMap(({ players }) => players);
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Lets everybody finish what they began, and see all of it: for a minute each, and then they have not seen it. */
  async settle(tables: Tables): Promise<void> {
    this.#resting = true;
    for (const player of this.players) player.rest();
    await within(60_000, () => this.players.every(({ idle }) => idle));
    const lasts = this.groups.flatMap((group) => group.tables.at(-1) ?? []);
    const heads = await tables.heads(lasts);
    await within(60_000, () =>
      this.groups.every(({ players, tables }) => {
        const last = tables.at(-1) ?? '';
        return players.every((player) => player.sight(last)?.frame.seq === heads.get(last));
      }),
    );
  }

  close(): void {
    this.#resting = true;
    for (const player of this.players) player.close();
  }

  #address(): string {
    return this.#addressesFrom(this.#tries++)();
  }

  #addressesFrom(first: number): () => string {
    const { addresses } = this.#company;
    let next = first;
    return () => addresses[next++ % addresses.length]();
  }

  /** Where a game is over the same people begin another; when that fails they try again. */
  async #goOn(group: Group): Promise<void> {
    while (!this.#resting) {
      await wait(200);
      const last = group.tables.at(-1) ?? '';
      const isOver = group.players.every((player) => player.sight(last)?.frame.over);
      if (isOver) await this.#begin(group).catch(() => {});
    }
  }

  async #begin({ game, clock, bot, cookies, players, tables }: Group): Promise<void> {
    const table = await tableOf(this.#address(), cookies, game, clock, bot);
    if (this.#resting) return;
    tables.push(table);
    for (const player of players) player.join(table);
  }
}

async function within(milliseconds: number, isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + milliseconds; performance.now() < end && !isSo(); ) await wait(50);
}
