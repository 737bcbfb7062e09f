import { type MatchFile, readMatch } from '@ahu/core';
import { giants } from '@ahu/giants';
import type { Me, Profile, TableInfo } from '@ahu/protocol';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveTable } from '../src/tables/live-table.ts';
import type { Client } from '../testing/client.ts';
import { Link } from '../testing/link.ts';
import { isAsked, playOn, Room, seesUpTo } from '../testing/room.ts';
import { until } from '../testing/until.ts';

const LIVE = { pace: 'live', bank: 60, increment: 10 };
const SHORT = { pace: 'live', bank: 2, increment: 0 };
const DAYS = { pace: 'days', days: 1 };

const room = new Room();
beforeAll(() => room.open());
afterAll(() => room.close());

const live = async (id: string): Promise<LiveTable> => (await room.running.services.registry.find(id)) as LiveTable;
const people = (...names: string[]): Promise<Client[]> => Promise.all(names.map((name) => room.guest(name)));
const accepted = async (verdict: Promise<{ kind: string }>, client: Client): Promise<void> => {
  const said = (await verdict) as { kind: string; seq: number };
  expect(said).toMatchObject({ kind: 'accepted' });
  await seesUpTo(client, said.seq);
};
const awayAt = (client: Client): boolean => client.frame?.seats[client.frame.seat].away === true;

describe('clocks cannot be gamed', () => {
  it('[H4] thirty bids and take-backs gain no time', async () => {
    const clients = await people('Ann', 'Bob', 'Eve');
    await room.table('giants', clients, [], LIVE);
    const [ann] = clients;
    for (let n = 0; n < 30; n++) {
      await accepted(ann.play(ann.frame?.moves[0] ?? ''), ann);
      await accepted(ann.takeBack(), ann);
    }
    expect(ann.frame?.clocks.left[0]).toBeLessThan(60_000);
  });

  it('[H4] who leaves and returns cannot hold up the game, nor gain time by it', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const id = await room.table('rapa-nui-cards', [ann, bob], [], SHORT);
    const mover = isAsked(ann) ? ann : bob;
    const seat = mover.frame?.seat as number;
    const table = await live(id);
    const lefts: number[] = [];
    const byBot = (): number => table.made.filter((move) => move.seat === seat && move.byBot).length;
    for (let n = 0; n < 3; n++) {
      const before = byBot();
      await until(() => table.seats[seat].away === true || table.over);
      // Sent again and again; it is heard when the bot has moved.
      while ((await room.say(mover, 'return', id)).kind !== 'accepted') await until(() => byBot() >= before);
      expect(byBot()).toBeGreaterThan(before);
      lefts.push(table.frame(seat, table.head, table.lastAt).clocks.left[seat]);
      // The other one plays at once, so that it comes to this seat again.
      const other = mover === ann ? bob : ann;
      void playOn([other], () => table.seats[seat].away === true || isAsked(mover));
    }
    expect(Math.max(...lefts)).toBeLessThanOrEqual(1_000);
  });

  it('[H4] a person who bids slowly beside one who bids and takes back all the time is heard at once', async () => {
    const clients = await people('Ann', 'Bob', 'Eve');
    const id = await room.table('giants', clients, [], LIVE);
    const [spammer, slow] = clients;
    const { seq = 0, moves = [] } = slow.frame ?? {};
    for (let n = 0; n < 10; n++) {
      await accepted(spammer.play(spammer.frame?.moves[n % 3] ?? ''), spammer);
      await accepted(spammer.takeBack(), spammer);
    }
    const verdict = slow.hear((message) => 'command' in message && message.command === 'slow');
    slow.send({ kind: 'move', table: id, command: 'slow', seq, notation: moves[1] });
    expect(await verdict).toMatchObject({ kind: 'accepted' });
  });

  it('[H4] whoever answered what was taken back is refused', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const id = await room.table('rapa-nui-cards', [ann, bob], [], DAYS);
    // To the moment when one has moved, could take it back, and the other is asked.
    const pair = (): Client[] => [ann, bob].filter((each) => each.frame?.canTakeBack && !isAsked(each));
    await playOn([ann, bob], () => pair().length > 0);
    const [mover] = pair();
    const other = mover === ann ? bob : ann;
    const { seq = 0, moves = [] } = other.frame ?? {};
    await accepted(mover.takeBack(), mover);
    await accepted(mover.play(mover.frame?.moves.at(-1) ?? ''), mover);
    const verdict = other.hear((message) => 'command' in message && message.command === 'late');
    other.send({ kind: 'move', table: id, command: 'late', seq, notation: moves[0] });
    expect(await verdict).toMatchObject({ kind: 'refused' });
  });

  it('nobody takes back for ever: after forty in a row somebody else has to move', async () => {
    const clients = await people('Ann', 'Bob', 'Eve');
    await room.table('giants', clients, [], DAYS);
    const [ann, bob] = clients;
    for (let n = 0; n < 40; n++) {
      await accepted(ann.play(ann.frame?.moves[0] ?? ''), ann);
      await accepted(ann.takeBack(), ann);
    }
    await accepted(ann.play(ann.frame?.moves[0] ?? ''), ann);
    expect(await ann.takeBack()).toMatchObject({ kind: 'refused', reason: 'cannot-take-back' });
    await accepted(bob.play(bob.frame?.moves[0] ?? ''), bob);
  });

  it('clocks follow from the log alone', async () => {
    const clients = await people('Ann', 'Bob');
    const id = await room.table('rapa-nui-cards', clients, [], LIVE);
    await playOn(clients, () => (clients[0].frame?.plies ?? 0) > 12);
    const table = await live(id);
    const log = await room.running.services.tables.events(id, 0);
    const again = [new LiveTable(table.row), new LiveTable(table.row)];
    for (const one of again) for (const written of log.slice(0, table.head)) one.apply(written);
    for (const after of [0, 500, 100_000]) {
      const [one, other] = again.map((each) => each.frame(0, each.head, each.lastAt + after).clocks);
      expect(other).toEqual(one);
      expect(table.frame(0, table.head, table.lastAt + after).clocks).toEqual(one);
    }
  });

  it.each([
    [60, 120],
    [400, 500],
  ])(
    '%i ms each way are written as a lag of at least %i ms with each move, and never as more than 500',
    async (delay, least) => {
      const link = await Link.to(room.running.address);
      link.slow(delay);
      const near = await room.guest('Near');
      const far = await room.guest('Far', link.through(room.running.address));
      const id = await room.table('rapa-nui-cards', [near, far], [], LIVE);
      const table = await live(id);
      await playOn([near, far], () => table.made.filter(({ seat }) => seat === 1).length > 2);
      const log = await room.running.services.tables.events(id, 0);
      const lags = log.flatMap(({ event }) => (event.kind === 'move' && event.seat === 1 ? [event.lag ?? 0] : []));
      expect(lags.length).toBeGreaterThan(0);
      expect(Math.min(...lags)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...lags)).toBeLessThanOrEqual(500);
      await link.close();
    },
  );
});

describe('ending a game', () => {
  const infoOf = (client: Client, id: string): Promise<TableInfo> => client.ask<TableInfo>('GET', `/tables/${id}`);
  const gamesOf = async (client: Client): Promise<number> => {
    const { id } = await client.ask<Me>('GET', '/me');
    return (await client.ask<Profile>('GET', `/people/${id}`)).ratings[0]?.games ?? 0;
  };

  it('of two people, one concedes and the other has won', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const id = await room.table('rapa-nui-cards', [ann, bob], [], DAYS);
    await playOn([ann, bob], () => (ann.frame?.plies ?? 0) > 20);
    await accepted(room.say(ann, 'concede'), ann);
    expect(ann.frame).toMatchObject({ over: true, ended: 'conceded', winners: [1], moves: [], waiting: [] });
    await until(async () => (await infoOf(ann, id)).status === 'over');
    const file = await bob.ask<MatchFile>('GET', `/tables/${id}/match`);
    expect(file.end).toEqual({ kind: 'conceded', winners: [1] });
    expect(readMatch(file, [rapaNuiCards]).over).toBe(false);
    expect([await gamesOf(ann), await gamesOf(bob)]).toEqual([1, 1]);
    expect(await room.say(ann, 'concede')).toMatchObject({ kind: 'refused', reason: 'not-playing' });
  });

  it('of three, a bot plays on for the one who conceded, who is last and cannot move', async () => {
    const clients = await people('Ann', 'Bob', 'Eve');
    const id = await room.table('rapa-nui-cards', clients, [], DAYS);
    const [ann, bob, eve] = clients;
    await playOn(clients, () => (ann.frame?.plies ?? 0) > 20 && isAsked(ann));
    await accepted(room.say(ann, 'concede'), ann);
    expect(ann.frame).toMatchObject({ over: false, seats: [{ conceded: true }, {}, {}] });
    const refused = await ann.play(ann.frame?.moves[0] ?? 'x');
    expect(refused).toMatchObject({ kind: 'refused', reason: 'not-playing' });
    await playOn([bob, eve]);
    const table = await live(id);
    expect(table.winners).not.toContain(0);
    expect(bob.frame?.winners.length).toBeGreaterThan(0);
    const file = await eve.ask<MatchFile>('GET', `/tables/${id}/match`);
    expect(file.end).toMatchObject({ kind: 'conceded' });
    expect(readMatch(file, [rapaNuiCards]).over).toBe(true);
    await until(async () => (await gamesOf(ann)) === 1);
  });

  it('all people who are there agree to end it: nobody wins, and it counts for nobody', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const id = await room.table('giants', [ann, bob], ['novice'], DAYS);
    const table = await live(id);
    await until(() => table.made.length === 1 && [ann, bob].every(({ frame }) => frame?.seq === table.head));
    await accepted(room.say(ann, 'offerEnd'), ann);
    await seesUpTo(bob, ann.frame?.seq ?? 0);
    expect(bob.frame).toMatchObject({ over: false, offers: [0] });
    await accepted(room.say(bob, 'declineEnd'), bob);
    expect(bob.frame?.offers).toBeUndefined();
    await seesUpTo(ann, bob.frame?.seq ?? 0);
    // Once in a position is enough; but another one's offer can still be agreed to.
    expect(await room.say(ann, 'offerEnd')).toMatchObject({ kind: 'refused', reason: 'moved-on' });
    await accepted(room.say(bob, 'offerEnd'), bob);
    await seesUpTo(ann, bob.frame?.seq ?? 0);
    await accepted(room.say(ann, 'offerEnd'), ann);
    expect(ann.frame).toMatchObject({ over: true, ended: 'agreed', winners: [] });
    await until(async () => (await infoOf(ann, id)).status === 'over');
    const file = await bob.ask<MatchFile>('GET', `/tables/${id}/match`);
    expect(file.end).toEqual({ kind: 'agreed', winners: [] });
    expect(readMatch(file, [giants]).log.length).toBe(file.log.length);
    expect([await gamesOf(ann), await gamesOf(bob)]).toEqual([0, 0]);
  });

  it('a game that people agreed to end counts for nobody, though all of them have moved', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const id = await room.table('rapa-nui-cards', [ann, bob], [], DAYS);
    const table = await live(id);
    const hasMoved = (seat: number): boolean => table.made.some((move) => move.seat === seat && !move.byBot);
    await playOn([ann, bob], () => hasMoved(0) && hasMoved(1));
    await Promise.all([ann, bob].map((client) => seesUpTo(client, table.head)));
    await accepted(room.say(ann, 'offerEnd'), ann);
    await seesUpTo(bob, ann.frame?.seq ?? 0);
    await accepted(room.say(bob, 'offerEnd'), bob);
    await until(async () => (await infoOf(ann, id)).status === 'over');
    expect([await gamesOf(ann), await gamesOf(bob)]).toEqual([0, 0]);
  });

  it('an offer lapses when the position changes', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    await room.table('rapa-nui-cards', [ann, bob], [], DAYS);
    await accepted(room.say(ann, 'offerEnd'), ann);
    const mover = isAsked(ann) ? ann : bob;
    await seesUpTo(mover, ann.frame?.seq ?? 0);
    await accepted(mover.play(mover.frame?.moves[0] ?? ''), mover);
    expect(mover.frame?.offers).toBeUndefined();
    expect(mover.frame?.over).toBe(false);
  });

  it('[M7] people who never moved are not rated for what bots played in their place', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const id = await room.table('rapa-nui-cards', [ann, bob], [], { pace: 'live', bank: 1, increment: 0 });
    await until(async () => (await infoOf(ann, id)).status === 'over');
    expect(awayAt(ann) && awayAt(bob)).toBe(true);
    expect([await gamesOf(ann), await gamesOf(bob)]).toEqual([0, 0]);
  });
});

describe('what only a good memory knows', () => {
  it.each(['rapa-nui-cards', 'rapa-nui', 'giants'])('[L6] %s: is in no frame and no story', async (game) => {
    const clients = await people('Ann', 'Bob', 'Eve');
    const id = await room.table(game, clients, [], DAYS);
    await playOn(clients, () => (clients[0].frame?.plies ?? 0) > 30);
    const stranger = await room.guest('Stranger');
    await stranger.watch(id);
    const story = await stranger.ask('GET', `/tables/${id}/story?from=0&to=30`);
    const told = [...clients, stranger].flatMap(({ received }) => received);
    for (const text of [...told, JSON.stringify(story)]) expect(text).not.toContain('"memory"');
  });
});
