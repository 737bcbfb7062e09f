// npm run load: Ahu beside boardgame.io's server on the same machine, and Ahu with many sockets. The clients are in
// this process, each server in one of its own. --rounds 5 --seconds 5 --tables 200 --rest 120
// --idle 5000 --active 500
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../../bench/race.ts';
import { ahu } from './ahu.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { Contender, LoadTable } from './contender.ts';
import { flushesAt } from './disk.ts';
import { bytesPerIdleTable, type Delays, delaysAt, movesPerSecond } from './measures.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    tables: { type: 'string', default: '200' },
    idle: { type: 'string', default: '5000' },
    active: { type: 'string', default: '500' },
    rest: { type: 'string', default: '120' },
  },
});
const { rounds, seconds, tables, idle, active, rest } = Object.fromEntries(
  Object.entries(values).map(([name, text]) => [name, Number(text)]),
) as Record<keyof typeof values, number>;

/** Ahu writes every move to the disk, boardgame.io none: still Ahu makes so many times the moves. */
const FLOOR = 2;
const RATE = 100;
const WARM_UP = 3;
const IDLE_TABLES = 2_000;

interface Round extends Delays {
  readonly moves: number;
  /** The same at bare sockets. */
  readonly bare50: number;
  readonly bare99: number;
}
interface Race {
  readonly ours: Round[];
  readonly theirs: Round[];
  /** Ahu cannot be faster than the disk that it writes to. */
  readonly disk: Delays[];
}

const folder = mkdtempSync(join(tmpdir(), 'ahu-load-'));
const memory = join(folder, 'memory');
const env = { NODE_OPTIONS: `--import ${new URL('memory.ts', import.meta.url)}`, LOAD_MEMORY: memory };
let data = 0;
const ahuAnew = () => started(ahu({ ...env, AHU_DATA: join(folder, String(data++)) }));
const boardgameIoAnew = () => started(boardgameIo(env));

/** Whatever goes wrong, no server is left behind. */
const all = new Set<Contender>();
async function started<Server extends Contender>(starting: Promise<Server>): Promise<Server> {
  const server = await starting;
  all.add(server);
  return server;
}

/** The rate first: a disk that has just been written to as fast as it can be is slow for a while. */
async function measure(contender: Contender): Promise<Round> {
  const { p50, p99 } = await delays(contender, await contender.seat(tables));
  const bare = await delays(contender, await contender.open(tables));
  const moves = await movesPerSecond(contender, tables, seconds);
  await contender.end();
  const round = { moves, p50, p99, bare50: bare.p50, bare99: bare.p99 };
  console.error(
    contender.name,
    Object.entries(round)
      .map(([what, value]) => `${what} ${value.toFixed(2)}`)
      .join(', '),
  );
  return round;
}

async function delays(contender: Contender, playing: readonly LoadTable[]): Promise<Delays> {
  await delaysAt(RATE, playing, WARM_UP);
  const measured = await delaysAt(RATE, playing, 2 * seconds);
  contender.hangUp();
  return measured;
}

/** They take turns, so that a machine that slows down slows both. */
async function race(): Promise<Race> {
  const measured: Race = { ours: [], theirs: [], disk: [] };
  for (let round = 0; round < rounds; round++) {
    measured.ours.push(await measure(await ahuAnew()));
    measured.theirs.push(await measure(await boardgameIoAnew()));
    const disk = await flushesAt(RATE, join(folder, 'flushed'), seconds);
    console.error(`the disk alone: p50 ${disk.p50.toFixed(2)} ms, p99 ${disk.p99.toFixed(2)} ms`);
    measured.disk.push(disk);
  }
  return measured;
}

async function idleTables(contender: Contender): Promise<void> {
  const { first, later } = await bytesPerIdleTable(contender, IDLE_TABLES, rest, memory);
  const [now, then] = [first, later].map((bytes) => (bytes / 1024).toFixed(1));
  console.log(`${contender.name}: an idle table needs ${now} kB, and ${then} kB after ${rest} s`);
  await contender.end();
}

/** Many who watch, and many tables at which somebody moves every other second. */
async function manySockets(): Promise<boolean> {
  const server = await ahuAnew();
  const watching = await server.idle(idle);
  const playing = await server.open(active);
  const { p50, p99, moves } = await delaysAt(active / 2, playing, seconds * 4);
  console.log(
    `\n${idle} idle sockets and ${active} tables: ${moves} moves in ${seconds * 4} s, none refused, ${watching.lost} sockets lost; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  server.hangUp();
  await server.end();
  return watching.lost === 0;
}

const ROWS = [
  ['moves per second', 'moves', 0],
  [`p50 at ${RATE} moves/s, ms`, 'p50', 2],
  [`p99 at ${RATE} moves/s, ms`, 'p99', 2],
  ['p50 at bare sockets, ms', 'bare50', 2],
  ['p99 at bare sockets, ms', 'bare99', 2],
] as const;

function show({ ours, theirs, disk }: Race): string[] {
  const ratio = (key: keyof Round): number => median(ours.map((round, n) => round[key] / theirs[n][key]));
  console.log(`${availableParallelism()} cores, Node ${process.version}; medians of ${rounds} rounds\n`);
  console.log('| | Ahu (on the disk) | boardgame.io (in memory) | ratio |\n|---|---|---|---|');
  for (const [what, key, digits] of ROWS) {
    const [our, their] = [ours, theirs].map((all) => median(all.map((round) => round[key])).toFixed(digits));
    console.log(`| ${what} | ${our} | ${their} | ${ratio(key).toFixed(2)} |`);
  }
  const flush = median(disk.map(({ p99 }) => p99));
  console.log(`\nThe disk alone, one page written and flushed ${RATE} times a second: p99 ${flush.toFixed(2)} ms`);
  const faults = ratio('moves') < FLOOR ? [`less than ${FLOOR} × the moves of boardgame.io`] : [];
  if (ratio('p99') >= 1) {
    if (flush >= median(theirs.map(({ p99 }) => p99))) {
      console.log('It is slower than boardgame.io: here nobody who writes before they tell can have the lower p99.');
    } else faults.push('p99 is not lower than that of boardgame.io');
  }
  return faults;
}

const faults: string[] = [];
try {
  if (rounds > 0) faults.push(...show(await race()));
  if (rest > 0) {
    console.log();
    await idleTables(await ahuAnew());
    await idleTables(await boardgameIoAnew());
  }
  if (idle + active > 0 && !(await manySockets())) faults.push('sockets were lost');
} finally {
  for (const server of all) await server.end();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
