import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, serveAhu } from '../../src/index.ts';
import { POSTGRES, postgres, type Service } from '../../testing/services.ts';
import { until } from '../../testing/until.ts';

const PAGE = 4_096;

async function start(env: Record<string, string>): Promise<Running> {
  return serveAhu(tmpdir(), readConfig({ PORT: '0', HOST: '127.0.0.1', AHU_LOG: 'silent', ...env }));
}

async function health({ address }: Running): Promise<string> {
  const response = await fetch(`${address}/healthz`);
  return `${response.status} ${await response.text()}`;
}

const becomes = (running: Running, wanted: string): Promise<void> =>
  until(async () => (await health(running)) === wanted);

const newPerson = async ({ address }: Running): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"name":"Ana"}' });
  return response.status;
};

describe('/healthz', () => {
  let folder: string;
  let running: Running;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ahu-health-'));
    running = await start({ AHU_DATA: folder });
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[M12] writes, but not more often than once a second', async () => {
    const { db } = running.services.store;
    const written = async () => (await db.selectFrom('heartbeat').selectAll().execute()).map(({ at }) => at);
    const times = new Set<number>();
    for (let n = 0; n < 50; n++) {
      expect(await health(running)).toBe('200 ok');
      for (const at of await written()) times.add(at);
    }
    const sorted = [...times].sort((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(0);
    for (const [n, at] of sorted.slice(1).entries()) expect(at - sorted[n]).toBeGreaterThan(900);
  });

  it('[M12] fails when the file is corrupt', async () => {
    const path = join(folder, 'ahu.sqlite');
    await until(() => statSync(path).size > 10 * PAGE);
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(statSync(path).size - 2 * PAGE, 'garbage'), 0, undefined, 2 * PAGE);
    await becomes(running, '503 corrupt');
    closeSync(file);
  });
});

describe('/healthz of a database that was deleted', () => {
  it('[M12] fails, though its file is still open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ahu-health-'));
    const running = await start({ AHU_DATA: folder });
    await becomes(running, '200 ok');
    // The thread that looks after the file has seen it by then.
    await until(() => statSync(join(folder, 'ahu.sqlite')).size > PAGE);
    rmSync(folder, { recursive: true });
    await becomes(running, '503 missing');
    await running.close();
  });
});

describe('/healthz with a disk of 8 MB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-disk-'));
  afterAll(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });

  it('[M12] fails when the disk is full, as everything that writes, and is well again when there is room', async ({
    skip,
  }) => {
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'ahu-disk', folder]);
    if (status !== 0) skip('needs the right to mount a small disk');
    const running = await start({ AHU_DATA: folder });
    expect(await health(running)).toBe('200 ok');
    const filler = join(folder, 'filler');
    const file = openSync(filler, 'w');
    expect(() => {
      for (;;) writeSync(file, Buffer.alloc(PAGE));
    }).toThrow('ENOSPC');
    closeSync(file);
    // What SQLite has already laid out on the disk can still be written.
    await until(async () => (await newPerson(running)) === 503);
    await becomes(running, '503 full');
    writeFileSync(filler, '');
    await becomes(running, '200 ok');
    expect(await newPerson(running)).toBe(200);
    await running.close();
  });
});

describe.skipIf(!POSTGRES)('/healthz with a PostgreSQL', () => {
  let service: Service;
  let running: Running;
  beforeAll(async () => {
    service = await postgres();
    running = await start({ DATABASE_URL: service.url });
  });
  afterAll(async () => {
    await running.close();
    await service.remove();
  });

  it('[M12] fails while it is away, as every request does, and nothing is a fault of the server', async () => {
    expect(await health(running)).toBe('200 ok');
    await service.kill();
    await becomes(running, '503 unreachable');
    expect(await newPerson(running)).toBe(503);
    await service.start();
    await becomes(running, '200 ok');
    const { faults } = running.services.metrics;
    expect((await faults.get()).values[0].value).toBe(0);
  });

  it('texts that PostgreSQL cannot keep are refused as the fault of the client', async () => {
    for (const path of ['/tables/%00', '/people/%00', '/notices/stop?token=%00', '/tables/a%00b/story?from=0&to=1']) {
      expect((await fetch(`${running.address}/api${path}`)).status).toBe(400);
    }
    for (const body of [
      '{"name":"\\u0000"}',
      '{"name":"A","password":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
    ]) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${running.address}/api/sign-in`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    }
  });
});
