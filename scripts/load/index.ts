// npm run load: Ahu beside boardgame.io's server on the same machine, and Ahu with many sockets. Each server and the
// clients of each are a process. --rounds 5 --seconds 5 --players 4 --tables 500 --rest 120 --idle 5000
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ahu } from './ahu.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { Contender } from './contender.ts';
import type { Place } from './crowd.ts';
import { bytesPerIdleTable, delaysAt, percentiles } from './measures.ts';
import { type Round, round } from './race.ts';
import { lineOf, report } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    players: { type: 'string', default: '4' },
    tables: { type: 'string', default: '500' },
    idle: { type: 'string', default: '5000' },
    rest: { type: 'string', default: '120' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log('npm run load -- --rounds 5 --seconds 5 --players 4 --tables 500 --rest 120 --idle 5000');
  process.exit();
}
const { rounds, seconds, players, tables, idle, rest } = Object.fromEntries(
  Object.entries(values).map(([name, text]) => [name, Number(text)]),
) as Record<Exclude<keyof typeof values, 'help'>, number>;

const IDLE_TABLES = 2_000;

/** Where files are in memory, if the system has such a place. */
const RAM = '/dev/shm';

const folder = mkdtempSync(join(tmpdir(), 'ahu-load-'));
const ramFolder = existsSync(RAM) ? mkdtempSync(join(RAM, 'ahu-load-')) : undefined;
const memory = join(folder, 'memory');
const env = { NODE_OPTIONS: `--import ${new URL('memory.ts', import.meta.url)}`, LOAD_MEMORY: memory };
let data = 0;
const dataAnew = (where = folder) => ({ AHU_DATA: join(where, String(data++)) });
const ahuAnew = () => started(ahu({ ...env, ...dataAnew() }, players));
const boardgameIoAnew = () => started(boardgameIo(env, players));

/** Whatever goes wrong, no server is left behind. */
const all = new Set<Contender>();
async function started<Server extends Contender>(starting: Promise<Server>): Promise<Server> {
  const server = await starting;
  all.add(server);
  return server;
}

/** boardgame.io, Ahu, and Ahu with its data in memory as well: what the disk takes is the difference. */
async function racing(): Promise<string[]> {
  const theirs = { name: 'boardgame.io', rounds: [] as Round[] };
  const ours = ['Ahu', ...(ramFolder ? ['Ahu, data in memory'] : [])].map((name) => ({ name, rounds: [] as Round[] }));
  const racers = [theirs, ...ours];
  for (let n = 0; n < rounds; n++) {
    const places: Place[] = [
      { players, contender: 'boardgameIo', env: {} },
      { players, contender: 'ahu', env: dataAnew() },
      ...(ramFolder ? [{ players, contender: 'ahu', env: dataAnew(ramFolder) } as const] : []),
    ];
    for (const [i, done] of (await round(places, tables, seconds, join(folder, 'flushed'))).entries()) {
      racers[i].rounds.push(done);
      console.error(lineOf(racers[i].name, done));
    }
  }
  return report(theirs, ours);
}

async function idleTables(contender: Contender): Promise<void> {
  const { first, later } = await bytesPerIdleTable(contender, IDLE_TABLES, rest, memory);
  const [now, then] = [first, later].map((bytes) => (bytes / 1024).toFixed(1));
  console.log(`${contender.name}: an idle table needs ${now} kB, and ${then} kB after ${rest} s`);
  await contender.end();
}

/** Many spectators, and many tables with a move every other second. */
async function manySockets(): Promise<boolean> {
  const server = await ahuAnew();
  const watching = await server.idle(idle);
  const playing = await server.open(tables);
  const delays = await delaysAt(tables / 2, playing, seconds * 4);
  const { p50, p99 } = percentiles(delays);
  console.log(
    `\n${idle} idle sockets and ${tables} tables: ${delays.length} moves in ${seconds * 4} s, none refused, ${watching.lost} sockets lost; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  server.hangUp();
  await server.end();
  return watching.lost === 0;
}

const faults: string[] = [];
try {
  if (rounds > 0) faults.push(...(await racing()));
  if (rest > 0) {
    console.log();
    await idleTables(await ahuAnew());
    await idleTables(await boardgameIoAnew());
  }
  if (idle > 0 && !(await manySockets())) faults.push('sockets were lost');
} finally {
  for (const server of all) await server.end();
  for (const used of [folder, ramFolder]) if (used) rmSync(used, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
