import { type Acknowledged, guestCookie, Player, tableOf, type Weather } from '@ahu/server/testing';

/** Games that go on for ever: where one ends, the same people begin another. */
const GAMES = ['rapa-nui-cards', 'rapa-nui', 'giants'] as const;
const SEATS = { 'rapa-nui-cards': 2, 'rapa-nui': 2, giants: 3 } as const;

/** People at many tables who play as fast as the server lets them. */
export class Crowd {
  readonly #address: () => string;
  readonly #weather: Weather | undefined;
  readonly players: Player[] = [];
  readonly tables: string[] = [];

  constructor(address: () => string, weather?: Weather) {
    this.#address = address;
    this.#weather = weather;
  }

  async gather(tables: number): Promise<void> {
    for (let n = 0; n < tables; n++) {
      const game = GAMES[n % GAMES.length];
      const names = Array.from({ length: SEATS[game] }, (_, seat) => `Player ${n}.${seat}`);
      const cookies = await Promise.all(names.map((name) => guestCookie(this.#address(), name)));
      const table = await tableOf(this.#address(), cookies, game);
      this.tables.push(table);
      for (const cookie of cookies) {
        const player = new Player(this.#address, cookie, this.#weather);
        player.join(table);
        this.players.push(player);
      }
    }
  }

  get moves(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.players.flatMap(({ acknowledged }) => acknowledged);
  }

  get playing(): boolean {
    return this.players.some(({ frames }) => [...frames.values()].some(({ over }) => !over));
  }

  /** Lets everybody finish what they began, and see it. */
  async settle(): Promise<void> {
    for (const player of this.players) player.rest();
    for (let tries = 0; tries < 600 && this.players.some(({ idle }) => !idle); tries++) await wait(50);
    await wait(4_000);
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
