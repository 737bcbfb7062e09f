import { readWeights } from '@ahu/bots';
import giantsWeights from '@ahu/bots/weights/giants-3.json' with { type: 'json' };
import { legalMoves } from '@ahu/core';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotPool, MOST_OF_ONE } from '../src/bots/bot-pool.ts';
import { chooseMove } from '../src/bots/choice.ts';
import { FairQueue } from '../src/bots/fair-queue.ts';
import { BotQueueFull, type BotRequest, botRequestOf, botSeed } from '../src/tables/bot-service.ts';
import { gameOf } from '../src/tables/games.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { Room, seesUpTo } from '../testing/room.ts';
import { until } from '../testing/until.ts';

const LIVE = { pace: 'live', bank: 3_600, increment: 10 };
const never = new AbortController().signal;

/** The first bid of a seat in Giants. */
function question(client: string | undefined, table: string, level: string): BotRequest {
  const { game } = gameOf('giants');
  const state = game.start(3, game.readOptions({}));
  for (let dice = legalMoves(game, state, 5); dice.length > 0; dice = legalMoves(game, state, 5))
    game.play(state, 5, dice[0]);
  const moves = legalMoves(game, state, 0);
  const view = game.view(state, 0);
  return { table, client, game: 'giants', seats: 3, seat: 0, level, view, moves, seed: table };
}

describe('the queue in which people take turns', () => {
  const all = (queue: FairQueue<string>): string[] => Array.from({ length: queue.size }, () => queue.next() as string);

  it('[H3] who asks for many things delays others by one', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 50; n++) queue.add('ann', `a${n}`, `ann ${n}`);
    expect(queue.next()).toBe('ann 0');
    queue.add('bob', 'b', 'bob 0');
    queue.add('bob', 'b', 'bob 1');
    expect(all(queue).slice(0, 4)).toEqual(['bob 0', 'ann 1', 'bob 1', 'ann 2']);
  });

  it('tables of one person take turns too', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 3; n++) queue.add('ann', 'one', `one ${n}`);
    queue.add('ann', 'other', 'other 0');
    expect(all(queue)).toEqual(['one 0', 'other 0', 'one 1', 'one 2']);
  });

  it('nobody is first by leaving and coming back', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 3; n++) queue.add('ann', 'a', `ann ${n}`);
    for (let n = 0; n < 3; n++) queue.add('bob', 'b', `bob ${n}`);
    queue.add('eve', 'e', 'eve');
    const order: string[] = [];
    for (let next = queue.next(); next !== undefined; next = queue.next()) {
      order.push(next);
      if (next === 'eve' && order.length < 8) queue.add('eve', 'e', 'eve');
    }
    expect(order.slice(0, 6)).toEqual(['ann 0', 'bob 0', 'eve', 'ann 1', 'bob 1', 'eve']);
  });
});

describe('the desk of bots, with one thread', () => {
  let desk: BotPool;
  let registry: Registry;

  beforeAll(() => {
    registry = new Registry();
    desk = new BotPool(1, registry);
  });
  afterAll(() => desk.close());

  const metric = async (name: string): Promise<number> =>
    (await registry.getSingleMetric(name)?.get())?.values.at(-1)?.value as number;

  it('[H3] of fifty masters that one person asks, at most one is before another person’s novice', async () => {
    const order: string[] = [];
    const stop = new AbortController();
    const masters = Array.from({ length: 50 }, (_, n) =>
      desk.choose(question('ann', `table-${n}`, 'master'), stop.signal).then(
        () => order.push('master'),
        () => order.push('cancelled'),
      ),
    );
    await desk.choose(question('bob', 'his', 'novice'), never).then(() => order.push('novice'));
    expect(order.indexOf('novice')).toBeLessThanOrEqual(1);
    stop.abort();
    await Promise.all(masters);
    expect(order.filter((each) => each === 'cancelled').length).toBeGreaterThanOrEqual(48);
    expect(desk.waiting).toBe(0);
  });

  it('[H3] what is outdated stops thinking', async () => {
    const before = await metric('ahu_bots_cancelled_total');
    const stop = new AbortController();
    const answer = desk.choose(question('ann', 'hers', 'master'), stop.signal);
    setTimeout(() => stop.abort(), 20);
    await expect(answer).rejects.toThrow();
    await desk.choose(question('bob', 'his', 'novice'), never);
    expect(await metric('ahu_bots_cancelled_total')).toBe(before + 1);
    const text = await registry.metrics();
    const number = (name: string): number =>
      Number(new RegExp(`^ahu_bot_think_seconds_${name}{level="master"} (.+)$`, 'm').exec(text)?.[1]);
    // Each would have thought for three seconds.
    expect(number('sum')).toBeLessThan(3 * number('count') - 1);
  });

  it('[H3] a full desk says so, to the person who filled it alone', async () => {
    const stop = new AbortController();
    const asked = Array.from({ length: MOST_OF_ONE + 10 }, (_, n) =>
      desk.choose(question('ann', `table-${n}`, 'master'), stop.signal).catch((error: unknown) => error),
    );
    expect(desk.waiting).toBe(MOST_OF_ONE);
    await desk.choose(question('bob', 'his', 'novice'), never);
    stop.abort();
    const refused = (await Promise.all(asked)).filter((answer) => answer instanceof BotQueueFull);
    expect(refused.length).toBe(9);
  });

  it('[H3] tables that everybody has left wait until nobody else does', async () => {
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    await Promise.all([
      desk.choose(question('zoe', 'first', 'fair'), never).then(note('first')),
      desk.choose(question(undefined, 'left', 'novice'), never).then(note('left')),
      ...['a', 'b', 'c'].map((name) => desk.choose(question(name, name, 'novice'), never).then(note(name))),
    ]);
    expect(order).toEqual(['first', 'a', 'b', 'c', 'left']);
  });
});

describe('bots of a server with one thread', () => {
  const room = new Room({ AHU_BOT_THREADS: '1' });
  beforeAll(() => room.open());
  afterAll(() => room.close());

  const live = async (id: string): Promise<LiveTable> => (await room.running.services.registry.find(id)) as LiveTable;
  const botMoves = (table: LiveTable): number => table.made.filter(({ byBot }) => byBot).length;

  it('[H3] bidding and taking back 112 times neither fills the desk nor keeps a stranger’s bot from answering', async () => {
    const attacker = await room.guest('Ann');
    await room.table('giants', [attacker], ['master', 'master', 'master', 'master'], LIVE);
    let most = 0;
    for (let n = 0; n < 112; n++) {
      const bid = attacker.frame?.moves[0];
      if (bid === undefined) break;
      const verdict = await attacker.play(bid);
      if (verdict.kind === 'accepted') await seesUpTo(attacker, verdict.seq);
      most = Math.max(most, room.running.services.bots.waiting);
      const back = await attacker.takeBack();
      if (back.kind === 'accepted') await seesUpTo(attacker, back.seq);
      most = Math.max(most, room.running.services.bots.waiting);
    }
    expect(most).toBeLessThanOrEqual(4);
    const stranger = await room.guest('Bob');
    const id = await room.table('giants', [stranger], ['novice', 'novice'], LIVE);
    const table = await live(id);
    await until(() => botMoves(table) > 0);
    attacker.close();
  });

  it('[H3] a bot that was asked is not asked again for what it does not see', async () => {
    const [ann, bob] = [await room.guest('Ann'), await room.guest('Bob')];
    const id = await room.table('giants', [ann, bob], ['master'], LIVE);
    const table = await live(id);
    const count = async (): Promise<number> =>
      Number(/^ahu_bots_cancelled_total (\d+)/m.exec(await room.running.services.metrics.registry.metrics())?.[1]);
    const before = await count();
    for (let n = 0; n < 10; n++) {
      const { seq } = (await ann.play(ann.frame?.moves[0] ?? '')) as { seq: number };
      await seesUpTo(ann, seq);
      const back = (await ann.takeBack()) as { seq: number };
      await seesUpTo(ann, back.seq);
    }
    await until(() => botMoves(table) > 0);
    expect(await count()).toBe(before);
  });

  it('a table without any person is not started', async () => {
    const owner = await room.guest('Ann');
    const seats = ['novice', 'novice'].map((level) => ({ kind: 'bot', level }));
    const body = { game: 'rapa-nui-cards', seats, options: {}, clock: LIVE, open: true };
    const { id } = await owner.ask<{ id: string }>('POST', '/tables', body);
    await expect(owner.ask('POST', `/tables/${id}/start`)).rejects.toThrow('409: a game needs at least one person');
  });

  it('[M6] a sealed bid follows from a secret of its table, and not from what everybody knows', async () => {
    const network = readWeights(giantsWeights);
    const owner = await room.guest('Ann');
    let [bids, guessed, known] = [0, 0, 0];
    for (let n = 0; n < 10; n++) {
      const id = await room.table('giants', [owner], ['fair', 'fair'], LIVE);
      const table = await live(id);
      const { botSecret } = table.row;
      await until(() => botMoves(table) === 2);
      for (const { command, event } of await room.running.services.tables.events(id, 0)) {
        if (event.kind !== 'move') continue;
        const { seat, notation } = event;
        const seq = Number(command.split('-')[2]);
        const then = botRequestOf(await tableAt(table, seq), seat, 'fair');
        const bidBy = (seed: string): string => chooseMove({ ...then, level: 'fair', seed }, network);
        bids++;
        if (bidBy(`${id} ${seq} ${seat}`) === notation) guessed++;
        if (bidBy(botSeed(botSecret, seq, seat)) === notation) known++;
      }
      expect(botSecret).toMatch(/^[0-9a-f]{64}$/);
      expect(owner.received.some((text) => text.includes(botSecret))).toBe(false);
      expect(JSON.stringify(await owner.ask('GET', `/tables/${id}`))).not.toContain(botSecret);
    }
    expect({ bids, known }).toEqual({ bids: 20, known: 20 });
    expect(guessed).toBeLessThan(20);
  });

  /** The table as it was at an event. */
  async function tableAt(table: LiveTable, seq: number): Promise<LiveTable> {
    const then = new LiveTable(table.row);
    for (const written of (await room.running.services.tables.events(table.row.id, 0)).slice(0, seq))
      then.apply(written);
    return then;
  }
});
