import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LiveTable, openStore, readConfig, type Store, Tables } from '@ahu/server';
import { type Acknowledged, newDatabase, POSTGRES, postgres, ServerProcess, type Service } from '@ahu/server/testing';
import { type Findings, holds, nothing, toldTo } from '../audit.ts';
import { forMinutes, type Prepare, type Trial } from '../trial.ts';

type Env = Readonly<Record<string, string>>;
type Told = ReadonlyMap<string, readonly Acknowledged[]>;

const AHU = join(import.meta.dirname, '../../../packages/cli/bin/ahu.mjs');
/** Milliseconds after which a command hangs. */
const PATIENCE = 120_000;

/** Backups of the embedded database are made during play, and restored into a new store. */
export const backups: Prepare = async (folder, { minutes }) => {
  const database = POSTGRES ? await postgres() : undefined;
  return trialOf('SQLite', { AHU_DATA: join(folder, 'data') }, database, folder, minutes);
};

/** The same of PostgreSQL. */
export const postgresBackups: Prepare = async (folder, { minutes }) => {
  if (!POSTGRES) return 'PostgreSQL was not found';
  const database = await postgres();
  return trialOf('PostgreSQL', { DATABASE_URL: database.url }, database, folder, minutes);
};

async function trialOf(
  kind: string,
  env: Env,
  database: Service | undefined,
  folder: string,
  minutes: number,
): Promise<Trial> {
  const server = new ServerProcess(env);
  await server.start();
  const findings = nothing();
  return {
    name: `backups during play (${kind})`,
    env,
    company: { addresses: [() => server.address] },
    findings,
    async harm(crowd) {
      const times = await forMinutes(minutes, async (n) => {
        await wait(1_000);
        const file = join(folder, `backup-${n}`);
        const told = toldTo(crowd.players);
        await ahu(env, 'backup', file);
        const target = n % 2 === 1 && database ? await inDatabase(database) : inFolder(join(folder, `restored-${n}`));
        await ahu(target, 'restore', file);
        await withStores(env, target, (real, restored) => compare(findings, real, restored, told));
        rmSync(file);
      });
      return `${times} times, restored into ${database ? 'both kinds of store in turn' : 'SQLite'}`;
    },
    async end() {
      await server.end('SIGTERM');
      await database?.remove();
    },
  };
}

const inDatabase = async ({ url }: Service): Promise<Env> => ({ DATABASE_URL: await newDatabase(url) });

function inFolder(path: string): Env {
  mkdirSync(path);
  return { AHU_DATA: path };
}

/** Runs the command that an operator would run. */
async function ahu(env: Env, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [AHU, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: PATIENCE,
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`ahu ${args.join(' ')} ended with ${code ?? signal}: ${said}`);
}

async function withStores(
  real: Env,
  restored: Env,
  use: (real: Store, restored: Store) => Promise<void>,
): Promise<void> {
  const stores = await Promise.all([real, restored].map((env) => openStore(readConfig(env), () => {})));
  try {
    await use(stores[0], stores[1]);
  } finally {
    for (const store of stores) await store.close();
  }
}

/** What was acknowledged before is in the backup, and all of that is the beginning of what happened. */
async function compare(findings: Findings, real: Store, restored: Store, told: Told): Promise<void> {
  const then = new Tables(restored);
  const now = new Tables(real);
  const ids = await restored.db.selectFrom('game_table').select('id').execute();
  for (const { id } of ids) {
    const log = await then.events(id, 0);
    const whole = await now.events(id, 0);
    if (JSON.stringify(log) !== JSON.stringify(whole.slice(0, log.length))) findings.differing++;
    const row = await then.row(id);
    if (!row || !replays(new LiveTable(row), log)) findings.unreplayable++;
  }
  for (const [id, all] of told) {
    const log = await then.events(id, 0);
    findings.lost += all.filter((each) => !holds(log, each)).length;
  }
}

function replays(table: LiveTable, log: Awaited<ReturnType<Tables['events']>>): boolean {
  try {
    for (const written of log) table.apply(written);
    return true;
  } catch {
    return false;
  }
}
