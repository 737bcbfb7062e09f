import { randomUUID } from 'node:crypto';
import type { ClientMessage, ServerMessage } from '@ahu/protocol';
import { withSetup } from '@ahu/table';
import { WebSocket } from 'ws';
import { socketTo } from './socket.ts';

type Frame = Extract<ServerMessage, { kind: 'frame' }>;
type Command = Extract<ClientMessage, { kind: 'move' | 'takeBack' }>;

/** A command that the server said it has, and the number that it has it under. */
export interface Acknowledged {
  readonly sent: Command;
  readonly seq: number;
}

/** What a player sees: the last frame of a table, and the position as all frames together made it. */
interface Sight {
  readonly frame: Frame;
  readonly view: unknown;
  /** What never changes, for those who keep it. */
  readonly setup: unknown;
}

/** How a wire can be bad, in both directions: messages that come twice, late, or behind later ones. */
export interface Weather {
  readonly twice: number;
  /** Milliseconds, at most. */
  readonly delay: number;
}

const CLEAR: Weather = { twice: 0, delay: 0 };

/** How often a player takes a move back when they may. */
const REGRET = 0.03;

/** Milliseconds of silence after which the server is pinged; after twice as long the player reconnects. */
const SILENCE = 2_000;

/**
 * A player who moves at random at some tables and never gives up: when the connection breaks it reconnects, says
 * what it has seen, and sends again what was not acknowledged.
 */
export class Player {
  readonly #address: () => string;
  readonly #cookie: string;
  readonly #weather: Weather;
  /** Every other client keeps what never changes, the others are told it again and again. */
  readonly #keepsSetup = Math.random() < 0.5;
  readonly #sights = new Map<string, Sight | undefined>();
  readonly #pending = new Map<string, Command>();
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  #socket: WebSocket | undefined;
  #resting = false;

  constructor(address: () => string, cookie: string, weather: Weather = CLEAR) {
    this.#address = address;
    this.#cookie = cookie;
    this.#weather = weather;
    this.#connect();
  }

  join(table: string): void {
    this.#sights.set(table, undefined);
    this.#watch(table);
  }

  /** What they see of a table. */
  sight(table: string): Sight | undefined {
    return this.#sights.get(table);
  }

  /** No move after this; what is under way is still sent until it is answered. */
  rest(): void {
    this.#resting = true;
  }

  get idle(): boolean {
    return this.#pending.size === 0;
  }

  close(): void {
    this.#resting = true;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }

  #connect(): void {
    const socket = socketTo(this.#address(), this.#cookie);
    this.#socket = socket;
    hangUpInSilence(socket);
    socket.on('open', () => {
      const setup = this.#keepsSetup ? 'once' : undefined;
      socket.send(JSON.stringify({ kind: 'hello', version: 1, setup } satisfies ClientMessage));
      this.#sayAgain();
    });
    socket.on('message', (data) => this.#through(() => this.#hear(JSON.parse(String(data)))));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (this.#socket === socket)
        setTimeout(() => this.#socket === socket && this.#connect(), 20 + Math.random() * 80);
    });
  }

  /** Hands a message on, as the weather is. */
  #through(deliver: () => void): void {
    const { twice, delay } = this.#weather;
    for (let times = Math.random() < twice ? 2 : 1; times > 0; times--) {
      if (delay === 0) deliver();
      else setTimeout(deliver, Math.random() * delay);
    }
  }

  #send(message: ClientMessage): void {
    this.#through(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    });
  }

  #watch(table: string): void {
    this.#send({ kind: 'watch', table, seq: this.#sights.get(table)?.frame.seq ?? 0 });
  }

  /** Whatever is not over is watched, and whatever was not answered is sent once more. */
  #sayAgain(): void {
    for (const [table, sight] of this.#sights) if (!sight?.frame.over) this.#watch(table);
    for (const command of this.#pending.values()) this.#send(command);
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'frame':
        return this.#see(message);
      case 'accepted': {
        const sent = this.#answered(message.command);
        if (!sent) return;
        this.acknowledged.push({ sent, seq: message.seq });
        // The frame that shows it may be still to come.
        if ((this.#sights.get(message.table)?.frame.seq ?? 0) >= message.seq) this.#play(message.table);
        return;
      }
      case 'refused': {
        const sent = this.#answered(message.command);
        if (!sent) return;
        this.refused.push(`${message.reason} ${message.rule ?? ''}`.trim());
        return this.#watch(message.table);
      }
      case 'trouble':
        setTimeout(() => this.#sayAgain(), 100);
    }
  }

  #answered(command: string): Command | undefined {
    const sent = this.#pending.get(command);
    this.#pending.delete(command);
    return sent;
  }

  #see(frame: Frame): void {
    const { table } = frame;
    const known = this.#sights.get(table);
    // What comes late must not turn the picture back.
    if (!this.#sights.has(table) || (known && frame.seq < known.frame.seq)) return;
    const same = frame.plies === known?.frame.plies ? known.view : undefined;
    const setup = frame.setup ?? known?.setup;
    const { before, steps } = withSetup(frame, setup);
    const view = steps.at(-1)?.after ?? before ?? same;
    if (view === undefined || (this.#keepsSetup && setup === undefined)) return this.#watch(table);
    this.#sights.set(table, { frame, view, setup });
    if (frame.over) this.#send({ kind: 'unwatch', table });
    else this.#play(table);
  }

  #play(table: string): void {
    const frame = this.#sights.get(table)?.frame;
    const busy = [...this.#pending.values()].some((pending) => pending.table === table);
    if (!frame || this.#resting || busy) return;
    const { seq, moves, waiting, seat, canTakeBack } = frame;
    const common = { table, command: randomUUID(), seq };
    if (canTakeBack && Math.random() < REGRET) this.#command({ kind: 'takeBack', ...common });
    else if (waiting.includes(seat)) {
      this.#command({ kind: 'move', ...common, notation: moves[Math.floor(Math.random() * moves.length)] });
    }
  }

  #command(command: Command): void {
    this.#pending.set(command.command, command);
    this.#send(command);
  }
}

/** A wire that is cut without a word never closes by itself. */
function hangUpInSilence(socket: WebSocket): void {
  let heard = performance.now();
  socket.on('message', () => {
    heard = performance.now();
  });
  const beat = setInterval(() => {
    if (performance.now() - heard > 2 * SILENCE) socket.terminate();
    else if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ kind: 'ping' } satisfies ClientMessage));
  }, SILENCE);
  socket.on('close', () => clearInterval(beat));
}

/** A connection that is kept may be closed by the server at the moment when it is used again. */
const HEADERS = { 'content-type': 'application/json', connection: 'close' };
/** Milliseconds until a request counts as failed. */
const PATIENCE = 15_000;

/** The cookie of a guest of that name, or of the one that the server suggests because it is taken. */
export async function guestCookie(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/guest`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ name }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) return response.headers.getSetCookie()[0].split(';')[0];
  const text = await response.text();
  if (response.status !== 409) throw new Error(`${response.status}: ${text}`);
  return guestCookie(address, JSON.parse(text).suggestion);
}

/** Makes a table of these people, in this order, with a bot behind them if one is asked for, and starts it. */
export async function tableOf(
  address: string,
  cookies: readonly string[],
  game: string,
  clock: object = { pace: 'days', days: 7 },
  bot?: string,
): Promise<string> {
  const ask = async (cookie: string, path: string, body: unknown): Promise<{ id: string }> => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { ...HEADERS, cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}: ${await response.text()}`);
    return response.json() as Promise<{ id: string }>;
  };
  const people = cookies.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'free' }));
  const seats = bot === undefined ? people : [...people, { kind: 'bot', level: bot }];
  const { id } = await ask(cookies[0], '/tables', { game, seats, options: {}, clock, open: true });
  for (const [seat, cookie] of cookies.entries()) if (seat > 0) await ask(cookie, `/tables/${id}/sit`, { seat });
  await ask(cookies[0], `/tables/${id}/start`, {});
  return id;
}
