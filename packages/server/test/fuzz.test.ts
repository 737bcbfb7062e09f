import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sfc32 } from '@ahu/core';
import { describe, expect, it } from 'vitest';
import { openStore, readConfig } from '../src/index.ts';
import { fuzz } from '../testing/fuzz.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { POSTGRES, postgres } from '../testing/services.ts';
import { besiege } from '../testing/siege.ts';

it('5,000 frames that are wrong in every way change nothing but by legal moves, and show nobody too much', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const env = { AHU_DATA: folder };
  const server = new ServerProcess(env);
  await server.start();
  const store = await openStore(readConfig(env), () => {});
  const { events, checked, faults } = await fuzz(server, store, 5_000, new Sfc32('wrong'));
  await store.close();
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([]);
  expect(events).toBeGreaterThan(20);
  expect(checked).toBeGreaterThan(50);
});

describe('requests that are wrong in every way, to every route and below HTTP', () => {
  /** Half of 5,000 each: the two databases refuse different texts. */
  const REQUESTS = 2_500;

  async function attack(env: Record<string, string>): Promise<void> {
    const server = new ServerProcess({ ...env, HOST: '127.0.0.1', AHU_BOT_THREADS: '1' });
    await server.start();
    const { pid } = server;
    const { requests, answers, faults } = await besiege(server, REQUESTS, new Sfc32('wrong'));
    expect(faults).toEqual([]);
    expect(server.pid).toBe(pid);
    await server.end('SIGKILL');
    expect(requests).toBe(REQUESTS);
    expect(answers['2xx']).toBeGreaterThan(50);
    expect(answers['4xx']).toBeGreaterThan(500);
  }

  it('are refused or answered by a server on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    await attack({ AHU_DATA: folder });
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!POSTGRES)('are refused or answered by a server on PostgreSQL', async () => {
    const service = await postgres();
    await attack({ DATABASE_URL: service.url });
    await service.remove();
  });
});
