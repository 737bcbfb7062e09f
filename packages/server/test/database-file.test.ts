import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/store/store.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the file of the database', () => {
  let folder: string;
  let umask: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    umask = process.umask(0o022);
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  });

  const opened = (data: string): Promise<Store> => openStore({ databaseUrl: undefined, data }, () => {});
  const write = ({ db }: Store) => db.insertInto('house_key').values({ name: 'n', value: 'v' }).execute();

  it('[L5] and all that SQLite puts beside it are for their owner alone, and so is a folder that is made', async () => {
    const data = join(folder, 'new/data');
    const store = await opened(data);
    await write(store);
    const files = ['ahu.sqlite', 'ahu.sqlite-wal', 'ahu.sqlite-shm'].map((name) => join(data, name));
    expect([data, ...files].map(modeOf)).toEqual(['700', '600', '600', '600']);
    await store.close();
  });

  it('[L5] of an older Ahu is closed to others; a group that may read it still may', async () => {
    const path = join(folder, 'ahu.sqlite');
    writeFileSync(path, '');
    chmodSync(path, 0o644);
    chmodSync(folder, 0o755);
    const store = await opened(folder);
    await write(store);
    expect([folder, path, `${path}-wal`].map(modeOf)).toEqual(['755', '640', '640']);
    await store.close();
  });

  it('that is none fails at once, and does not hang', async () => {
    writeFileSync(join(folder, 'ahu.sqlite'), 'a letter'.repeat(1000));
    await expect(opened(folder)).rejects.toThrow('file is not a database');
  });
});
