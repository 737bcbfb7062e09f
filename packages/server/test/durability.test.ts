import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { risksOf } from '../src/store/durability.ts';
import { openPostgres, openSqlite } from '../src/store/store.ts';
import { POSTGRES, postgres } from '../testing/services.ts';

const SAFE = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** All that a server says until it is ready. */
async function startOf(env: Record<string, string>): Promise<string> {
  const main = join(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', ...env } });
  let said = '';
  await new Promise<void>((resolve) => {
    const hear = (chunk: unknown): void => {
      said += chunk;
      if (said.includes('Ahu is at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => resolve());
  });
  child.kill('SIGKILL');
  return said;
}

describe.skipIf(!POSTGRES)('PostgreSQL', () => {
  it.each(SAFE)('with %s off is used, and its operator hears at the start what that means', async (setting) => {
    const service = await postgres([`${setting}=off`]);
    const store = await openPostgres(service.url, () => {});
    expect(await risksOf(store)).toEqual([expect.stringContaining(`PostgreSQL runs with ${setting} = off`)]);
    await store.close();
    const said = await startOf({ DATABASE_URL: service.url, AHU_LOG: 'silent' });
    expect(said).toContain(`Ahu: PostgreSQL runs with ${setting} = off`);
    expect(said).toContain('Ahu is at');
    expect(await startOf({ DATABASE_URL: service.url })).toMatch(
      new RegExp(`"level":50.*PostgreSQL runs with ${setting}`),
    );
    await service.remove();
  });

  it('with synchronous_commit off has it on for every connection of Ahu, and stronger values stay', async () => {
    for (const [value, own] of [
      ['off', 'on'],
      ['remote_apply', 'remote_apply'],
    ]) {
      const service = await postgres([`synchronous_commit=${value}`]);
      const store = await openPostgres(service.url, () => {});
      const show = () => sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(store.db);
      const all = await Promise.all(Array.from({ length: 20 }, show));
      for (const { rows } of all) expect(rows[0].synchronous_commit).toBe(own);
      await store.close();
      await service.remove();
    }
  });

  it('as it comes is no reason to complain, nor is SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    const service = await postgres();
    const stores = [await openPostgres(service.url, () => {}), await openSqlite(join(folder, 'ahu.sqlite'))];
    for (const store of stores) {
      expect(await risksOf(store)).toEqual([]);
      await store.close();
    }
    await service.remove();
    rmSync(folder, { recursive: true });
  });
});
