// npm run reliability: plays through sockets while the server and its database are killed, and on a bad wire; then
// holds every acknowledged move against the log. --kills 200 --database-kills 20 --tables 24
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, readConfig } from '@ahu/server';
import { POSTGRES, postgres, ServerProcess, type Weather } from '@ahu/server/testing';
import { audit, type Findings } from './audit.ts';
import { Crowd, wait } from './crowd.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '20' },
    tables: { type: 'string', default: '24' },
    minutes: { type: 'string', default: '0.5' },
  },
});
const TABLES = Number(values.tables);

interface Trial {
  readonly name: string;
  readonly env: Record<string, string>;
  readonly weather?: Weather;
  /** What goes wrong, while everybody plays. */
  harm(server: ServerProcess, playOn: () => Promise<void>): Promise<void>;
}

async function run({ name, env, weather, harm }: Trial): Promise<boolean> {
  const server = new ServerProcess(env);
  await server.start();
  const crowds: Crowd[] = [];
  const gather = async (): Promise<void> => {
    const crowd = new Crowd(() => server.address, weather);
    crowds.push(crowd);
    await crowd.gather(TABLES);
  };
  await gather();
  const moves = () => crowds.reduce((sum, crowd) => sum + crowd.moves, 0);
  await harm(server, async () => {
    process.stderr.write(`\r${name}: ${moves()} moves acknowledged `);
    if (!crowds.at(-1)?.playing) await gather();
  });
  for (const crowd of crowds) await crowd.settle();
  const store = await openStore(readConfig(env), () => {});
  const findings = await Promise.all(crowds.map((crowd) => audit(store, crowd)));
  await store.close();
  for (const crowd of crowds) crowd.close();
  await server.end('SIGTERM');
  process.stderr.write('\n');
  return report(name, findings);
}

function report(name: string, findings: readonly Findings[]): boolean {
  const sum = (key: keyof Findings): number => findings.reduce((total, each) => total + each[key], 0);
  const faults = (['lost', 'twice', 'unreplayable', 'differing'] as const).map((key) => `${sum(key)} ${key}`);
  console.log(
    `| ${name} | ${sum('tables')} | ${sum('acknowledged')} | ${sum('events')} | ${faults.join(', ')} | ${sum('refused')} |`,
  );
  return faults.every((fault) => fault.startsWith('0 '));
}

const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
console.log(
  '| trial | tables | moves acknowledged | events in the logs | faults | refused |\n|---|---|---|---|---|---|',
);
let sound = true;
try {
  const kills = Number(values.kills);
  sound &&= await run({
    name: `server killed ${kills} times (SQLite)`,
    env: { AHU_DATA: join(folder, 'killed') },
    async harm(server, playOn) {
      for (let n = 0; n < kills; n++) {
        await wait(200 + Math.random() * 400);
        await server.end('SIGKILL');
        await server.start();
        await wait(100);
        await playOn();
      }
    },
  });
  if (POSTGRES) {
    const database = await postgres();
    const databaseKills = Number(values['database-kills']);
    sound &&= await run({
      name: `PostgreSQL killed ${databaseKills} times`,
      env: { DATABASE_URL: database.url },
      async harm(_server, playOn) {
        for (let n = 0; n < databaseKills; n++) {
          await wait(1_000 + Math.random() * 1_000);
          await database.kill();
          await wait(Math.random() * 500);
          await database.start();
          await wait(500);
          await playOn().catch(() => {});
        }
      },
    });
    await database.remove();
  } else console.error('PostgreSQL was not found (POSTGRES): its trial is skipped.');
  sound &&= await run({
    name: 'messages doubled, late and out of order',
    env: { AHU_DATA: join(folder, 'weather') },
    weather: { twice: 0.4, delay: 60 },
    async harm(_server, playOn) {
      for (const end = Date.now() + Number(values.minutes) * 60_000; Date.now() < end; ) {
        await wait(500);
        await playOn();
      }
    },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(sound ? 0 : 1);
