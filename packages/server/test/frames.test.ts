import { AUDIENCE, type Game, legalMoves, players, Sfc32 } from '@ahu/core';
import type { ServerMessage, Story } from '@ahu/protocol';
import { type Frame, frameFrom, withSetup } from '@ahu/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '../src/tables/games.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { Client } from '../testing/client.ts';
import { type Guest, inEveryTown, type Town } from './town.ts';

type FrameMessage = Extract<ServerMessage, { kind: 'frame' }>;

const isFrame = ({ kind }: ServerMessage): boolean => kind === 'frame';
const framesOf = ({ received }: Client): FrameMessage[] =>
  received.map((text) => JSON.parse(text) as ServerMessage).filter((message) => message.kind === 'frame');

/** A socket that keeps the setup; without a person it watches. */
class Keeper extends Client {
  override send(message: Parameters<Client['send']>[0]): void {
    super.send(message.kind === 'hello' ? { ...message, setup: 'once' } : message);
  }
}

inEveryTown('frames', {}, (townOf) => {
  let town: Town;
  let hotu: Guest;
  let vakai: Guest;
  let table: string;

  beforeAll(async () => {
    town = townOf();
    [hotu, vakai] = await town.guests('Hotu', 'Vakai');
    table = await town.game(hotu, vakai, { clock: { pace: 'live', bank: 600, increment: 5 } });
    await Promise.all([hotu.watch(table), vakai.watch(table)]);
  });

  async function keeperFor(person?: Client): Promise<Keeper> {
    const keeper = new Keeper(town.servers[0].address);
    keeper.cookie = person?.cookie ?? '';
    await keeper.connect();
    await keeper.watch(table);
    return keeper;
  }

  /** One move of the seat to move, seen by these. */
  async function move(...others: Client[]): Promise<void> {
    const mover = [hotu, vakai].find(({ frame }) => frame?.waiting.includes(frame.seat)) as Guest;
    const seen = [hotu, vakai, ...others].map((client) => client.hear(isFrame));
    await mover.play(mover.frame?.moves[0] ?? '');
    await Promise.all(seen);
  }

  it('have the setup once for a client that keeps it, and tell the same', async () => {
    const keeper = await keeperFor(hotu);
    hotu.received.length = 0;
    hotu.frame = undefined;
    await hotu.watch(table);
    for (let n = 0; n < 6; n++) await move(keeper);
    const [whole, bare] = [framesOf(hotu), framesOf(keeper)];
    const { setup } = bare[0];
    expect(setup).toEqual((whole[0].before as { setup: unknown }).setup);
    expect(bare.slice(1).every((frame) => frame.setup === undefined && frame.seats === undefined)).toBe(true);
    expect(JSON.stringify(bare.slice(1))).not.toContain('"setup"');
    const told = (frames: FrameMessage[], kept?: unknown): (Frame | undefined)[] => {
      let known: Frame | undefined;
      return frames.map((frame) => {
        known = frameFrom(frame, known, kept);
        return known;
      });
    };
    expect(told(bare, setup)).toEqual(told(whole));
    expect(told(bare, setup)).not.toContain(undefined);
    keeper.close();
  });

  it('have everything for a client that does not say so', async () => {
    hotu.received.length = 0;
    await move();
    const [frame] = framesOf(hotu);
    expect(frame.steps.every(({ after }) => (after as { setup?: unknown }).setup !== undefined)).toBe(true);
    expect(frame.seats).toHaveLength(2);
    expect(frame).not.toHaveProperty('setup');
  });

  it('have the seats again when they change, and all when a client watches anew', async () => {
    const keeper = await keeperFor();
    const renamed = keeper.hear<FrameMessage>((message) => message.kind === 'frame' && message.seats !== undefined);
    const name = 'Tuu Ko Iho';
    await vakai.ask('POST', '/guest', { name });
    const frame = await renamed;
    expect(frame.seats?.[1].name).toBe(name);
    expect(frame).not.toHaveProperty('setup');
    const again = keeper.hear<FrameMessage>(isFrame);
    keeper.send({ kind: 'watch', table, seq: frame.seq });
    expect(await again).toMatchObject({ setup: expect.anything(), seats: [{}, { name }], steps: [] });
    keeper.close();
  });

  it('are the same bytes for everybody with the same eyes', async () => {
    const audience = await Promise.all(Array.from({ length: 12 }, () => keeperFor()));
    for (const each of audience) each.received.length = 0;
    await move(...audience);
    // A live clock runs: frames that were made one by one would not all have the same milliseconds.
    expect(new Set(audience.map(({ received }) => received.join('\n'))).size).toBe(1);
    for (const each of audience) each.close();
  });

  it('a story has the setup once if it is asked for', async () => {
    const ask = (more: string) => hotu.ask<Story>('GET', `/tables/${table}/story?from=2&to=5${more}`);
    const [whole, { setup, ...bare }] = await Promise.all([ask(''), ask('&setup=once')]);
    expect(whole).not.toHaveProperty('setup');
    expect(JSON.stringify(bare)).not.toContain('"setup"');
    expect({ from: bare.from, ...withSetup(bare, setup) }).toEqual(whole);
    await expect(ask('&setup=never')).rejects.toThrow('400');
  });
});

/** A table of the game at random, with what each pair of eyes is sent for each move. */
function* movesOf(game: Game, seats: number, seed: number): Generator<{ table: LiveTable; eyes: number }> {
  const options = game.readOptions({});
  const clock = { pace: 'days', days: 3 } as const;
  const kept = { game: game.id, rules: game.rulesVersion, options, clock };
  const row = { id: 'abcdefghijklmnop', ...kept, open: true, owner: 'hotu', botSecret: '' };
  const table = new LiveTable({ ...row, seed: seed.toString(16).padStart(64, '0') });
  const people = players(seats).map((seat) => ({ name: `Person ${seat}`, person: `p${seat}` }));
  table.apply({ seq: 1, command: 'start', event: { kind: 'start', seats: people }, at: 1 });
  const random = new Sfc32(seed);
  while (!table.over) {
    const [seat] = table.waiting;
    const moves = legalMoves(game, table.match.state, seat);
    const notation = game.write(moves[random.below(moves.length)]);
    table.apply({ seq: table.head + 1, command: `c${table.head}`, event: { kind: 'move', seat, notation }, at: 1 });
    for (const eyes of [...players(seats), AUDIENCE]) yield { table, eyes };
  }
}

describe('a frame for one move', () => {
  it.each(['giants', 'rapa-nui', 'rapa-nui-cards'])('%s: is short for a client that keeps the setup', (id) => {
    let [whole, bare, frames] = [0, 0, 0];
    for (let seed = 0; seed < 4; seed++) {
      for (const { table, eyes } of movesOf(gameOf(id).game, 3, seed)) {
        whole += JSON.stringify(table.frame(eyes, table.head - 1, 1)).length;
        bare += JSON.stringify(table.frame(eyes, table.head - 1, 1, 'bare')).length;
        frames++;
      }
    }
    console.info(`${id}: ${Math.round(whole / frames)} bytes, ${Math.round(bare / frames)} without the setup`);
    expect(frames).toBeGreaterThan(400);
    expect(bare / whole).toBeLessThan(id === 'giants' ? 0.6 : 1);
  });

  it('is made once for the same eyes, and anew when something happens, time passes or a name changes', () => {
    const [{ table }] = movesOf(gameOf('giants').game, 3, 1);
    const seen = table.head - 1;
    const first = table.frameBytes(AUDIENCE, seen, 1_000, 'bare');
    expect(table.frameBytes(AUDIENCE, seen, 1_010, 'bare')).toBe(first);
    expect(String(first)).toBe(JSON.stringify(table.frame(AUDIENCE, seen, 1_000, 'bare')));
    expect(table.frameBytes(0, seen, 1_010, 'bare')).not.toBe(first);
    expect(String(table.frameBytes(0, seen, 1_010, 'bare'))).toContain('"seat":0');
    expect(table.frameBytes(AUDIENCE, seen, 1_010, 'whole')).not.toBe(first);
    expect(table.frameBytes(AUDIENCE, 0, 1_010, 'bare')).not.toBe(first);
    expect(table.frameBytes(AUDIENCE, seen, 2_000, 'bare')).not.toBe(first);
    table.rename(new Map([['p1', 'Ana']]));
    expect(String(table.frameBytes(AUDIENCE, seen, 2_000, 'seats'))).toContain('Ana');
  });
});
