// Short forms of the trials of `npm run reliability`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES, REDIS } from '@ahu/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { FAULTS } from './audit.ts';
import { run } from './run.ts';
import { TRIALS } from './trials/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What must be nothing, of a trial that lasts some seconds. */
async function faultsOf(name: keyof typeof TRIALS, minutes: number): Promise<Record<string, number>> {
  const own = mkdtempSync(join(folder, `${name}-`));
  const trial = await TRIALS[name](own, { kills: 2, databaseKills: 1, minutes });
  if (typeof trial === 'string') throw new Error(trial);
  const outcome = await run(trial, 3);
  expect(outcome.acknowledged).toBeGreaterThan(10);
  return Object.fromEntries(Object.keys(FAULTS).map((kind) => [kind, outcome[kind as keyof typeof FAULTS]]));
}

const NOTHING = Object.fromEntries(Object.keys(FAULTS).map((kind) => [kind, 0]));

describe.skipIf(!POSTGRES || !REDIS)('nothing is lost while people play', () => {
  it('and wires between them, two processes, PostgreSQL and Redis are cut and healed', async () => {
    expect(await faultsOf('partitions', 0.1)).toEqual(NOTHING);
  });

  it('and one of two processes stops and goes on', async () => {
    expect(await faultsOf('stops', 0.07)).toEqual(NOTHING);
  });

  it.each(['backups', 'postgres-backups'] as const)('and %s are made and restored', async (name) => {
    expect(await faultsOf(name, 0.05)).toEqual(NOTHING);
  });
});
