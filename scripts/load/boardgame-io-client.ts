import '../../bench/production.ts';
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type * as Clients from 'boardgame.io/dist/types/packages/client.js';
import type * as Multiplayer from 'boardgame.io/dist/types/packages/multiplayer.js';
import { enumerate } from '../../bench/boardgame-io/enumerate.ts';
import { moves } from '../../bench/boardgame-io/moves.ts';
import type { Table } from '../../bench/boardgame-io/table.ts';
import { game } from '../../bench/boardgame-io.ts';
import { anyOf, Flight, type LoadTable } from './contender.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof Clients;
const { SocketIO } = require('boardgame.io/multiplayer') as typeof Multiplayer;

/** As its guide wants it: what needs the deck is left to the server, all else is played ahead in the client. */
const played: Game<Table> = { ...game, moves: { ...moves, take: { move: moves.take, client: false } } };

type Player = ReturnType<typeof Clients.Client<Table>>;
type State = NonNullable<ReturnType<Player['getState']>>;

/** A table at which everybody uses the client that boardgame.io comes with. */
export class ClientTable implements LoadTable {
  readonly #players: readonly Player[];
  readonly #states: State[] = [];
  #flight: Flight;
  /** What the mover's own client imagines meanwhile is not yet what everybody has. */
  #imagining = false;

  constructor(server: string, matchID: string, credentials: readonly string[]) {
    this.#flight = new Flight(credentials.length);
    this.#players = credentials.map((own, seat) => {
      const player = Client<Table>({
        game: played,
        numPlayers: credentials.length,
        multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
        matchID,
        playerID: String(seat),
        credentials: own,
        debug: false,
      });
      player.subscribe((state) => state && this.#hear(seat, state));
      return player;
    });
  }

  get over(): boolean {
    return this.#states[0].ctx.gameover !== undefined;
  }

  async begin(): Promise<void> {
    for (const player of this.#players) player.start();
    await this.#flight.landed;
  }

  move(): Promise<number> {
    const { asked } = this.#states[0].G;
    const { move, args } = anyOf(enumerate(this.#states[asked].G));
    this.#flight = new Flight(this.#players.length);
    this.#imagining = true;
    this.#players[asked].moves[move](...args);
    this.#imagining = false;
    return this.#flight.landed;
  }

  close(): void {
    for (const player of this.#players) player.stop();
  }

  #hear(seat: number, state: State): void {
    if (this.#imagining || state._stateID <= (this.#states[seat]?._stateID ?? -1)) return;
    this.#states[seat] = state;
    this.#flight.reach(seat);
  }
}
