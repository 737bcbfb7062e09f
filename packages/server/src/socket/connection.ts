import type { Duplex } from 'node:stream';
import { type ClientMessage, PROTOCOL, parseClientMessage, type ServerMessage } from '@ahu/protocol';
import type { WebSocket } from 'ws';
import type { Hint } from '../bus/bus.ts';
import type { House } from '../house.ts';
import type { TableEvent } from '../tables/events.ts';
import { eyesOf } from '../tables/live-table.ts';

/** Who lets so much pile up unread is cut off, and can come back. */
const MOST_UNSENT = 1024 * 1024;
const MOST_TABLES = 20;

interface Watched {
  seen: number;
  chatted: number;
  stop(): void;
}

/** One socket of somebody, or of nobody in particular. */
export class Connection {
  readonly #socket: WebSocket;
  /** What the socket runs over. */
  readonly #wire: Duplex;
  readonly #house: House;
  readonly #person: string | null;
  /** Who is counted for what this socket sends. */
  readonly #payer: string;
  readonly #watched = new Map<string, Watched>();
  #greeted = false;

  constructor(socket: WebSocket, wire: Duplex, house: House, person: string | null, address: string) {
    this.#socket = socket;
    this.#wire = wire;
    this.#house = house;
    this.#person = person;
    this.#payer = person ?? address;
    socket.on('message', (data, isBinary) => void this.#hear(isBinary ? '' : String(data)));
    socket.on('close', () => this.#leave());
    socket.on('close', house.metrics.presence.come(person));
    // Without a handler one oversize frame would end the process.
    socket.on('error', () => socket.terminate());
  }

  async #hear(text: string): Promise<void> {
    const { limits, metrics } = this.#house;
    if (!(await limits.messages(this.#payer))) {
      metrics.limited.inc();
      return this.#send({ kind: 'trouble', reason: 'too many messages; wait a little' });
    }
    const parsed = parseClientMessage(text);
    if (!parsed.ok) return this.#send({ kind: 'trouble', reason: parsed.reason });
    const message = parsed.value;
    if (!this.#greeted && message.kind !== 'hello') return this.#send({ kind: 'trouble', reason: 'say hello first' });
    try {
      await this.#answer(message);
    } catch (error) {
      metrics.faults.inc();
      this.#house.logger.error({ error, kind: message.kind }, 'a message failed');
      this.#send({ kind: 'trouble', reason: 'the server could not do this; try again' });
    }
  }

  async #answer(message: ClientMessage): Promise<void> {
    switch (message.kind) {
      case 'hello':
        this.#greeted = true;
        return this.#send({ kind: 'welcome', version: PROTOCOL, person: this.#person });
      case 'ping':
        return this.#send({ kind: 'pong' });
      case 'watch':
        return this.#watch(message.table, message.seq);
      case 'unwatch':
        this.#watched.get(message.table)?.stop();
        return void this.#watched.delete(message.table);
      case 'move':
        return this.#submit(message, message.seq, (seat) => ({ kind: 'move', seat, notation: message.notation }));
      case 'takeBack':
        return this.#submit(message, message.seq, (seat) => ({ kind: 'takeBack', seat }));
      case 'return':
        return this.#submit(message, 0, (seat) => ({ kind: 'return', seat }));
      case 'chat':
        return this.#say(message.table, message.text);
    }
  }

  async #watch(id: string, seen: number): Promise<void> {
    this.#watched.get(id)?.stop();
    if (this.#watched.size >= MOST_TABLES) return this.#send({ kind: 'trouble', reason: 'too many tables at once' });
    const stop = this.#house.hall.listen(id, (about) => void this.#turnTo(about, id));
    this.#watched.set(id, { seen, chatted: 0, stop });
    await this.#show(id);
    await this.#tell(id);
  }

  async #turnTo(about: Hint['about'], id: string): Promise<void> {
    try {
      await (about === 'chat' ? this.#tell(id) : about === 'seats' ? this.#inform(id) : this.#show(id));
    } catch (error) {
      // Heads are read again soon, and the next hint tells this one's news too.
      this.#house.logger.warn({ table: id, about, error }, 'a socket could not be told');
    }
  }

  /** The position of a table that plays, or who sits at one that has not begun. */
  async #show(id: string): Promise<void> {
    const table = await this.#house.hall.find(id);
    const watched = this.#watched.get(id);
    if (!watched) return;
    if (!table) return this.#inform(id);
    const eyes = eyesOf(table, this.#person);
    this.#send(table.frame(eyes, watched.seen, Date.now()));
    watched.seen = table.head;
    this.#house.turns.seen(table, eyes);
  }

  async #inform(id: string): Promise<void> {
    const info = await this.#house.tables.info(id);
    if (info) return this.#send({ kind: 'table', info });
    this.#watched.get(id)?.stop();
    this.#watched.delete(id);
    this.#send({ kind: 'gone', table: id });
  }

  /** What was said since this socket heard last. */
  async #tell(id: string): Promise<void> {
    const watched = this.#watched.get(id);
    if (!watched) return;
    for (const said of await this.#house.chat.since(id, watched.chatted)) {
      if (said.id <= watched.chatted) continue;
      watched.chatted = said.id;
      this.#send({ kind: 'chat', table: id, ...said });
    }
  }

  async #submit(
    { table: id, command }: { readonly table: string; readonly command: string },
    seen: number,
    eventOf: (seat: number) => TableEvent,
  ): Promise<void> {
    const table = await this.#house.hall.find(id);
    const seat = table?.seatOf(this.#person);
    if (!table && (await this.#house.tables.info(id))?.newer)
      return this.#send({ kind: 'refused', table: id, command, reason: 'newer' });
    if (seat === undefined) return this.#send({ kind: 'refused', table: id, command, reason: 'not-seated' });
    // Commands of different people must not be mistaken for each other.
    const outcome = await this.#house.hall.submit(id, `${seat}-${command}`, eventOf(seat), seen);
    if ('seq' in outcome) this.#send({ kind: 'accepted', table: id, command, seq: outcome.seq });
    else this.#send({ kind: 'refused', table: id, command, ...outcome });
  }

  async #say(table: string, text: string): Promise<void> {
    if (this.#person === null) return this.#send({ kind: 'trouble', reason: 'only people with a name can talk' });
    if (!this.#watched.has(table)) return this.#send({ kind: 'trouble', reason: 'watch the table to talk there' });
    if (!(await this.#house.limits.talk(this.#person))) {
      return this.#send({ kind: 'trouble', reason: 'you talk too fast; wait a little' });
    }
    await this.#house.chat.say(table, this.#person, text);
  }

  #send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT) return this.#socket.terminate();
    // A move and its frame are said together, in one write: writes are what a busy server spends most of its time on.
    this.#wire.cork();
    this.#socket.send(JSON.stringify(message));
    process.nextTick(() => this.#wire.uncork());
  }

  #leave(): void {
    for (const { stop } of this.#watched.values()) stop();
    this.#watched.clear();
  }
}
