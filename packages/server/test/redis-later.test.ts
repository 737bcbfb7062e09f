import { createClient } from 'redis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guestCookie, Player, tableOf } from '../testing/player.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { POSTGRES, postgres, REDIS, redis, type Service } from '../testing/services.ts';
import { until } from '../testing/until.ts';

describe.skipIf(!POSTGRES || !REDIS)('two processes whose Redis is not there yet', () => {
  let database: Service;
  let hints: Service;
  let servers: readonly ServerProcess[];
  let players: readonly Player[] = [];

  beforeEach(async () => {
    [database, hints] = await Promise.all([postgres(), redis()]);
    await hints.kill();
    const env = { DATABASE_URL: database.url, REDIS_URL: hints.url, AHU_LOG: 'silent' };
    servers = [new ServerProcess(env), new ServerProcess(env)];
  });

  afterEach(async () => {
    for (const player of players) player.close();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all([database.remove(), hints.remove()]);
  });

  it('[M9] serve without it, and exchange hints when it comes', { timeout: 120_000 }, async () => {
    await Promise.all(servers.map((server) => server.start()));
    const cookies = await Promise.all(servers.map(({ address }, n) => guestCookie(address, `Person ${n}`)));
    const table = await tableOf(servers[0].address, cookies, 'rapa-nui-cards');
    players = cookies.map((cookie, n) => new Player(() => servers[n].address, cookie));
    for (const player of players) player.join(table);
    const seqs = (): number[] => players.map((player) => player.sight(table)?.frame.seq ?? 0);
    const both = (seq: number) => () => seqs().every((each) => each >= seq);
    await until(both(4));
    await hints.start();
    const witness = createClient({ url: hints.url });
    await witness.connect();
    await until(async () => (await witness.pubSubNumSub(['ahu'])).ahu === servers.length);
    // Each of them says that a move of its own player was written; what it hears of the other's it does not repeat.
    const heard: number[] = [];
    const listener = await witness.duplicate().connect();
    await listener.subscribe('ahu', (change) => heard.push(Number(change.split(' ')[2])));
    await until(both(Math.max(...seqs()) + 10));
    const acknowledged = players.map((player) =>
      player.acknowledged.map(({ seq }) => seq).filter((seq) => seq > heard[0]),
    );
    for (const own of acknowledged) expect(own.some((seq) => heard.includes(seq))).toBe(true);
    for (const client of [listener, witness]) client.destroy();
  });
});
