import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableInfo } from '@ahu/protocol';
import { expect, it } from 'vitest';
import { Client } from '../../testing/client.ts';
import { ServerProcess } from '../../testing/server-process.ts';
import { socketTo } from '../../testing/socket.ts';
import { until } from '../../testing/until.ts';
import { served } from './served.ts';

const ahu = served();

const TABLE = {
  game: 'rapa-nui-cards',
  seats: [{ kind: 'me' }, { kind: 'free' }],
  options: {},
  clock: { pace: 'days', days: 1 },
  open: true,
};

const faultsAt = async (address: string): Promise<number> =>
  Number(/^ahu_faults_total (\d+)/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1]);

it('an error that nothing expected ends the one connection that it belongs to, and is logged and counted', async () => {
  const { address, services } = ahu.running;
  const logged: Record<string, unknown>[] = [];
  // The log as it is written, read back.
  const error = services.logger.error.bind(services.logger);
  services.logger.error = ((about: Record<string, unknown>, what: string) => {
    logged.push({ ...about, what });
    error(about, what);
  }) as typeof services.logger.error;
  const ana = new Client(address);
  await ana.ask('POST', '/guest', { name: 'Ana' });
  const { id } = await ana.ask<TableInfo>('POST', '/tables', TABLE);
  const [broken, other] = await Promise.all(
    [0, 1].map(async () => {
      const socket = socketTo(address, '', '/socket?secret=1');
      await once(socket, 'open');
      socket.send(JSON.stringify({ kind: 'hello', version: 1 }));
      await once(socket, 'message');
      return socket;
    }),
  );
  await services.store.db.schema.dropTable('chat').execute();

  broken.send(JSON.stringify({ kind: 'watch', table: id, seq: 0 }));
  const [code] = await once(broken, 'close');
  expect(code).toBe(1011);
  expect(await faultsAt(address)).toBe(1);
  expect(logged).toMatchObject([{ method: 'GET', target: '/socket', address: '127.0.0.1', kind: 'watch' }]);
  expect(JSON.stringify(logged)).not.toContain('secret');

  other.send(JSON.stringify({ kind: 'ping' }));
  const [pong] = await once(other, 'message');
  expect(JSON.parse(String(pong))).toEqual({ kind: 'pong' });
  other.terminate();

  await services.store.db.schema.dropTable('rating').execute();
  const { id: me } = await ana.ask<{ id: string }>('GET', '/me');
  expect((await ahu.get(`/api/people/${me}?secret=1`)).status).toBe(500);
  expect(logged.at(-1)).toMatchObject({ method: 'GET', target: `/api/people/${me}`, address: '127.0.0.1' });
  expect(await faultsAt(address)).toBe(2);
});

it('an error outside of every guard is counted too, and the server goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const planted = `process.on('SIGUSR2', () => {
    Promise.reject(new Error('planted'));
    setTimeout(() => { throw new Error('planted'); });
  });`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(planted)}`;
  const server = new ServerProcess({ AHU_DATA: folder, HOST: '127.0.0.1', AHU_LOG: 'silent', NODE_OPTIONS });
  await server.start();
  const { pid } = server;
  expect(await faultsAt(server.address)).toBe(0);
  process.kill(pid as number, 'SIGUSR2');
  await until(async () => (await faultsAt(server.address)) === 2);
  expect(server.pid).toBe(pid);
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
});
