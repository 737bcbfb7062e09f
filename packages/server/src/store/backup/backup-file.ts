import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, pipeline as streaming, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { StoreLocation } from '../database-file.ts';
import { backup, type OnRows } from './backup.ts';
import { BadBackup } from './bad-backup.ts';
import { type Restored, restore } from './restore.ts';

/** The first two bytes of everything that gzip has packed. */
const GZIP = [0x1f, 0x8b];

/**
 * Writes a backup into a new file, packed if its name ends with .gz. Until it is whole and on the disk it has another
 * name, so that half of a backup never looks like one. `stop` ends it early.
 */
export async function backUpTo(
  path: string,
  location: StoreLocation,
  onRows: OnRows,
  stop?: AbortSignal,
): Promise<number> {
  if (existsSync(path)) throw existsAlready(path);
  const part = `${path}.${randomUUID().slice(0, 8)}.part`;
  let rows = 0;
  const count = (now: number): void => {
    rows = now;
    onRows(now);
  };
  try {
    const packing: Transform[] = path.endsWith('.gz') ? [createGzip()] : [];
    // It holds what only the server may know: sessions, addresses, seeds of games that are still played.
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline([Readable.from(backup(location, count)), ...packing, file], { ...(stop && { signal: stop }) });
    await publish(part, path);
    return rows;
  } finally {
    rmSync(part, { force: true });
  }
}

/** Gives it its name, if nobody else has given it to a file meanwhile. */
async function publish(part: string, path: string): Promise<void> {
  try {
    linkSync(part, path);
  } catch (error) {
    if (existsSync(path)) throw existsAlready(path);
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    // A disk that knows no second names.
    renameSync(part, path);
  }
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

const existsAlready = (path: string): BadBackup => new BadBackup(`${path} exists already; choose another name`);

export const restoreFrom = (path: string, location: StoreLocation, onRows: OnRows): Promise<Restored> =>
  restore(location, bytesIn(path), onRows);

/** Whether it is packed is seen by its first bytes, whatever its name. */
async function* bytesIn(path: string): AsyncGenerator<Uint8Array> {
  const isPacked = await beginsWith(path, GZIP);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (!isPacked) return yield* file;
  try {
    // Errors of both come out at its end.
    yield* streaming(file, createGunzip(), () => {});
  } catch (error) {
    throw new BadBackup(`cannot be unpacked: ${(error as Error).message}`);
  }
}

async function beginsWith(path: string, bytes: readonly number[]): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
    return bytes.every((byte, i) => buffer[i] === byte);
  } finally {
    await file.close();
  }
}
