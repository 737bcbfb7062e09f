import { randomUUID } from 'node:crypto';
import type { ClientMessage, ServerMessage } from '@ahu/protocol';
import { WebSocket } from 'ws';

type Frame = Extract<ServerMessage, { kind: 'frame' }>;

/** A command that the server said it has. */
export interface Acknowledged {
  readonly table: string;
  readonly command: string;
  readonly seq: number;
  readonly notation: string;
}

/** How a wire can be bad: messages that come twice, late, or behind later ones. */
export interface Weather {
  readonly twice: number;
  /** Milliseconds, at most. */
  readonly delay: number;
}

const CLEAR: Weather = { twice: 0, delay: 0 };

/**
 * Somebody who plays at random at some tables and never gives up: when the wire breaks they come back, say what they
 * have seen, and send again what was not acknowledged.
 */
export class Player {
  readonly #address: () => string;
  readonly #cookie: string;
  readonly #weather: Weather;
  readonly #frames = new Map<string, Frame>();
  readonly #pending = new Map<string, ClientMessage & { kind: 'move' }>();
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  #socket: WebSocket | undefined;
  #ended = false;
  /** Called with each acknowledgement and how long it took. */
  onAcknowledged: (milliseconds: number) => void = () => {};
  readonly #sent = new Map<string, number>();

  constructor(address: () => string, cookie: string, weather: Weather = CLEAR) {
    this.#address = address;
    this.#cookie = cookie;
    this.#weather = weather;
    this.#connect();
  }

  get frames(): ReadonlyMap<string, Frame> {
    return this.#frames;
  }

  join(table: string): void {
    this.#frames.set(table, { table, seq: 0, moves: [], waiting: [], seat: -1 } as unknown as Frame);
    this.#send({ kind: 'watch', table, seq: 0 });
  }

  /** No move after this; what is under way is still sent until it is answered. */
  rest(): void {
    this.#ended = true;
  }

  get idle(): boolean {
    return this.#pending.size === 0;
  }

  close(): void {
    this.#ended = true;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }

  #connect(): void {
    const socket = new WebSocket(`${this.#address().replace('http', 'ws')}/socket`, {
      headers: { cookie: this.#cookie },
    });
    this.#socket = socket;
    socket.on('open', () => {
      socket.send(JSON.stringify({ kind: 'hello', version: 1 } satisfies ClientMessage));
      for (const [table, { seq }] of this.#frames) this.#send({ kind: 'watch', table, seq });
      for (const message of this.#pending.values()) this.#send(message);
    });
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (this.#socket === socket)
        setTimeout(() => this.#socket === socket && this.#connect(), 20 + Math.random() * 80);
    });
  }

  #send(message: ClientMessage): void {
    const times = Math.random() < this.#weather.twice ? 2 : 1;
    for (let n = 0; n < times; n++) {
      if (this.#weather.delay === 0) this.#post(message);
      else setTimeout(() => this.#post(message), Math.random() * this.#weather.delay);
    }
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'frame': {
        const known = this.#frames.get(message.table);
        // What comes late must not turn the picture back.
        if (!known || message.seq < known.seq) return;
        this.#frames.set(message.table, message);
        return this.#play(message);
      }
      case 'accepted': {
        const pending = this.#pending.get(message.command);
        if (!pending) return;
        this.#pending.delete(message.command);
        this.acknowledged.push({ ...message, notation: pending.notation });
        this.onAcknowledged(performance.now() - (this.#sent.get(message.command) ?? 0));
        this.#sent.delete(message.command);
        const frame = this.#frames.get(message.table);
        return frame && this.#play(frame);
      }
      case 'refused':
        if (this.#pending.delete(message.command)) this.refused.push(`${message.reason} ${message.rule ?? ''}`);
        return;
      case 'trouble': {
        // Something was wrong at the other end; whatever was not answered is said again.
        const again = () => {
          for (const pending of this.#pending.values()) this.#send(pending);
        };
        setTimeout(again, 100);
      }
    }
  }

  #play({ table, seq, moves, waiting, seat }: Frame): void {
    const busy = [...this.#pending.values()].some((pending) => pending.table === table);
    if (this.#ended || busy || !waiting.includes(seat) || moves.length === 0) return;
    const command = randomUUID();
    const notation = moves[Math.floor(Math.random() * moves.length)];
    const message = { kind: 'move', table, command, seq, notation } as const;
    this.#pending.set(command, message);
    this.#sent.set(command, performance.now());
    this.#send(message);
  }
}

/** A guest's cookie. */
export async function guestCookie(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.headers.getSetCookie()[0].split(';')[0];
}

/** Makes a table of these people, in this order, and starts it. */
export async function tableOf(
  address: string,
  cookies: readonly string[],
  game: string,
  clock: object = { pace: 'days', days: 7 },
): Promise<string> {
  const ask = async (cookie: string, path: string, body: unknown): Promise<{ id: string }> => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}: ${await response.text()}`);
    return response.json() as Promise<{ id: string }>;
  };
  const seats = cookies.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'free' }));
  const { id } = await ask(cookies[0], '/tables', { game, seats, options: {}, clock, open: false });
  for (const [seat, cookie] of cookies.entries()) if (seat > 0) await ask(cookie, `/tables/${id}/sit`, { seat });
  await ask(cookies[0], `/tables/${id}/start`, {});
  return id;
}
