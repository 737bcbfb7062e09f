import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup } from '../src/store/backup/backup.ts';
import { restore } from '../src/store/backup/restore.ts';
import { isBackedUp, tablesOf } from '../src/store/backup/tables.ts';
import { databaseFileIn, type StoreLocation } from '../src/store/database-file.ts';
import type { StoreKind } from '../src/store/schema/store-kind.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { NEWEST } from '../src/store/version.ts';
import { contentsOf } from '../testing/contents.ts';
import { fillWithHostile } from '../testing/hostile.ts';
import { Places } from '../testing/places.ts';
import { POSTGRES } from '../testing/services.ts';

const KINDS: readonly StoreKind[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite'];
const places = new Places();
afterAll(() => places.remove());

/** As a server does, or as those who change nothing by it. */
const opened = (place: StoreLocation, opening?: 'existing'): Promise<Store> => openStore(place, () => {}, opening);

async function contentsAt(place: StoreLocation) {
  const store = await opened(place, 'existing');
  return contentsOf(store).finally(() => store.close());
}

async function using<Result>(place: StoreLocation, use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await opened(place);
  return use(store).finally(() => store.close());
}

async function bytesOf(place: StoreLocation): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of backup(place)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* stream(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function filled(kind: StoreKind, seed: number): Promise<StoreLocation> {
  const place = await places.make(kind);
  await using(place, (store) => fillWithHostile(store, seed, 30));
  return place;
}

/** A backup as text, changed, with or without the checksum put right. */
function changed(bytes: Buffer, change: (lines: string[]) => void, isSealed = true): Buffer {
  const lines = String(bytes).trimEnd().split('\n');
  change(lines);
  const body = `${lines.slice(0, -1).join('\n')}\n`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  const end = isSealed ? JSON.stringify({ ...JSON.parse(lines.at(-1) as string), sha256 }) : lines.at(-1);
  return Buffer.from(`${body}${end}\n`);
}

const put = (lines: string[], n: number, line: string): void => {
  lines[n] = line;
};

describe.each(KINDS)('a backup of %s', (from) => {
  describe.each(KINDS)('into %s', (to) => {
    it.each([1, 2])('is the same row by row, whatever the texts (%i)', async (seed) => {
      const [source, target] = [await filled(from, seed), await places.make(to)];
      const before = await contentsAt(source);
      const { rows, nuls } = await restore(target, stream(await bytesOf(source), 1 + seed * 700));
      expect(nuls).toBe(0);
      expect(await contentsAt(target)).toEqual(before);
      expect(rows).toBe(Object.values(before).flat().length - NEWEST);
      expect(Object.values(before).every((all) => all.length > 0)).toBe(true);
    });
  });

  it('has every table that there is, but those that are left out for a reason', async () => {
    const place = await places.make(from);
    const tables = await using(place, ({ db }) => db.introspection.getTables());
    const known = await tablesOf(NEWEST);
    expect(tables.map(({ name }) => name).toSorted()).toEqual(known.map(({ name }) => name).toSorted());
    const left = known.filter((table) => !isBackedUp(table)).map(({ name }) => name);
    expect(left.toSorted()).toEqual(['asked', 'challenge', 'heartbeat', 'migration', 'recovery']);
    for (const { name, columns } of tables) {
      const shape = known.find((each) => each.name === name);
      expect(shape?.columns.toSorted()).toEqual(columns.map((column) => column.name).toSorted());
    }
  });

  it('goes into what a server made at its first start, and numbers go on behind what was restored', async () => {
    const [source, target] = [await filled(from, 3), await places.make(from)];
    await using(target, ({ db }) =>
      db.insertInto('house_key').values({ name: 'push', value: 'made at the start' }).execute(),
    );
    await restore(target, stream(await bytesOf(source)));
    expect(await contentsAt(target)).toEqual(await contentsAt(source));
    await using(target, async ({ db }) => {
      const { table_id } = await db.selectFrom('chat').select('table_id').limit(1).executeTakeFirstOrThrow();
      await db.insertInto('chat').values({ table_id, person: 'p', text: 'one more', at: 1 }).execute();
    });
  });

  it('is refused by a database that has something, or that a server is using', async () => {
    const source = await filled(from, 4);
    const bytes = await bytesOf(source);
    const before = await contentsAt(source);
    await expect(restore(source, stream(bytes))).rejects.toThrow('not empty');
    expect(await contentsAt(source)).toEqual(before);
    const target = await places.make(from);
    const running = await opened(target);
    await running.db.selectFrom('person').select('id').execute();
    await expect(restore(target, stream(bytes))).rejects.toThrow('is in use: end');
    await running.close();
    await restore(target, stream(bytes));
  });
});

describe.each(KINDS)('into %s, a backup that is wrong changes nothing', (kind) => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await bytesOf(await filled('sqlite', 5));
  });

  const middle = (lines: string[]): number => Math.floor(lines.length / 2);
  const WRONG: Record<string, [change: (bytes: Buffer) => Buffer, message: RegExp]> = {
    empty: [() => Buffer.alloc(0), /the end is missing/],
    'cut off': [(all) => all.subarray(0, all.length / 2), /the end is missing|is not JSON/],
    'without its end': [(all) => all.subarray(0, all.lastIndexOf('{"rows"')), /the end is missing/],
    'with a letter changed': [
      (all) => changed(all, (lines) => put(lines, 9, lines[9].replace(/(\d)([^\d]*)$/, '7$2')), false),
      /checksum/,
    ],
    'with a line lost': [
      (all) => changed(all, (lines) => void lines.splice(middle(lines), 1), false),
      /rows were written/,
    ],
    'with more after its end': [(all) => Buffer.concat([all, Buffer.from('{}\n')]), /comes after the end/],
    'of something else': [() => Buffer.from('{"format":"other"}\n'), /line 1 is not the beginning/],
    'no JSON': [(all) => changed(all, (lines) => put(lines, 20, 'x')), /line 21 is not JSON/],
    'no UTF-8': [(all) => Buffer.concat([all.subarray(0, 400), Buffer.from([0xff]), all.subarray(401)]), /is not JSON/],
    'of another format': [
      (all) => changed(all, (lines) => put(lines, 0, '{"format":"ahu-backup","version":3}')),
      /has version 3; this Ahu reads 1 and 2/,
    ],
    'of a newer database': [
      (all) => changed(all, (lines) => put(lines, 0, lines[0].replace(/"database":\d+/, '"database":999'))),
      /newer Ahu: its database has version 999/,
    ],
    'with a table of nobody': [
      (all) => changed(all, (lines) => put(lines, 1, '{"table":"sqlite_schema","row":{}}')),
      /line 2 is no row of Ahu/,
    ],
    'with a column of nobody': [
      (all) => changed(all, (lines) => put(lines, 1, lines[1].replace('"row":{', '"row":{"x\\" = 1":1,'))),
      /line 2 has an unknown column/,
    ],
    'with a row twice': [
      (all) =>
        changed(all, (lines) => {
          lines.splice(2, 0, lines[1]);
          lines[lines.length - 1] = `{"rows":${lines.length - 2}}`;
        }),
      /rows of \w+ before line \d+ do not fit/,
    ],
    'with a row that refers to nobody': [
      (all) =>
        changed(all, (lines) => {
          const lost = lines.findIndex((line) => line.startsWith('{"table":"person"'));
          lines.splice(lost, 1);
          lines[lines.length - 1] = `{"rows":${lines.length - 2}}`;
        }),
      /refers to a row of person that is not there|violates foreign key/,
    ],
  };

  it.each(Object.entries(WRONG))('%s', async (_, [change, message]) => {
    const target = await places.make(kind);
    await expect(restore(target, stream(change(bytes)))).rejects.toThrow(message);
    if (kind === 'sqlite') expect(existsSync(target.data)).toBe(false);
    await restore(target, stream(bytes));
  });

  it('a folder that was there stays, with what is in it', async () => {
    const target = await places.make('sqlite');
    mkdirSync(target.data, { recursive: true });
    await expect(restore(target, stream(bytes.subarray(0, 5000)))).rejects.toThrow();
    expect(readdirSync(target.data)).toEqual([]);
  });
});

describe('the file', () => {
  it('[C2] has one line a row, whatever is taken for the end of a line, and its checksum at the end', async () => {
    const bytes = await bytesOf(await filled('sqlite', 6));
    const text = String(bytes);
    const lines = text.trimEnd().split('\n');
    expect(text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)).toHaveLength(lines.length + 1);
    expect(text).toContain('\\u2028');
    const end = text.lastIndexOf('{"rows"');
    const sha256 = createHash('sha256').update(text.slice(0, end)).digest('hex');
    expect(JSON.parse(text.slice(end))).toEqual({ rows: lines.length - 2, sha256 });
  });

  // Texts may come in pieces of any size.
  it.each(KINDS.flatMap((kind) => [1, 7, 1000].map((size) => [kind, size] as const)))(
    '[C2] of 0.1, with raw line separators in names and texts, is restored into %s (%i)',
    async (kind, size) => {
      const name = 'Hotu\u2028\u2029\u0085Matua';
      const lines = [
        { format: 'ahu-backup', version: 1 },
        { table: 'person', row: { id: 'p', name, password: null, created: 1 } },
        { table: 'house_key', row: { name: 'push', value: name } },
        { rows: 2 },
      ];
      const target = await places.make(kind);
      await restore(target, stream(Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')), size));
      await using(target, async ({ db }) => {
        expect(await db.selectFrom('house_key').select('value').execute()).toEqual([{ value: name }]);
        // Names of 0.1 are made readable when they come in.
        expect(await db.selectFrom('person').select('name').execute()).toEqual([{ name: 'Hotu Matua' }]);
      });
    },
  );

  it.each(KINDS)(
    'a text with NUL, which got in before the doors were closed, does not keep the rest from %s',
    async (kind) => {
      const source = await filled('sqlite', 7);
      await using(source, async ({ db }) => {
        const row = { id: 'nul', name: 'a\0b', password: null, created: 1 };
        await expect(db.insertInto('person').values(row).execute()).rejects.toThrow('NUL');
      });
      const database = new DatabaseSync(databaseFileIn(source.data));
      const { id } = database.prepare('select id from person limit 1').get() as { id: string };
      database.prepare('update person set name = ? where id = ?').run('a\0b', id);
      database.close();
      const target = await places.make(kind);
      expect(await restore(target, stream(await bytesOf(source)))).toMatchObject({ nuls: 1 });
      const found = await using(target, ({ db }) =>
        db.selectFrom('person').select('name').where('id', '=', id).execute(),
      );
      expect(found).toEqual([{ name: 'a\ufffdb' }]);
    },
  );
});
