import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite, type Store } from '../src/store/store.ts';
import { onEveryStore } from './every-store.ts';

const event = (table: string, seq: number, command = `c${seq}`, body = '{}') => ({
  table_id: table,
  seq,
  command,
  body,
  at: 1_800_000_000_000,
});

/** What every store must do, whatever it is made of. */
onEveryStore((name, open, end) => {
  describe(`${name} keeps what it was given`, () => {
    let store: Store;
    let other: Store;

    beforeAll(async () => {
      [store, other] = await Promise.all([open(), open()]);
    });

    afterAll(async () => {
      await Promise.all([store.close(), other.close()]);
      await end();
    });

    const read = (table: string) =>
      other.db.selectFrom('event').selectAll().where('table_id', '=', table).orderBy('seq').execute();

    it('an event that was acknowledged is there for another connection, as it was', async () => {
      const written = event('a', 1, 'c', '{"ō":"\\u0000 ‘’"}');
      expect(await store.append(written)).toBe(true);
      expect(await read('a')).toEqual([written]);
    });

    it('of two events with one number exactly one is written, from whichever connection', async () => {
      const rivals = Array.from({ length: 40 }, (_, i) => (i % 2 ? store : other).append(event('c', 1, `r${i}`)));
      const written = await Promise.all(rivals);
      expect(written.filter((isWritten) => isWritten)).toHaveLength(1);
      expect(written).toHaveLength(40);
      expect(await read('c')).toHaveLength(1);
    });

    it('many at once are all there, in their tables and in order', async () => {
      const tables = Array.from({ length: 30 }, (_, t) => `many${t}`);
      await Promise.all(
        tables.flatMap((table) => Array.from({ length: 50 }, (_, seq) => store.append(event(table, seq)))),
      );
      for (const table of tables) expect((await read(table)).map(({ seq }) => seq)).toEqual([...Array(50).keys()]);
    });

    it('an event that cannot be written fails alone', async () => {
      const bad = { ...event('d', 3), body: null as unknown as string };
      // The first is written alone, the others together: none of them counts until they have been tried one by one.
      const events = [event('d', 1), event('d', 2), bad, event('d', 4)];
      const results = await Promise.allSettled(events.map((each) => store.append(each)));
      const written = { status: 'fulfilled', value: true };
      expect(results).toEqual([written, written, expect.objectContaining({ status: 'rejected' }), written]);
      expect((await read('d')).map(({ seq }) => seq)).toEqual([1, 2, 4]);
    });

    it('a transaction that fails leaves nothing', async () => {
      const failing = store.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('event').values(event('e', 1)).execute();
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await read('e')).toEqual([]);
    });

    it('what is written beside transactions is not undone with them', async () => {
      const failing = Array.from({ length: 5 }, (_, n) =>
        store.db.transaction().execute(async (transaction) => {
          for (const seq of [1, 2])
            await transaction
              .insertInto('event')
              .values(event(`f${n}`, seq))
              .execute();
          throw new Error('no');
        }),
      );
      const ended = Promise.allSettled(failing);
      const beside: boolean[] = [];
      for (let seq = 1; seq <= 20; seq++) beside.push(await store.append(event('g', seq)));
      expect((await ended).every(({ status }) => status === 'rejected')).toBe(true);
      expect(beside.every((isWritten) => isWritten)).toBe(true);
      expect(await read('g')).toHaveLength(20);
      for (let n = 0; n < 5; n++) expect(await read(`f${n}`)).toEqual([]);
    });
  });
});

describe('SQLite', () => {
  it('moves what was written into its file while it goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    const store = await openSqlite(join(folder, 'ahu.sqlite'));
    await store.append(event('a', 1));
    const inFile = (): unknown => {
      const copy = join(folder, 'copy.sqlite');
      copyFileSync(join(folder, 'ahu.sqlite'), copy);
      const database = new DatabaseSync(copy);
      const { written } = database.prepare('select count(*) as written from event').all()[0];
      database.close();
      return written;
    };
    await expect.poll(inFile, { timeout: 30_000, interval: 500 }).toBe(1);
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
