import { once } from 'node:events';
import type { Game, Random } from '@ahu/core';
import type { ClientMessage, ServerMessage } from '@ahu/protocol';
import { mutated, oversize, pick } from './mutations.ts';
import { socketTo } from './socket.ts';

type Frame = Extract<ServerMessage, { kind: 'frame' }>;

/** A table that is attacked. */
export interface Target {
  readonly id: string;
  readonly game: Game;
  /** Secret: the test reads it from the database and looks for it in everything that comes back. */
  readonly seed: string;
}

/** Frames that are sent before an answer is awaited. */
const BURST = 20;
/** Milliseconds after which a server that does not answer counts as hung. */
const PATIENCE = 30_000;
const KINDS = [
  ...(['move', 'move', 'move', 'takeBack', 'return', 'watch', 'unwatch', 'chat', 'hello', 'ping'] as const),
  ...(['offerEnd', 'declineEnd'] as const),
];
/** How rare these messages are: watching brings a hundred chat messages along, and chat goes to everybody. */
const SELDOM = 20;

/** A client with or without a seat that sends everything but what it should. */
export class Attacker {
  readonly #address: string;
  readonly #cookie: string;
  readonly #random: Random;
  readonly #targets: readonly Target[];
  readonly #frames = new Map<string, Frame>();
  #socket: ReturnType<typeof socketTo> | undefined;
  /** Answers that are waited for, by table and command. */
  readonly #awaited = new Map<string, () => void>();
  #commands = 0;
  #bursts = 0;
  /** Every command that may have been understood. */
  readonly commands = new Set<string>();
  /** Every frame that came, without its clocks, by the number of its event and of its first ply. */
  readonly seen = new Map<string, string>();
  /** What must not have come. */
  readonly faults: string[] = [];

  constructor(address: string, cookie: string, targets: readonly Target[], random: Random) {
    this.#address = address;
    this.#cookie = cookie;
    this.#targets = targets;
    this.#random = random;
  }

  async connect(): Promise<void> {
    const socket = socketTo(this.#address, this.#cookie);
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      if (code === 1011) this.faults.push('the server ended a socket for an error of its own');
    });
    await once(socket, 'open');
    this.#socket = socket;
    socket.send(JSON.stringify({ kind: 'hello', version: 1 } satisfies ClientMessage));
    for (const { id } of this.#targets) socket.send(JSON.stringify({ kind: 'watch', table: id, seq: 0 }));
  }

  close(): void {
    this.#socket?.terminate();
  }

  /** Sends this number of frames, and waits until the server has handled them. */
  async attack(frames: number): Promise<void> {
    for (let sent = 0; sent < frames; sent += BURST) {
      for (let n = 0; n < Math.min(BURST, frames - sent); n++) this.#send(mutated(this.#message(), this.#random));
      await this.#answer();
    }
  }

  #send(frame: string | Buffer): void {
    const command = typeof frame === 'string' ? commandIn(frame) : undefined;
    if (command !== undefined) this.commands.add(command);
    this.#socket?.send(frame);
  }

  /** One frame that is too long, after which the socket is closed. */
  async burst(): Promise<void> {
    const socket = this.#socket;
    if (!socket) return;
    const closed = once(socket, 'close');
    socket.send(oversize(this.#random));
    await inTime(closed, 'a socket with too long a frame is still open');
    await this.connect();
  }

  /** Commands of a table are taken one after the other: who has an answer to the last has one to all. */
  async #answer(): Promise<void> {
    const command = `last${this.#bursts++}`;
    const answers = this.#targets.map(({ id: table }) => {
      this.#socket?.send(JSON.stringify({ kind: 'move', table, command, seq: 0, notation: 'dance' }));
      return new Promise<void>((resolve) => this.#awaited.set(`${table} ${command}`, resolve));
    });
    await inTime(Promise.all(answers), 'no answer');
  }

  #message(): ClientMessage {
    const random = this.#random;
    const { id: table, game } = pick(random, this.#targets);
    const { seq = 0, moves = [] } = this.#frames.get(table) ?? {};
    const command = this.#command();
    const kind = random.below(SELDOM) === 0 ? pick(random, KINDS) : 'move';
    switch (kind) {
      case 'move': {
        const legal = moves.length > 0 && random.below(3) === 0;
        const notation = legal ? pick(random, moves) : game.write(random.below(game.moveCount));
        return { kind, table, command, seq: random.below(4) === 0 ? random.below(seq + 2) : seq, notation };
      }
      case 'takeBack':
      case 'offerEnd':
        return { kind, table, command, seq };
      case 'return':
      case 'declineEnd':
        return { kind, table, command };
      case 'watch':
        return { kind, table, seq: random.below(seq + 2) };
      case 'unwatch':
        // Of a table that nobody has, or there would soon be nothing to see.
        return { kind, table: table.split('').reverse().join('') };
      case 'chat':
        return { kind, table, text: 'Iorana! 🗿 \u202e' };
      case 'hello':
        return { kind, version: 1 };
      case 'ping':
        return { kind };
    }
  }

  /** A new one, or one that was sent before. */
  #command(): string {
    return `c${this.#random.below(4) === 0 ? this.#random.below(this.#commands + 1) : this.#commands++}`;
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'refused') this.#awaited.get(`${message.table} ${message.command}`)?.();
    if (message.kind === 'trouble' && message.reason.includes('could not')) this.faults.push(text);
    const over = message.kind === 'table' && message.info.status === 'over';
    if (!over && this.#targets.some(({ seed }) => text.includes(seed))) this.faults.push(`a seed: ${text}`);
    if (message.kind === 'frame') this.#see(message);
  }

  #see(frame: Frame): void {
    this.#frames.set(frame.table, frame);
    const { clocks: _, ...timeless } = frame;
    const key = `${frame.table} ${frame.seq} ${frame.from} ${frame.before === undefined}`;
    const text = JSON.stringify(timeless);
    const before = this.seen.get(key);
    if (before === undefined) this.seen.set(key, text);
    else if (before !== text) this.faults.push(`two frames of the same: ${text}`);
  }
}

/** As the server would find it. */
function commandIn(text: string): string | undefined {
  try {
    return JSON.parse(text)?.command;
  } catch {
    return undefined;
  }
}

async function inTime(event: Promise<unknown>, what: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(what)), PATIENCE);
  });
  await Promise.race([event, late]).finally(() => clearTimeout(timer));
}
