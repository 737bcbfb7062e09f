import type { ServerMessage } from '@ahu/protocol';
import { guestCookie, ServerProcess, socketTo, tableOf } from '@ahu/server/testing';
import { anyOf, type Contender, Flight, type LoadTable, times } from './contender.ts';

type Frame = Extract<ServerMessage, { kind: 'frame' }>;
type Socket = ReturnType<typeof socketTo>;

const GAME = 'rapa-nui-cards';

class AhuTable implements LoadTable {
  readonly #id: string;
  readonly #sockets: readonly Socket[];
  /** As they came: of bare sockets only the one that is played by is read. */
  readonly #frames: string[] = [];
  readonly #readsAll: boolean;
  #flight: Flight | undefined;
  #moves = 0;

  constructor(id: string, sockets: readonly Socket[], readsAll: boolean) {
    this.#id = id;
    this.#sockets = sockets;
    this.#readsAll = readsAll;
  }

  get over(): boolean {
    return this.#frames[0].includes('"over":true');
  }

  /** Everybody sees the table from here on. */
  async begin(): Promise<void> {
    const flight = new Flight(this.#sockets.length);
    this.#flight = flight;
    for (const [seat, socket] of this.#sockets.entries()) {
      socket.on('message', (data) => this.#hear(seat, String(data)));
      socket.on('close', () => this.#flight?.fail('the socket was closed'));
      socket.send(JSON.stringify({ kind: 'watch', table: this.#id, seq: 0 }));
    }
    await flight.landed;
  }

  move(): Promise<number> {
    const seat = Number(/"waiting":\[(\d)/.exec(this.#frames[0])?.[1]);
    const { moves, seq } = JSON.parse(this.#frames[seat]) as Frame;
    const flight = new Flight(this.#sockets.length);
    this.#flight = flight;
    const command = `m${this.#moves++}`;
    this.#sockets[seat].send(JSON.stringify({ kind: 'move', table: this.#id, command, seq, notation: anyOf(moves) }));
    return flight.landed;
  }

  #hear(seat: number, text: string): void {
    if (text.startsWith('{"kind":"frame"')) {
      if (this.#readsAll) JSON.parse(text);
      this.#frames[seat] = text;
      this.#flight?.reach(seat);
    } else if (/^{"kind":"(refused|trouble)"/.test(text)) this.#flight?.fail(text);
  }
}

/** Ahu as somebody would run it, with what the environment says. */
export async function ahu(
  env: Record<string, string>,
  players: number,
): Promise<Contender & { idle(sockets: number): Promise<Idle> }> {
  const server = new ServerProcess(env);
  await server.start();
  const { address } = server;
  const cookies = await Promise.all(Array.from({ length: players }, (_, n) => guestCookie(address, `Player ${n}`)));
  const sockets: Socket[] = [];

  async function connect(cookie: string): Promise<Socket> {
    const socket = socketTo(address, cookie);
    sockets.push(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.send(JSON.stringify({ kind: 'hello', version: 1 }));
    return socket;
  }

  const openAs = (readsAll: boolean) => (tables: number) =>
    times(tables, async () => {
      const id = await tableOf(address, cookies, GAME);
      const table = new AhuTable(id, await Promise.all(cookies.map(connect)), readsAll);
      await table.begin();
      return table;
    });

  return {
    name: 'Ahu',
    pid: server.pid as number,
    open: openAs(false),
    seat: openAs(true),
    async leave(tables) {
      await times(tables, () => tableOf(address, cookies, GAME));
    },
    async idle(count) {
      const table = await tableOf(address, cookies, GAME);
      const idle: Idle = { count, lost: 0 };
      await times(count, async () => {
        const socket = await connect('');
        socket.on('close', () => idle.lost++);
        socket.send(JSON.stringify({ kind: 'watch', table, seq: 0 }));
      });
      return idle;
    },
    hangUp() {
      for (const socket of sockets.splice(0)) socket.removeAllListeners('close').terminate();
    },
    end: () => server.end('SIGKILL'),
  };
}

/** Sockets that only watch, and how many of them the server has closed. */
export interface Idle {
  readonly count: number;
  lost: number;
}
