import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Set by scripts/test.mjs: the folders of the programs, empty where there are none. */
export const POSTGRES = process.env.POSTGRES ?? '';
export const REDIS = process.env.REDIS ?? '';

/** PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export interface Service {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A real PostgreSQL on a free port, in a folder of its own, with settings like `fsync=off`. */
export async function postgres(settings: readonly string[] = []): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-pg-'));
  chmodSync(folder, 0o700);
  if (asNobody.uid) chownSync(folder, NOBODY, NOBODY);
  const port = await freePort();
  const { status, stderr } = spawnSync(
    join(POSTGRES, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'ahu', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    { ...asNobody, encoding: 'utf8', cwd: folder },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  for (const setting of settings) args.push('-c', setting);
  const launch = () => spawn(join(POSTGRES, 'postgres'), args, { ...asNobody, cwd: folder, stdio: 'ignore' });
  const url = `postgres://ahu@127.0.0.1:${port}/postgres`;
  return service(folder, url, launch, () => answersQueries(url));
}

/** One more database, empty, beside that of an address; its own address. */
export async function newDatabase(url: string): Promise<string> {
  const name = `ahu_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(`/${name}`, url).href;
}

/** A real Redis on a free port, which keeps nothing. */
export async function redis(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const launch = () => spawn(join(REDIS, 'redis-server'), args, { stdio: 'ignore' });
  return service(folder, `redis://127.0.0.1:${port}`, launch, () => isOpen(port));
}

async function service(
  folder: string,
  url: string,
  launch: () => ChildProcess,
  isReady: () => Promise<boolean>,
): Promise<Service> {
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = launch();
    await until(isReady);
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  const remove = async (): Promise<void> => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { url, kill, start, remove };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function until(isReady: () => Promise<boolean>): Promise<void> {
  // A database that was killed reads its log first, which takes long on a busy machine.
  for (let tries = 0; tries < 2_400; tries++) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('a service did not start within two minutes');
}

export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** An open port is not enough: PostgreSQL first mends what a kill left. */
async function answersQueries(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
