import { shownView } from '@ahu/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStore, readConfig } from '../src/index.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { Tables } from '../src/tables/tables.ts';
import { guestCookie, Player, tableOf } from '../testing/player.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { POSTGRES, postgres, REDIS, redis, type Service } from '../testing/services.ts';

/** Nobody may be away for longer when a process ends, however it ends. */
const AWAY = 5_000;
/** What only has to come about, on a machine that may do ten other things. */
const PATIENCE = 30_000;

async function until(holds: () => boolean, milliseconds: number): Promise<number> {
  const began = Date.now();
  while (!holds()) {
    if (Date.now() - began > milliseconds) throw new Error(`not within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Date.now() - began;
}

describe.skipIf(!POSTGRES || !REDIS)('two processes on one PostgreSQL', () => {
  let database: Service;
  let hints: Service;
  let servers: readonly [ServerProcess, ServerProcess];
  let players: readonly Player[] = [];
  let table: string;

  beforeAll(async () => {
    [database, hints] = await Promise.all([postgres(), redis()]);
  });

  afterEach(async () => {
    for (const player of players) player.close();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  });

  afterAll(async () => {
    await Promise.all([database.remove(), hints.remove()]);
  });

  /** Two people at one table, each at a process of their own; when the wire breaks they try the other one next. */
  async function gather(env: Record<string, string>): Promise<void> {
    const settings = { DATABASE_URL: database.url, ...env };
    servers = [new ServerProcess(settings), new ServerProcess(settings)];
    await Promise.all(servers.map((server) => server.start()));
    const cookies = await Promise.all(servers.map(({ address }, n) => guestCookie(address, `Person ${n}`)));
    table = await tableOf(servers[0].address, cookies, 'rapa-nui-cards');
    players = cookies.map((cookie, n) => {
      let tries = n;
      return new Player(() => servers[tries++ % 2].address, cookie);
    });
    for (const player of players) player.join(table);
  }

  const seqOf = (player: Player): number => player.sight(table)?.frame.seq ?? 0;
  const everybodySees = (seq: number) => () => players.every((player) => seqOf(player) >= seq);

  /** Everybody has before them what the log says. */
  async function expectTheTruth(): Promise<void> {
    for (const player of players) player.rest();
    await until(() => players.every(({ idle }) => idle), PATIENCE);
    const store = await openStore(readConfig({ DATABASE_URL: database.url }), () => {});
    const tables = new Tables(store);
    const truth = new LiveTable((await tables.row(table)) as LiveTable['row']);
    const log = await tables.events(table, 0);
    for (const written of log) truth.apply(written);
    await store.close();
    await until(everybodySees(truth.head), PATIENCE);
    const { game, state } = truth.match;
    players.forEach((player, seat) => {
      expect(player.sight(table)?.view).toEqual(shownView(game.view(state, seat)));
    });
    const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.length, 0);
    expect(acknowledged).toBe(log.filter(({ event }) => 'seat' in event).length);
  }

  it('players at different processes see each move', async () => {
    await gather({ REDIS_URL: hints.url });
    // Without hints each change of turns would take seconds.
    await until(everybodySees(30), PATIENCE);
    await expectTheTruth();
  });

  // A busy machine can be late; a server that does not hand over is late always.
  it('when one is killed its players play on at the other', { retry: 2 }, async () => {
    await gather({ REDIS_URL: hints.url });
    await until(everybodySees(10), PATIENCE);
    await servers[1].end('SIGKILL');
    const before = players[1].acknowledged.length;
    const away = await until(() => players[1].acknowledged.length > before, AWAY);
    expect(away).toBeLessThan(AWAY);
    await until(everybodySees(seqOf(players[0]) + 10), PATIENCE);
    await expectTheTruth();
  });

  it('without Redis they see each move a few seconds later', async () => {
    await gather({});
    for (let turn = 0; turn < 3; turn++) {
      const seq = Math.max(...players.map(seqOf)) + 1;
      await until(everybodySees(seq), PATIENCE);
    }
    await servers[0].end('SIGKILL');
    await until(everybodySees(Math.max(...players.map(seqOf)) + 3), PATIENCE);
    await expectTheTruth();
  });
});
