import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openStore, readConfig, type Store } from '@ahu/server';
import { contentsOf, envOf, fillWithHostile, Places, POSTGRES } from '@ahu/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ahuMeanwhile, COMMAND, emptyFolder } from './ahu.ts';

type Place = Awaited<ReturnType<Places['make']>>;
type Kind = 'sqlite' | 'postgres';

const KINDS: readonly Kind[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite'];
const places = new Places();
const folder = emptyFolder();
afterAll(async () => {
  await places.remove();
  rmSync(folder, { recursive: true });
});

const run = (args: string, place: Place) => ahuMeanwhile(args, folder, envOf(place));

async function using<Result>(place: Place, use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(readConfig(envOf(place)), () => {});
  return use(store).finally(() => store.close());
}

async function filled(kind: Kind, seed: number, rows = 20): Promise<Place> {
  const place = await places.make(kind);
  await using(place, (store) => fillWithHostile(store, seed, rows));
  return place;
}

describe.each(KINDS)('ahu backup of %s', (from) => {
  describe.each(KINDS)('and ahu restore into %s', (to) => {
    test.each([1, 2])('[H1] [C2] every row is there again, every time (%i)', async (seed) => {
      const [source, target, file] = [await filled(from, seed), await places.make(to), places.file('backup.jsonl')];
      const made = await run(`backup ${file}`, source);
      expect(made).toMatchObject({ code: 0, stderr: '' });
      const restored = await run(`restore ${file}`, target);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(restored.stdout).toBe(`${Number.parseInt(made.stdout, 10)} rows are restored\n`);
      expect(await using(target, contentsOf)).toEqual(await using(source, contentsOf));
    });
  });
});

describe('the file of ahu backup', () => {
  let source: Place;
  beforeAll(async () => {
    source = await filled('sqlite', 3, 3_000);
  });

  test('[L5] is for its owner alone, and packed if its name says so', async () => {
    const [plain, packed] = ['backup.jsonl', 'backup.jsonl.gz'].map((name) => places.file(name));
    await run(`backup ${plain}`, source);
    await run(`backup ${packed}`, source);
    expect([plain, packed].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    const withoutTime = (text: Buffer): string => String(text).replace(/"made":"[^"]+"|"sha256":"\w+"/g, '');
    expect(withoutTime(gunzipSync(readFileSync(packed)))).toBe(withoutTime(readFileSync(plain)));
    const target = await places.make('sqlite');
    expect(await run(`restore ${packed}`, target)).toMatchObject({ code: 0 });
    writeFileSync(packed, readFileSync(packed).subarray(0, 20_000));
    const cut = await run(`restore ${packed}`, await places.make('sqlite'));
    expect(cut).toMatchObject({ code: 3 });
    expect(cut.stderr).toContain('cannot be unpacked: unexpected end of file; nothing was changed');
  });

  test('never takes the place of another', async () => {
    const file = places.file('mine.txt');
    writeFileSync(file, 'mine');
    const { code, stderr } = await run(`backup ${file}`, source);
    expect([code, stderr]).toEqual([3, `ahu: ${file} exists already; choose another name; no backup was made\n`]);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('is not there when the disk is full, nor half of it', () => {
    const space = emptyFolder();
    // No file may become larger than 100 kB.
    const limited = spawnSync(
      'bash',
      ['-c', `ulimit -f 100; exec "$0" "$1" backup "$2"`, process.execPath, COMMAND, join(space, 'b')],
      {
        encoding: 'utf8',
        env: { ...process.env, ...envOf(source) },
      },
    );
    expect(limited.status).toBe(3);
    expect(limited.stderr).toMatch(/^ahu: .*EFBIG.*; no backup was made\n$/);
    expect(readdirSync(space)).toEqual([]);
    rmSync(space, { recursive: true });
  });
});

describe('a wrong place', () => {
  const NOWHERE = { databaseUrl: undefined, data: join(folder, 'nowhere') };

  test.each(['backup b.jsonl', 'tables', 'people', 'remove table abcdefgh', 'remove person abcdefgh'])(
    'is an error, and nothing is made there: ahu %s',
    async (command) => {
      const missing = await run(command, NOWHERE);
      expect(missing).toMatchObject({ code: 3, stdout: '' });
      expect(missing.stderr).toContain(`there is no database in ${NOWHERE.data}`);
      expect(existsSync(NOWHERE.data)).toBe(false);
      const empty = { ...NOWHERE, data: emptyFolder() };
      expect((await run(command, empty)).stderr).toContain(`there is no database in ${empty.data}`);
      expect(readdirSync(empty.data)).toEqual([]);
      expect(existsSync(join(folder, 'b.jsonl'))).toBe(false);
    },
  );

  test.each(['backup b.jsonl', 'tables'])('so is a file that is no database: ahu %s', async (command) => {
    const data = emptyFolder();
    const file = join(data, 'ahu.sqlite');
    writeFileSync(file, '');
    expect((await run(command, { ...NOWHERE, data })).stderr).toContain('the database has no tables of Ahu');
    writeFileSync(file, 'This is a letter, and no database of any kind.'.repeat(100));
    expect((await run(command, { ...NOWHERE, data })).stderr).toContain('file is not a database');
    expect(existsSync(join(folder, 'b.jsonl'))).toBe(false);
  });

  test.skipIf(!POSTGRES)('so is a PostgreSQL without tables of Ahu', async () => {
    const place = await places.make('postgres');
    for (const command of ['backup b.jsonl', 'tables'])
      expect((await run(command, place)).stderr).toContain('the database has no tables of Ahu');
    await using(place, contentsOf);
  });

  test('what a restore made is gone when it fails', async () => {
    const file = places.file('bad.jsonl');
    writeFileSync(file, '{"format":"ahu-backup","version":1}\n{"table":"person","row":{"id":"p"}}\n{"rows":1}\n');
    const { code, stderr } = await run(`restore ${file}`, { ...NOWHERE, data: join(folder, 'a/b/c') });
    expect(code).toBe(3);
    expect(stderr).toMatch(/bad\.jsonl: rows of person before line 3 do not fit: .*; nothing was changed\n$/);
    expect(existsSync(join(folder, 'a'))).toBe(false);
  });
});
