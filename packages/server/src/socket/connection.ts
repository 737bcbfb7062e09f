import type { Duplex } from 'node:stream';
import { type ClientMessage, PROTOCOL, parseClientMessage, type ServerMessage } from '@ahu/protocol';
import { LOST_CODE } from '@ahu/protocol/constants';
import type { WebSocket } from 'ws';
import type { TableChange } from '../bus/bus.ts';
import type { About } from '../monitoring/faults.ts';
import type { Services } from '../services/services.ts';
import { mayReadChat, mayWatch } from '../tables/access.ts';
import { MOST_LAG } from '../tables/clocks.ts';
import type { TableEvent } from '../tables/events.ts';
import type { Form } from '../tables/frames.ts';
import { eyesOf, type LiveTable } from '../tables/live-table.ts';
import { expectHello } from './hello.ts';
import { LagMeter } from './lag.ts';
import { SeatWatch } from './seat-watch.ts';

/** Bytes that may wait for a client that does not read. Beyond that the socket is terminated; the client reconnects. */
const MOST_UNSENT = 1024 * 1024;
const MOST_TABLES = 20;
/**
 * Codes of a socket whose client comes back: it ended without a farewell, after an error of the server, for a restart,
 * or the client heard nothing any more.
 */
const LOST_CODES: readonly number[] = [1006, 1011, 1012, LOST_CODE];

interface Watched {
  seen: number;
  /** Those that the client was told of since it began to watch. */
  seats: LiveTable['seats'] | undefined;
  chatted: number;
  readonly there: SeatWatch;
  /** Ends the calls on changes of the table. */
  stop(): void;
}

/** One socket, of a person or of a visitor who is not signed in. */
export class Connection {
  readonly #socket: WebSocket;
  /** What the socket runs over. */
  readonly #wire: Duplex;
  readonly #services: Services;
  readonly #person: string | null;
  /** The person or network that the limits count for. */
  readonly #payer: string;
  readonly #watched = new Map<string, Watched>();
  /** The request that opened it, for the log. */
  readonly #about: About;
  readonly #welcome: () => void;
  /** The names of people whose chat messages this socket was sent. */
  readonly #heard = new Map<string, string>();
  readonly #unfollow: () => void;
  readonly #lag: LagMeter;
  #greeted = false;
  /** The client keeps what never changes at a table. */
  #keepsSetup = false;
  /** The session of this socket ended: nothing that it sends counts any more. */
  #ended = false;

  constructor(
    socket: WebSocket,
    wire: Duplex,
    services: Services,
    person: string | null,
    network: string,
    about: About,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.#services = services;
    this.#person = person;
    this.#payer = person ?? network;
    this.#about = about;
    this.#unfollow = services.names.follow(this);
    this.#lag = new LagMeter(socket);
    this.#welcome = expectHello(socket);
    socket.on('message', (data, isBinary) =>
      this.#run('a message failed', {}, () => this.#hear(isBinary ? '' : String(data))),
    );
    socket.on('close', (code) => this.#leave(LOST_CODES.includes(code)));
    socket.on('close', services.metrics.presence.come(person));
    // Without a handler one oversize frame would end the process.
    socket.on('error', () => socket.terminate());
  }

  /** Nothing is answered after an error that nothing expected: the client comes back and asks for everything anew. */
  #run(what: string, about: About, work: () => unknown): void {
    this.#services.faults.run(what, { ...this.#about, ...about }, work, () => this.#socket.close(1011));
  }

  /** Ends the socket of a session that was signed out. */
  end(): void {
    this.#ended = true;
    this.#leave(false);
    this.#socket.close(1008, 'signed out');
  }

  get people(): Iterable<string> {
    return this.#heard.keys();
  }

  rename(names: ReadonlyMap<string, string | undefined>): void {
    for (const [person, before] of this.#heard) {
      const name = names.get(person);
      if (!names.has(person) || name === before) continue;
      if (name === undefined) this.#heard.delete(person);
      else this.#heard.set(person, name);
      this.#send({ kind: 'person', person, name: name ?? null });
    }
  }

  async #hear(text: string): Promise<void> {
    const { limits, metrics } = this.#services;
    const isWithin = await limits.messages(this.#payer);
    if (this.#ended) return;
    if (!isWithin) {
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
      const about = { ...this.#about, kind: message.kind };
      if (this.#services.faults.report(error, 'a message failed', about)) return this.#socket.close(1011);
      this.#send({ kind: 'trouble', reason: 'the server could not do this; try again' });
    }
  }

  async #answer(message: ClientMessage): Promise<void> {
    switch (message.kind) {
      case 'hello':
        this.#greeted = true;
        this.#keepsSetup = message.setup === 'once';
        this.#welcome();
        this.#lag.measure();
        return this.#send({ kind: 'welcome', version: PROTOCOL, person: this.#person });
      case 'ping':
        return this.#send({ kind: 'pong' });
      case 'watch':
        return this.#watch(message.table, message.seq);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'move':
        return this.#submit(message, message.seq, (seat, table) => this.#moveOf(seat, table, message.notation));
      case 'takeBack':
        return this.#submit(message, message.seq, (seat) => ({ kind: 'takeBack', seat }));
      case 'return':
      case 'concede':
      case 'declineEnd':
        return this.#submit(message, 0, (seat) => ({ kind: message.kind, seat }));
      case 'offerEnd':
        return this.#submit(message, message.seq, (seat) => ({ kind: 'offerEnd', seat }));
      case 'chat':
        return this.#say(message.table, message.text);
    }
  }

  async #watch(id: string, seen: number): Promise<void> {
    const before = this.#watched.get(id);
    if (!before && this.#watched.size >= MOST_TABLES)
      return this.#send({ kind: 'trouble', reason: 'too many tables at once' });
    // A socket that ended while its message waited hears and counts nothing any more.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { there, stop } = before ?? this.#listen(id);
    there.forget();
    this.#watched.set(id, { seen, seats: undefined, chatted: 0, there, stop });
    await this.#show(id);
    await this.#tell(id);
  }

  /** The maintenance loop polls: what cannot be sent while the database is away is sent then. */
  #listen(id: string): Pick<Watched, 'there' | 'stop'> {
    const { registry, attendance } = this.#services;
    const hear = (about: TableChange['about']): void =>
      this.#run('a socket could not be told', { table: id, about }, () => this.#turnTo(about, id));
    const there = new SeatWatch(attendance, id, this.#person, (seats) =>
      this.#send({ kind: 'attendance', table: id, seats }),
    );
    return { there, stop: registry.listen(id, hear) };
  }

  #turnTo(about: TableChange['about'], id: string): Promise<void> {
    switch (about) {
      case 'log':
        return this.#show(id);
      case 'chat':
        return this.#tell(id);
      case 'seats':
        return this.#inform(id);
    }
  }

  #unwatch(id: string, isLost = false): void {
    const watched = this.#watched.get(id);
    this.#watched.delete(id);
    watched?.stop();
    watched?.there.close(isLost);
  }

  /** The position of a table that plays, or who sits at one that has not begun. */
  async #show(id: string): Promise<void> {
    const table = await this.#services.registry.find(id);
    const watched = this.#watched.get(id);
    if (!watched) return;
    if (!table) return this.#inform(id);
    if (!mayWatch(table, this.#person)) return this.#sendAway(id);
    const eyes = eyesOf(table, this.#person);
    this.#sendText(table.frameBytes(eyes, watched.seen, this.#services.registry.now(), this.#formFor(table, watched)));
    if (watched.seats !== table.seats) watched.there.sit(table.seats);
    watched.seen = table.head;
    watched.seats = table.seats;
    this.#services.turns.seen(table, eyes);
  }

  #formFor({ seats }: LiveTable, watched: Watched): Form {
    if (!this.#keepsSetup) return 'whole';
    return watched.seats === undefined ? 'first' : watched.seats === seats ? 'bare' : 'seats';
  }

  async #inform(id: string): Promise<void> {
    const info = await this.#services.tables.shownTo(this.#person, id);
    if (!info) return this.#sendAway(id);
    this.#send({ kind: 'table', info });
    this.#watched.get(id)?.there.sit(info.seats);
    // A person who has just sat down at a private table may read its chat.
    if (!info.open) await this.#tell(id);
  }

  /** For this person there is no such table, or not any more. */
  #sendAway(id: string): void {
    this.#unwatch(id);
    this.#send({ kind: 'gone', table: id });
  }

  /** Sends the chat messages since the last one that was sent. */
  async #tell(id: string): Promise<void> {
    const watched = this.#watched.get(id);
    if (!watched || !(await this.#mayReadChat(id))) return;
    for (const said of await this.#services.chat.since(id, watched.chatted)) {
      if (said.id <= watched.chatted) continue;
      watched.chatted = said.id;
      this.#heard.set(said.person, said.name);
      this.#send({ kind: 'chat', table: id, ...said });
    }
  }

  async #mayReadChat(id: string): Promise<boolean> {
    const info = await this.#services.tables.info(id);
    return info !== undefined && mayReadChat(info, this.#person);
  }

  async #submit(
    { table: id, command }: { readonly table: string; readonly command: string },
    seen: number,
    eventOf: (seat: number, table: LiveTable) => TableEvent,
  ): Promise<void> {
    const table = await this.#services.registry.find(id);
    const seat = table?.seatOf(this.#person);
    if (!table && (await this.#services.tables.info(id))?.newer)
      return this.#send({ kind: 'refused', table: id, command, reason: 'newer' });
    if (!table || seat === undefined) return this.#send({ kind: 'refused', table: id, command, reason: 'not-seated' });
    if (this.#ended) return;
    // Commands of different people must not be mistaken for each other.
    const outcome = await this.#services.registry.submit(id, `${seat}-${command}`, eventOf(seat, table), seen);
    if ('seq' in outcome) this.#send({ kind: 'accepted', table: id, command, seq: outcome.seq });
    else this.#send({ kind: 'refused', table: id, command, ...outcome });
  }

  /** With the lag of this socket, where seconds count. */
  #moveOf(seat: number, { row }: LiveTable, notation: string): TableEvent {
    this.#lag.measure();
    const lag = row.clock.pace === 'live' ? Math.min(MOST_LAG, this.#lag.milliseconds) : 0;
    return { kind: 'move', seat, notation, ...(lag > 0 && { lag }) };
  }

  async #say(table: string, text: string): Promise<void> {
    if (this.#person === null) return this.#send({ kind: 'trouble', reason: 'only people with a name can talk' });
    if (!this.#watched.has(table) || !(await this.#mayReadChat(table)))
      return this.#send({ kind: 'trouble', reason: 'watch the table to talk there' });
    const mute = this.#services.bans.muteOf(this.#person);
    if (mute)
      return this.#send({ kind: 'trouble', reason: 'you may not talk', muted: { until: mute.until, why: mute.why } });
    if (!(await this.#services.limits.talk(this.#person))) {
      return this.#send({ kind: 'trouble', reason: 'you talk too fast; wait a little' });
    }
    if (!this.#ended) await this.#services.chat.say(table, this.#person, text);
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT) return this.#socket.terminate();
    // A move and its frame are said together, in one write: writes are what a busy server spends most of its time on.
    this.#wire.cork();
    this.#socket.send(text, { binary: false });
    process.nextTick(() => this.#wire.uncork());
  }

  #leave(isLost: boolean): void {
    this.#unfollow();
    for (const id of this.#watched.keys()) this.#unwatch(id, isLost);
  }
}
