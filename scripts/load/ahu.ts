import type { ServerMessage } from '@ahu/protocol';
import { guestCookie, ServerProcess, socketTo, tableOf } from '@ahu/server/testing';
import { anyOf, type Contender, Flight, type LoadTable, times } from './contender.ts';

type Frame = Extract<ServerMessage, { kind: 'frame' }>;
type Socket = ReturnType<typeof socketTo>;

const GAME = 'rapa-nui-cards';

/** What everybody at a table was shown last. */
interface Shown {
  keep(seat: number, text: string): void;
  readonly over: boolean;
  /** Who is to move. */
  readonly asked: number;
  of(seat: number): Frame;
}

/** At bare sockets only what is played by is read. */
class Unread implements Shown {
  readonly #texts: string[] = [];

  keep(seat: number, text: string): void {
    this.#texts[seat] = text;
  }

  get over(): boolean {
    return this.#texts[0].includes('"over":true');
  }

  get asked(): number {
    return Number(/"waiting":\[(\d)/.exec(this.#texts[0])?.[1]);
  }

  of(seat: number): Frame {
    return JSON.parse(this.#texts[seat]);
  }
}

/** The client of players reads everything, and once. */
class Read implements Shown {
  readonly #frames: Frame[] = [];

  keep(seat: number, text: string): void {
    this.#frames[seat] = JSON.parse(text);
  }

  get over(): boolean {
    return this.#frames[0].over;
  }

  get asked(): number {
    return this.#frames[0].waiting[0];
  }

  of(seat: number): Frame {
    return this.#frames[seat];
  }
}

class AhuTable implements LoadTable {
  readonly #id: string;
  readonly #sockets: readonly Socket[];
  readonly #shown: Shown;
  #flight: Flight | undefined;
  #moves = 0;

  constructor(id: string, sockets: readonly Socket[], shown: Shown) {
    this.#id = id;
    this.#sockets = sockets;
    this.#shown = shown;
  }

  get over(): boolean {
    return this.#shown.over;
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
    const seat = this.#shown.asked;
    const { moves, seq } = this.#shown.of(seat);
    const flight = new Flight(this.#sockets.length);
    this.#flight = flight;
    const command = `m${this.#moves++}`;
    this.#sockets[seat].send(JSON.stringify({ kind: 'move', table: this.#id, command, seq, notation: anyOf(moves) }));
    return flight.landed;
  }

  #hear(seat: number, text: string): void {
    if (text.startsWith('{"kind":"frame"')) {
      this.#shown.keep(seat, text);
      this.#flight?.reach(seat);
    } else if (/^{"kind":"(refused|trouble)"/.test(text)) this.#flight?.fail(text);
  }
}

/** Ahu as an operator runs it, with the settings of the environment. */
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

  const openAs = (Kept: typeof Unread | typeof Read) => (tables: number) =>
    times(tables, async () => {
      const id = await tableOf(address, cookies, GAME);
      const table = new AhuTable(id, await Promise.all(cookies.map(connect)), new Kept());
      await table.begin();
      return table;
    });

  return {
    name: 'Ahu',
    pid: server.pid as number,
    open: openAs(Unread),
    seat: openAs(Read),
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
