import type { ClientMessage, ServerMessage } from '@ahu/protocol';
import { LOST_CODE } from '@ahu/protocol/constants';

/** Offline is said when the browser says so, or when nobody answered for a while. */
export type Status = 'connected' | 'connecting' | 'offline';

type Command = Extract<ClientMessage, { readonly command: string }>;
/** The wire chooses the id of a command. */
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, 'command'> : never) : never;
export type Verdict = Extract<ServerMessage, { kind: 'accepted' | 'refused' }>;

/** Is told what happens at a table. */
export interface Watcher {
  /** The number of the last frame that they have. */
  readonly seq: number;
  hear(message: ServerMessage): void;
  see(status: Status): void;
}

/** Milliseconds before the next try; each is up to a half longer, so that not all come back at once. */
const PAUSES = [200, 500, 1000, 2000, 4000, 8000, 12_000] as const;
/** The number of tries without an answer after which the wire counts as cut. */
const TRIES = 2;
const PING = 5_000;
/** Milliseconds of silence after a ping, after which the other side counts as gone. */
const SILENCE = 4_000;
/** The same for a connection that is being made. */
const PATIENCE = 7_000;
/** What the server could not do now is asked for again after this. */
const AGAIN = 1_200;

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The one socket of a page. When it breaks it is opened again; what is watched goes on where it was left, and
 * commands that were not answered are sent again under the same id, so that they are played once.
 */
export class Wire {
  readonly #open: () => WebSocket;
  readonly #watchers = new Map<string, Watcher>();
  readonly #unanswered = new Map<string, { readonly message: Command; resolve(verdict: Verdict): void }>();
  #socket: WebSocket | undefined;
  #welcome = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;

  constructor(open: () => WebSocket) {
    this.#open = open;
  }

  get status(): Status {
    if (this.#welcome) return 'connected';
    return this.#failures > TRIES || navigator.onLine === false ? 'offline' : 'connecting';
  }

  /** Follows a table until the returned function is called; without anybody who does there is no socket. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    watcher.see(this.status);
    if (this.#welcome) this.#send({ kind: 'watch', table, seq: watcher.seq });
    else if (!this.#socket) this.#connect();
    return () => this.#leave(table);
  }

  /** Does something at a table; answered once, however often the wire breaks. */
  command(wish: Wish): Promise<Verdict> {
    const message = { ...wish, command: newId() } as Command;
    return new Promise((resolve) => {
      this.#unanswered.set(message.command, { message, resolve });
      this.#send(message);
    });
  }

  /** What is said is not said again: better unheard than twice. False if nobody could hear it. */
  say(table: string, text: string): boolean {
    return this.#send({ kind: 'chat', table, text });
  }

  /** A good moment to try: the network is back, or the page is visible again. */
  nudge = (): void => {
    if (this.#watchers.size === 0) return;
    if (this.#welcome) this.#ping();
    else if (!this.#socket || this.#socket.readyState === WebSocket.CLOSED) this.#connect();
  };

  /** The browser has no network: nobody waits for an answer that cannot come. */
  drop = (): void => {
    if (this.#socket) this.#lose();
  };

  /** Another person signed in: the socket connects again as them. */
  renew(): void {
    if (!this.#socket) return;
    this.#failures = 0;
    this.#hangUp();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.#open();
    this.#socket = socket;
    this.#tellStatus();
    this.#expectWord(PATIENCE);
    const hello: ClientMessage = { kind: 'hello', version: 1, setup: 'once' };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => this.#socket === socket && this.#hear(JSON.parse(data));
    socket.onclose = () => this.#socket === socket && this.#lose();
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#doubt);
    switch (message.kind) {
      case 'welcome':
        for (const watcher of this.#watchers.values()) watcher.hear(message);
        return this.#begin();
      case 'accepted':
      case 'refused':
        this.#unanswered.get(message.command)?.resolve(message);
        return void this.#unanswered.delete(message.command);
      case 'person':
        for (const watcher of this.#watchers.values()) watcher.hear(message);
        return;
      case 'trouble':
        setTimeout(() => this.#sayAll(), AGAIN);
        for (const watcher of this.#watchers.values()) watcher.hear(message);
        return;
      case 'pong':
        return;
      default:
        this.#watchers.get(message.kind === 'table' ? message.info.id : message.table)?.hear(message);
    }
  }

  #begin(): void {
    this.#welcome = true;
    this.#failures = 0;
    clearInterval(this.#pings);
    this.#pings = setInterval(() => this.#ping(), PING);
    this.#tellStatus();
    this.#sayAll();
  }

  #sayAll(): void {
    for (const [table, { seq }] of this.#watchers) this.#send({ kind: 'watch', table, seq });
    for (const { message } of this.#unanswered.values()) this.#send(message);
  }

  #send(message: ClientMessage): boolean {
    if (!this.#welcome || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #ping(): void {
    if (this.#send({ kind: 'ping' })) this.#expectWord(SILENCE);
  }

  #expectWord(within: number): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#lose(), within);
  }

  #lose(): void {
    this.#hangUp(LOST_CODE);
    this.#failures++;
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length) - 1];
    this.#retry = setTimeout(() => this.#connect(), pause * (1 + Math.random() / 2));
    this.#tellStatus();
  }

  #hangUp(code?: number): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#welcome = false;
    clearTimeout(this.#doubt);
    clearInterval(this.#pings);
    socket?.close(code);
  }

  #leave(table: string): void {
    this.#watchers.delete(table);
    this.#send({ kind: 'unwatch', table });
    for (const [command, { message }] of this.#unanswered) {
      if (message.table === table) this.#unanswered.delete(command);
    }
    if (this.#watchers.size > 0) return;
    clearTimeout(this.#retry);
    this.#hangUp();
  }

  #tellStatus(): void {
    for (const watcher of this.#watchers.values()) watcher.see(this.status);
  }
}

let shared: Wire | undefined;

/** The page's own. */
export function pageWire(): Wire {
  if (shared) return shared;
  const wire = new Wire(() => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`));
  addEventListener('online', wire.nudge);
  addEventListener('offline', wire.drop);
  document.addEventListener('visibilitychange', () => document.hidden || wire.nudge());
  shared = wire;
  return wire;
}
