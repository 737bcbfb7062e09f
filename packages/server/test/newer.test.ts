import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage, TableInfo } from '@ahu/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, serveAhu } from '../src/index.ts';
import { databaseFileIn } from '../src/store/database-file.ts';
import type { StoreKind } from '../src/store/schema/store-kind.ts';
import { openStore } from '../src/store/store.ts';
import { NEWEST } from '../src/store/version.ts';
import { Client } from '../testing/client.ts';
import { contentsOf } from '../testing/contents.ts';
import { envOf, Places } from '../testing/places.ts';
import { POSTGRES } from '../testing/services.ts';
import { until } from '../testing/until.ts';

const KINDS: readonly StoreKind[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite'];
const places = new Places();
afterAll(() => places.remove());

describe.each(KINDS)('a database of a newer version, %s', (kind) => {
  it('[M10] is told of at the start, with both versions, and is not changed', async () => {
    const place = await places.make(kind);
    const config = readConfig({ ...envOf(place), PORT: '0', AHU_LOG: 'silent' });
    const newer = await openStore(place, () => {});
    await newer.db.insertInto('migration').values({ id: NEWEST }).execute();
    await newer.db.insertInto('person').values({ id: 'p', name: 'Hotu', password: null, created: 1 }).execute();
    const before = await contentsOf(newer);
    await newer.close();
    const bytes = kind === 'sqlite' ? readFileSync(databaseFileIn(place.data)) : undefined;
    const told = `the database has version ${NEWEST + 1}, and this Ahu knows versions up to ${NEWEST}`;
    await expect(serveAhu(place.data, config)).rejects.toThrow(told);
    await expect(openStore(place, () => {}, 'existing')).rejects.toThrow(told);
    if (bytes) expect(readFileSync(databaseFileIn(place.data)).equals(bytes)).toBe(true);
    expect(before.migration).toHaveLength(NEWEST + 1);
  });

  it('one of an older version is left to the server by commands', async () => {
    const place = await places.make(kind);
    const older = await openStore(place, () => {});
    await older.db
      .deleteFrom('migration')
      .where('id', '=', NEWEST - 1)
      .execute();
    await older.close();
    await expect(openStore(place, () => {}, 'existing')).rejects.toThrow(
      'start the server once to bring it up to date',
    );
  });
});

describe('a table with rules of a newer version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  let running: Running | undefined;
  const start = async (): Promise<Running> => {
    running = await serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent' }));
    return running;
  };
  afterAll(async () => {
    await running?.close();
    rmSync(folder, { recursive: true });
  });

  async function table(client: Client, bank: number): Promise<string> {
    const { id } = await client.ask<{ id: string }>('POST', '/tables', {
      game: 'rapa-nui-cards',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
      options: {},
      clock: { pace: 'live', bank, increment: 0 },
      open: true,
    });
    await client.ask('POST', `/tables/${id}/start`);
    return id;
  }

  it('[M10] is not played, says why, and keeps its clocks; all others go on', async () => {
    const first = await start();
    const hotu = new Client(first.address);
    await hotu.guest('Hotu');
    // The clock of the first would run out within the test, and a bot would play on.
    const [newer, known] = [await table(hotu, 2), await table(hotu, 600)];
    await first.services.store.db
      .updateTable('game_table')
      .set({ rules_version: 99 })
      .where('id', '=', newer)
      .execute();
    await first.close();
    const restarted = Date.now();
    const second = await start();
    const { db } = second.services.store;
    const again = hotu.at(second.address);
    await again.connect();
    const events = () => db.selectFrom('event').selectAll().where('table_id', '=', newer).execute();
    const before = await events();

    const shown = again.hear<Extract<ServerMessage, { kind: 'table' }>>(({ kind }) => kind === 'table');
    again.send({ kind: 'watch', table: newer, seq: 0 });
    expect((await shown).info).toMatchObject({ id: newer, status: 'playing', newer: true });
    const refused = again.hear(({ kind }) => kind === 'refused');
    again.send({ kind: 'move', table: newer, command: 'c', seq: before.length, notation: 'pass' });
    expect(await refused).toMatchObject({ table: newer, reason: 'newer' });
    await expect(again.ask('GET', `/tables/${newer}/story?from=0&to=1`)).rejects.toThrow(
      '409: the table has rules of a newer',
    );
    expect((await again.ask<TableInfo>('GET', `/tables/${newer}`)).newer).toBe(true);
    expect(await again.ask<TableInfo>('GET', `/tables/${known}`)).not.toHaveProperty('newer');

    const frame = await again.watch(known);
    expect(await again.play(frame.moves[0])).toMatchObject({ kind: 'accepted' });
    // Its time is over by now; a process that knew its rules would have said so.
    const bankEnds = Math.max(...before.map(({ at }) => at)) + 5_000;
    await until(() => Date.now() > bankEnds);
    expect(await events()).toEqual(before);
    const { due } = await db.selectFrom('game_table').select('due').where('id', '=', newer).executeTakeFirstOrThrow();
    // And nobody here has said that they answer for it: a newer process can take it at once.
    expect(Number(due)).toBeLessThan(restarted);
  });
});
