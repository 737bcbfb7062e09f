import type { Attends, ClientMessage, Me, NameRefusal, SeatInfo, ServerMessage } from '@ahu/protocol';
import type { WebSocket } from 'ws';
import { socketTo } from './socket.ts';

/** Without `setup` in its hello a client has the seats in every frame. */
type Frame = Extract<ServerMessage, { kind: 'frame' }> & { readonly seats: readonly SeatInfo[] };
type Verdict = Extract<ServerMessage, { kind: 'accepted' | 'refused' }>;

/** What the server would not do. */
class Refused extends Error {
  readonly status: number;
  readonly suggestion: string | undefined;

  constructor(status: number, { reason, suggestion }: NameRefusal) {
    super(`${status}: ${reason}`);
    this.status = status;
    this.suggestion = suggestion;
  }
}

/** A client with a cookie and a socket. */
export class Client {
  readonly #address: string;
  /** What a browser would send. */
  cookie = '';
  #socket: WebSocket | undefined;
  /** Everything that ever arrived, as it came. */
  readonly received: string[] = [];
  frame: Frame | undefined;
  /** Who is at the table that this client was told of last, by seat. */
  attends: readonly (Attends | null)[] = [];
  readonly #waiting: { wants: (message: ServerMessage) => boolean; resolve: (message: ServerMessage) => void }[] = [];
  #commands = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** The same person at another process of the house. */
  at(address: string): Client {
    const other = new Client(address);
    other.cookie = this.cookie;
    return other;
  }

  async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.#address}/api${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.getSetCookie()[0];
    if (cookie) this.cookie = cookie.split(';')[0];
    const answer = await response.json();
    if (!response.ok) throw new Refused(response.status, answer as NameRefusal);
    return answer as Answer;
  }

  /** Becomes a guest of that name, or of the one that the server suggests because another test has it. */
  async guest(name: string): Promise<Me> {
    for (let wanted = name; ; ) {
      try {
        return await this.ask<Me>('POST', '/guest', { name: wanted });
      } catch (error) {
        if (!(error instanceof Refused) || error.suggestion === undefined) throw error;
        wanted = error.suggestion;
      }
    }
  }

  async connect(): Promise<void> {
    const socket = socketTo(this.#address, this.cookie);
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.send({ kind: 'hello', version: 1 });
    await this.hear(({ kind }) => kind === 'welcome');
  }

  /** The same person at another socket. */
  again(): Client {
    const other = new Client(this.#address);
    other.cookie = this.cookie;
    return other;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === this.#socket?.OPEN;
  }

  /** When the server ends the socket: the code that it gives. */
  ended(): Promise<number> {
    return new Promise((resolve) => this.#socket?.once('close', resolve));
  }

  /** With a code as a client that says goodbye, else as a connection that breaks. */
  close(code?: number): void {
    if (code === undefined) this.#socket?.terminate();
    else this.#socket?.close(code);
  }

  /** Until the server has answered everything that was sent before, but for what it has to look up first. */
  async ping(): Promise<void> {
    const pong = this.hear(({ kind }) => kind === 'pong');
    this.send({ kind: 'ping' });
    await pong;
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  sendRaw(text: string): void {
    this.#socket?.send(text);
  }

  /** The next message of a kind. */
  hear<Message extends ServerMessage>(wants: (message: ServerMessage) => boolean): Promise<Message> {
    return new Promise((resolve) => {
      this.#waiting.push({ wants, resolve: resolve as (message: ServerMessage) => void });
    });
  }

  async watch(table: string): Promise<Frame> {
    const shown = this.hear<Frame>((message) => message.kind === 'frame' && message.table === table);
    this.send({ kind: 'watch', table, seq: this.frame?.seq ?? 0 });
    return shown;
  }

  play(notation: string, command = `c${this.#commands++}`): Promise<Verdict> {
    const { table, seq } = this.frame as Frame;
    const verdict = this.hear<Verdict>((message) => 'command' in message && message.command === command);
    this.send({ kind: 'move', table, command, seq, notation });
    return verdict;
  }

  takeBack(command = `c${this.#commands++}`): Promise<Verdict> {
    const { table, seq } = this.frame as Frame;
    const verdict = this.hear<Verdict>((message) => 'command' in message && message.command === command);
    this.send({ kind: 'takeBack', table, command, seq });
    return verdict;
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.received.push(text);
    if (message.kind === 'frame') this.frame = message as Frame;
    if (message.kind === 'attendance') this.attends = message.seats;
    for (const waiting of this.#waiting.splice(0)) {
      if (waiting.wants(message)) waiting.resolve(message);
      else this.#waiting.push(waiting);
    }
  }
}
