import { guestCookie, Player, tableOf, type Weather } from '@ahu/server/testing';

const SEATS = { 'rapa-nui-cards': 2, 'rapa-nui': 2, giants: 3 } as const;
const GAMES = ['rapa-nui-cards', 'rapa-nui', 'giants'] as const;

/** People who always sit together, and all the tables that they sat at. */
export interface Group {
  readonly game: keyof typeof SEATS;
  readonly cookies: readonly string[];
  readonly players: readonly Player[];
  readonly tables: string[];
}

/** Groups of people who play as fast as the server lets them, one game after the other. */
export class Crowd {
  readonly #address: () => string;
  readonly groups: Group[] = [];

  constructor(address: () => string) {
    this.#address = address;
  }

  async gather(groups: number, weather?: Weather): Promise<void> {
    for (let n = 0; n < groups; n++) {
      const game = GAMES[n % GAMES.length];
      const names = Array.from({ length: SEATS[game] }, (_, seat) => `Player ${n}.${seat}`);
      const cookies = await Promise.all(names.map((name) => guestCookie(this.#address(), name)));
      const players = cookies.map((cookie) => new Player(this.#address, cookie, weather));
      this.groups.push({ game, cookies, players, tables: [] });
    }
    await this.goOn();
  }

  /** Where a game is over, or none has begun, the same people begin another. */
  async goOn(): Promise<void> {
    for (const { game, cookies, players, tables } of this.groups) {
      const last = tables.at(-1);
      if (last !== undefined && !players.every((player) => player.sight(last)?.frame.over)) continue;
      const table = await tableOf(this.#address(), cookies, game);
      tables.push(table);
      for (const player of players) player.join(table);
    }
  }

  get players(): readonly Player[] {
    return this.groups.flatMap(({ players }) => players);
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Lets everybody finish what they began, and see it. */
  async settle(): Promise<void> {
    for (const player of this.players) player.rest();
    for (let tries = 0; tries < 600 && this.players.some(({ idle }) => !idle); tries++) await wait(50);
    // Longer than the server takes to notice that a hint was lost.
    await wait(5_000);
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
