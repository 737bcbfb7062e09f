/**
 * Twin tables over real sockets. Their seeds differ, but every die and card is the same; at one of them a player makes
 * another hidden move. Everybody who may not know that must receive the same bytes at both, to the last refusal and the
 * last word about who is there: people come and go meanwhile, the one who moved in hiding too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIENCE, FairChance, has, type Random, Sfc32 } from '@ahu/core';
import type { Attends } from '@ahu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveTable, type Running, readConfig, serveAhu } from '../src/index.ts';
import { Client } from '../testing/client.ts';

const SEATS = { giants: 3, 'rapa-nui': 2, 'rapa-nui-cards': 3 } as const;
/** Plies before a hidden move is changed, and plies in all. */
const PREFIXES = [0, 20, 60];
const LONGEST = 140;
/** Not every game at random has a move in hiding. */
const ATTEMPTS = 12;

let folder: string;
let running: Running;
const { below } = FairChance.prototype;

beforeAll(async () => {
  fallAlike();
  folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const env = { PORT: '0', AHU_DATA: join(folder, 'data'), AHU_LOG: 'silent', AHU_LIMITS: 'off' };
  running = await serveAhu(folder, readConfig(env));
});

afterAll(async () => {
  FairChance.prototype.below = below;
  await running.close();
  rmSync(folder, { recursive: true });
});

/** From here on chance is the same for every seed, and depends on what is asked of it alone. */
function fallAlike(): void {
  const streams = new WeakMap<FairChance, Random>();
  FairChance.prototype.below = function (n) {
    const stream = streams.get(this) ?? new Sfc32(n);
    streams.set(this, stream);
    return stream.below(n);
  };
}

/** One of two tables, with a socket for every seat and one for the audience. */
interface Twin {
  readonly id: string;
  readonly clients: readonly Client[];
}

async function gather(seats: number): Promise<Client[]> {
  const people = Array.from({ length: seats + 1 }, () => new Client(running.address));
  for (const [n, person] of people.entries()) await person.guest(`Person ${n}`);
  return people;
}

async function seatAt(game: string, people: readonly Client[]): Promise<Twin> {
  const seats = people.slice(1).map((_, seat) => ({ kind: seat === 0 ? 'me' : 'free' }));
  const clock = { pace: 'days', days: 7 };
  const body = { game, seats, options: {}, clock, open: true };
  const { id } = await people[0].ask<{ id: string }>('POST', '/tables', body);
  for (let seat = 1; seat < seats.length; seat++) await people[seat].ask('POST', `/tables/${id}/sit`, { seat });
  await people[0].ask('POST', `/tables/${id}/start`);
  const clients = people.map((person) => person.again());
  for (const client of clients) {
    await client.connect();
    await client.watch(id);
  }
  const twin = { id, clients };
  await toldOfSeats(twin, new Array(seats.length).fill('here'));
  return twin;
}

/** Until everybody, or all but one, was told that the people of the seats are there like this. */
async function toldOfSeats({ clients }: Twin, seats: readonly Attends[], butFor?: number): Promise<void> {
  for (const [viewer, client] of clients.entries()) {
    if (viewer === butFor) continue;
    while (client.attends.join() !== seats.join()) await client.hear(({ kind }) => kind === 'attendance');
  }
}

/** What everything that arrived says, but for names of tables and the time of day. */
function heard({ id, clients }: Twin, viewer: number): string[] {
  return clients[viewer].received.splice(0).map((text) =>
    text
      .replaceAll(id, 'table')
      .replace(/"left":\[[\d,]+\]/, '"left":[]')
      .replace(/"(id|at)":\d+/g, '"$1":0'),
  );
}

async function settled({ id, clients }: Twin): Promise<LiveTable> {
  const table = (await running.services.registry.find(id)) as LiveTable;
  for (const client of clients) {
    while ((client.frame?.seq ?? 0) < table.head) await client.hear(({ kind }) => kind === 'frame');
  }
  return table;
}

/** Who is there of the players without one of the people. */
const without = ({ clients }: Twin, absent: number, how: Attends): Attends[] =>
  clients.slice(1).map((_, seat) => (seat === absent ? how : 'here'));

/** One of the people loses the connection or leaves; nobody is told that of the audience. */
async function go(twin: Twin, viewer: number, isLost: boolean): Promise<void> {
  if (isLost) twin.clients[viewer].close();
  else twin.clients[viewer].send({ kind: 'unwatch', table: twin.id });
  await toldOfSeats(twin, without(twin, viewer, isLost ? 'lost' : 'away'), viewer);
}

/** Until they were shown the table, who is there, and everything that was said. */
async function comeBack(twin: Twin, viewer: number, wasLost: boolean, said: number): Promise<void> {
  const client = twin.clients[viewer];
  if (wasLost) await client.connect();
  client.attends = [];
  client.received.length = 0;
  await client.watch(twin.id);
  await toldOfSeats(twin, without(twin, viewer, 'here'));
  while (client.received.filter((text) => text.includes('"chat"')).length < said) {
    await client.hear(({ kind }) => kind === 'chat');
  }
}

/** A pair of tables, and the people who must not be able to tell them apart. */
class Twins {
  readonly #twins: readonly [Twin, Twin];
  readonly #random: Sfc32;
  #blind: number[];
  #said = 0;
  changed = 0;
  compared = 0;
  /** Times that people who must not be able to tell the tables apart were told who is there. */
  attended = 0;

  constructor(twins: readonly [Twin, Twin], random: Sfc32) {
    this.#twins = twins;
    this.#random = random;
    this.#blind = [...twins[0].clients.keys()];
    // They came one after the other, and heard of those who came later.
    for (const { clients } of twins) for (const { received } of clients) received.length = 0;
  }

  async play(prefix: number): Promise<void> {
    for (let plies = 0; plies < LONGEST; plies++) {
      // When all is over everything is told, the seed too.
      if (!(await this.#step(plies >= prefix)) || this.#over) return;
      if (plies % 10 === 0) await this.#talk();
      if (plies % 5 === 0) await this.#ask();
      this.#compare();
    }
  }

  /** Everybody loses the connection and leaves once, and comes back. */
  async attend(): Promise<void> {
    if (this.#over) return;
    for (const viewer of this.#twins[0].clients.keys()) {
      for (const isLost of [true, false]) {
        await this.#go(viewer, isLost);
        await this.#comeBack(viewer, isLost);
        this.#compare();
      }
    }
  }

  get #over(): boolean {
    return this.#twins[0].clients[0].frame?.over ?? false;
  }

  /** The same ply at both, or one in hiding that differs. False when there is none that both can make. */
  async #step(mayChange: boolean): Promise<boolean> {
    const [{ clients }, other] = this.#twins;
    const { waiting } = clients[0].frame as NonNullable<Client['frame']>;
    const seat = waiting[this.#random.below(waiting.length)];
    const theirs = new Set(other.clients[seat].frame?.moves);
    const moves = clients[seat].frame?.moves.filter((move) => theirs.has(move)) ?? [];
    if (moves.length === 0) return false;
    const move = moves[this.#random.below(moves.length)];
    const instead = mayChange && this.changed === 0 ? await this.#another(seat, move, moves) : undefined;
    if (instead !== undefined) {
      this.changed++;
      this.#blind = this.#blind.filter((viewer) => viewer !== seat);
    }
    // At every fourth ply or so one of the others is not there.
    const absent = this.#random.below(4 * clients.length);
    const isAbsent = absent !== seat && absent < clients.length;
    const isLost = this.#random.below(2) === 0;
    if (isAbsent) await this.#go(absent, isLost);
    await Promise.all([clients[seat].play(move), other.clients[seat].play(instead ?? move)]);
    if (isAbsent) await this.#comeBack(absent, isLost);
    await Promise.all(this.#twins.map(settled));
    return true;
  }

  async #go(viewer: number, isLost: boolean): Promise<void> {
    await Promise.all(this.#twins.map((twin) => go(twin, viewer, isLost)));
  }

  async #comeBack(viewer: number, wasLost: boolean): Promise<void> {
    await Promise.all(this.#twins.map((twin) => comeBack(twin, viewer, wasLost, this.#said)));
  }

  /** Another move that the same people do not see. */
  async #another(seat: number, move: string, moves: readonly string[]): Promise<string | undefined> {
    const { match } = await settled(this.#twins[0]);
    const { game, state } = match;
    const hidden = (notation: string) => !has(game.witnesses(state, seat, game.read(notation) as number), AUDIENCE);
    return hidden(move) ? moves.find((each) => each !== move && hidden(each)) : undefined;
  }

  async #talk(): Promise<void> {
    const speaker = this.#blind[this.#random.below(this.#blind.length)];
    for (const { id, clients } of this.#twins) {
      const all = clients.map((client) => client.hear(({ kind }) => kind === 'chat'));
      clients[speaker].send({ kind: 'chat', table: id, text: 'Iorana!' });
      await Promise.all(all);
    }
    this.#said++;
  }

  /** These people try what is not allowed: moves, and taking back. */
  async #ask(): Promise<void> {
    const { game } = (await settled(this.#twins[0])).match;
    for (const viewer of this.#blind) {
      const { moves = [], canTakeBack } = this.#twins[0].clients[viewer].frame ?? {};
      const notation = game.write(this.#random.below(game.moveCount));
      for (const { clients } of this.#twins) {
        if (!moves.includes(notation)) await clients[viewer].play(notation);
        if (!canTakeBack) await clients[viewer].takeBack();
      }
    }
  }

  close(): void {
    for (const { clients } of this.#twins) for (const client of clients) client.close();
  }

  #compare(): void {
    for (const viewer of this.#blind) {
      const [one, other] = this.#twins.map((twin) => heard(twin, viewer));
      expect(other, `viewer ${viewer}`).toEqual(one);
      this.compared += one.length;
      this.attended += one.filter((text) => text.includes('"attendance"')).length;
    }
  }
}

describe.each(Object.entries(SEATS))('twins of %s', (game, seats) => {
  it.each(PREFIXES)('nobody can tell them apart who may not, after %i plies', async (prefix) => {
    const people = await gather(seats);
    let [compared, changed, attended] = [0, 0, 0];
    // All of Rapa Nui is played in the open: there the seeds are the only difference.
    const isOpen = game === 'rapa-nui';
    const enough = (): boolean => (isOpen ? attended > 20 : changed > 0);
    for (let attempt = 0; attempt < ATTEMPTS && !enough(); attempt++) {
      const random = new Sfc32(`${game} ${prefix} ${attempt}`);
      const twins = new Twins([await seatAt(game, people), await seatAt(game, people)], random);
      await twins.play(prefix);
      compared += twins.compared;
      changed += twins.changed;
      if (isOpen || enough()) await twins.attend();
      attended += twins.attended;
      twins.close();
    }
    expect(compared).toBeGreaterThan(20);
    expect(attended).toBeGreaterThan(20);
    expect(enough()).toBe(true);
  });
});
