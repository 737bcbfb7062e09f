import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { socketTo } from '@ahu/server/testing';
import { enumerate } from '../../bench/boardgame-io/enumerate.ts';
import type { Table } from '../../bench/boardgame-io/table.ts';
import { ClientTable } from './boardgame-io-client.ts';
import { anyOf, type Contender, Flight, type LoadTable, times } from './contender.ts';

const GAME = 'rapa-nui-cards';

interface State {
  readonly G: Table;
  readonly _stateID: number;
}

/**
 * Its wire is Socket.IO. The few frames of it that a game needs are written here by hand, so that both servers are
 * played at through the same kind of socket and neither pays for a slower client.
 */
class Wire {
  readonly #socket: ReturnType<typeof socketTo>;

  constructor(address: string, onEvent: (event: string) => void) {
    this.#socket = socketTo(address, '', '/socket.io/?EIO=4&transport=websocket');
    const event = `42/${GAME},`;
    this.#socket.on('message', (data) => {
      const text = String(data);
      if (text[0] === '2') this.#socket.send('3');
      else if (text.startsWith(event)) onEvent(text.slice(event.length));
    });
  }

  async open(): Promise<void> {
    await once(this.#socket, 'message');
    this.#socket.send(`40/${GAME},`);
    await once(this.#socket, 'message');
  }

  emit(...event: unknown[]): void {
    this.#socket.send(`42/${GAME},${JSON.stringify(event)}`);
  }

  close(): void {
    this.#socket.terminate();
  }
}

class WireTable implements LoadTable {
  readonly #id: string;
  readonly #credentials: readonly string[];
  readonly #wires: readonly Wire[];
  /** Events that brought states, as they came: only the one that is played by is read. */
  readonly #events: string[] = [];
  #flight: Flight;

  constructor(address: string, id: string, credentials: readonly string[]) {
    this.#id = id;
    this.#credentials = credentials;
    this.#flight = new Flight(credentials.length);
    this.#wires = credentials.map((_, seat) => new Wire(address, (event) => this.#hear(seat, event)));
  }

  get over(): boolean {
    return this.#events[0].includes('"gameover":');
  }

  async begin(): Promise<void> {
    await Promise.all(this.#wires.map((wire) => wire.open()));
    for (const [seat, wire] of this.#wires.entries())
      wire.emit('sync', this.#id, String(seat), this.#credentials[seat], this.#wires.length);
    await this.#flight.landed;
  }

  move(): Promise<number> {
    const seat = Number(/"asked":(\d)/.exec(this.#events[0])?.[1]);
    const [, , told] = JSON.parse(this.#events[seat]) as [string, string, State | { readonly state: State }];
    const { G, _stateID } = 'state' in told ? told.state : told;
    const { move: type, args } = anyOf(enumerate(G));
    const payload = { type, args, playerID: String(seat), credentials: this.#credentials[seat] };
    this.#flight = new Flight(this.#wires.length);
    this.#wires[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, String(seat));
    return this.#flight.landed;
  }

  close(): void {
    for (const wire of this.#wires) wire.close();
  }

  #hear(seat: number, event: string): void {
    if (!/^\["(update|sync)"/.test(event)) return;
    this.#events[seat] = event;
    this.#flight.reach(seat);
  }
}

export async function boardgameIo(env: Record<string, string>, players: number): Promise<Contender> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'boardgame-io-server.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /ready (\d+)/.exec(String(said))?.[1];
  if (!port) throw new Error(`boardgame.io did not start: ${said}`);
  child.stdout.resume();
  const address = `http://localhost:${port}`;
  const tables: (WireTable | ClientTable)[] = [];

  async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/games/${GAME}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<Answer>;
  }

  async function create(): Promise<{ id: string; credentials: string[] }> {
    const { matchID } = await ask<{ matchID: string }>('create', { numPlayers: players });
    const seats = await Promise.all(
      Array.from({ length: players }, (_, n) =>
        ask<{ playerCredentials: string }>(`${matchID}/join`, { playerID: String(n), playerName: `Player ${n}` }),
      ),
    );
    return { id: matchID, credentials: seats.map(({ playerCredentials }) => playerCredentials) };
  }

  const openAs = (Kind: typeof WireTable | typeof ClientTable) => (count: number) =>
    times(count, async () => {
      const { id, credentials } = await create();
      const table = new Kind(address, id, credentials);
      tables.push(table);
      await table.begin();
      return table;
    });

  return {
    name: 'boardgame.io',
    pid: child.pid as number,
    open: openAs(WireTable),
    seat: openAs(ClientTable),
    async leave(count) {
      await times(count, create);
    },
    hangUp() {
      for (const table of tables.splice(0)) table.close();
    },
    async end() {
      if (child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
