// A backup that a server of Ahu 0.1 (commit c6cbfb5) wrote: tables of Rapa Nui by version 1 of the rules. At the one
// that still plays, Hotu or Vakai is about to erect a moai whose gain version 2 asks about.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchFile, readMatch } from '@ahu/core';
import type { Lobby, Me, Profile, TableInfo } from '@ahu/protocol';
import { rapaNui } from '@ahu/rapa-nui';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, restoreFrom, serveAhu } from '../src/index.ts';
import { openSqlite } from '../src/store/store.ts';
import { Client } from '../testing/client.ts';
import { until } from '../testing/until.ts';
import { wakeUp } from './wake-up.ts';

const ERECT = 'erect at s2a';

interface Seen {
  readonly phase: string;
  readonly setup: { readonly rules?: number };
}

const seenBy = ({ frame }: Client): Seen => (frame?.steps.at(-1)?.after ?? frame?.before) as Seen;

describe('tables by rules of then', () => {
  let folder: string;
  let running: Running;
  let hotu: Client;
  let vakai: Client;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    await restoreFrom(
      join(import.meta.dirname, 'fixtures/0.1/ahu-backup.jsonl.gz'),
      { databaseUrl: undefined, data: folder },
      () => {},
    );
    const store = await openSqlite(join(folder, 'ahu.sqlite'));
    await wakeUp(store);
    await store.close();
    running = await serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent' }));
    [hotu, vakai] = [new Client(running.address), new Client(running.address)];
    await hotu.ask('POST', '/sign-in', { name: 'Hotu', password: 'rano raraku' });
    await vakai.ask('POST', '/sign-in', { name: 'Vakai', password: 'rano kau ō' });
    await Promise.all([hotu.connect(), vakai.connect()]);
  });

  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true });
  });

  it('are shown, and their match files replay by the same rules', async () => {
    const { id } = await hotu.ask<Me>('GET', '/me');
    const { finished } = await hotu.ask<Profile>('GET', `/people/${id}`);
    expect(finished.length).toBeGreaterThan(0);
    for (const table of finished) {
      const file = await hotu.ask<MatchFile>('GET', `/tables/${table.id}/match`);
      expect(file.rulesVersion).toBe(1);
      expect(readMatch(file, [rapaNui]).over).toBe(true);
    }
  });

  it('go on by them: the moai gains at once', async () => {
    const { mine } = await hotu.ask<Lobby>('GET', '/lobby');
    const { id, newer } = mine.find(({ status }) => status === 'playing') as TableInfo;
    expect(newer).toBeUndefined();
    await Promise.all([hotu.watch(id), vakai.watch(id)]);
    const mover = [hotu, vakai].find(({ frame }) => frame?.moves.includes(ERECT)) as Client;
    expect(await mover.play(ERECT)).toMatchObject({ kind: 'accepted' });
    await until(() => seenBy(mover).phase !== 'walk');
    expect(seenBy(mover)).toMatchObject({ phase: 'transport' });
    expect(seenBy(mover).setup).not.toHaveProperty('rules');
  });

  it('stand beside new ones by the rules of today', async () => {
    const seats = [{ kind: 'me' }, { kind: 'free' }];
    const clock = { pace: 'days', days: 1 };
    const { id } = await hotu.ask<TableInfo>('POST', '/tables', {
      game: 'rapa-nui',
      seats,
      options: {},
      clock,
      open: true,
    });
    await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    await hotu.ask('POST', `/tables/${id}/start`);
    hotu.frame = undefined;
    await hotu.watch(id);
    expect(seenBy(hotu).setup).toMatchObject({ rules: 2 });
  });
});
