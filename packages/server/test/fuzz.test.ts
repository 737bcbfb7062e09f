import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sfc32 } from '@ahu/core';
import { expect, it } from 'vitest';
import { openStore, readConfig } from '../src/index.ts';
import { fuzz } from '../testing/fuzz.ts';
import { ServerProcess } from '../testing/server-process.ts';

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
