import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { serveAhu } from '../src/serve.ts';
import { guestCookie, tableOf } from '../testing/player.ts';
import { until } from '../testing/until.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

afterEach(() => vi.useRealTimers());

it('a clock that is set back changes neither how long a process answers for its tables nor when games begin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const running = await serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent' }));
  const cookies = await Promise.all(['Hina', 'Tama'].map((name) => guestCookie(running.address, name)));
  await tableOf(running.address, cookies, 'rapa-nui-cards');
  const due = async (): Promise<number> =>
    Number((await running.services.store.db.selectFrom('game_table').select('due').executeTakeFirstOrThrow()).due);
  const before = await due();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * HOUR, shouldAdvanceTime: false });
  await until(async () => (await due()) !== before);
  // The time of tables goes on as if nothing had happened, here and at every other process.
  expect(await due()).toBeGreaterThan(before);
  expect((await due()) - running.services.registry.now()).toBeLessThan(MINUTE);
  const next = await tableOf(running.address, cookies, 'rapa-nui-cards');
  const [start] = await running.services.tables.events(next, 0);
  expect(Math.abs(start.at - running.services.registry.now())).toBeLessThan(MINUTE);
  await running.close();
  rmSync(folder, { recursive: true });
});
