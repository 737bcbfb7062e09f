// npm run load: Ahu beside boardgame.io's server on the same machine, and Ahu with many sockets. Each server and the
// clients of each are a process. --rounds 5 --seconds 5 --players 4 --tables 500 --rest 120 --idle 5000
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../../bench/race.ts';
import { ahu } from './ahu.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { Contender } from './contender.ts';
import { Crowd } from './crowd.ts';
import { flushesAt } from './disk.ts';
import { bytesPerIdleTable, type Delays, delaysAt, percentiles } from './measures.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    players: { type: 'string', default: '4' },
    tables: { type: 'string', default: '500' },
    idle: { type: 'string', default: '5000' },
    rest: { type: 'string', default: '120' },
  },
});
const { rounds, seconds, players, tables, idle, rest } = Object.fromEntries(
  Object.entries(values).map(([name, text]) => [name, Number(text)]),
) as Record<keyof typeof values, number>;

/** Ahu writes every move to the disk, boardgame.io none: still Ahu makes so many times the moves. */
const FLOOR = 2;
const RATE = 100;
/** Where that many move: so many that there is always somebody who can. */
const TABLES = 100;
/** Seconds: until both servers have compiled what they do all the time. */
const WARM_UP = 10;
const IDLE_TABLES = 2_000;

interface Round extends Delays {
  readonly moves: number;
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
const dataAnew = () => ({ AHU_DATA: join(folder, String(data++)) });
const ahuAnew = () => started(ahu({ ...env, ...dataAnew() }, players));
const boardgameIoAnew = () => started(boardgameIo(env, players));

/** Whatever goes wrong, no server is left behind. */
const all = new Set<Contender | Crowd>();
async function started<Server extends Contender | Crowd>(starting: Promise<Server>): Promise<Server> {
  const server = await starting;
  all.add(server);
  return server;
}

/**
 * Delays are measured second by second in turn, at Ahu, at boardgame.io and at the disk alone: what slows the machine
 * down for a while slows all of them.
 */
async function round(): Promise<{ ours: Round; theirs: Round; disk: Delays }> {
  const crowds = [
    await started(Crowd.gather({ players, contender: 'ahu', env: dataAnew() })),
    await started(Crowd.gather({ players, contender: 'boardgameIo', env: {} })),
  ];
  const moves: number[] = [];
  for (const crowd of crowds) moves.push(await crowd.moves(tables, seconds));
  for (const crowd of crowds) await crowd.sit(TABLES);
  const file = join(folder, 'flushed');
  const measures = [...crowds.map((crowd) => () => crowd.delays(RATE, 1)), () => flushesAt(RATE, file, 1)];
  for (let n = 0; n < WARM_UP; n++) for (const measure of measures) await measure();
  const delays: number[][] = measures.map(() => []);
  for (let n = 0; n < 4 * seconds; n++) {
    for (const [i, measure] of measures.entries()) delays[i].push(...(await measure()));
  }
  const [our, their, disk] = delays.map(percentiles);
  for (const crowd of crowds) await crowd.end();
  return { ours: { ...our, moves: moves[0] }, theirs: { ...their, moves: moves[1] }, disk };
}

async function race(): Promise<Race> {
  const measured: Race = { ours: [], theirs: [], disk: [] };
  for (let n = 0; n < rounds; n++) {
    const { ours, theirs, disk } = await round();
    console.error(JSON.stringify({ ours, theirs, disk }, (_, value) => (value.toFixed ? +value.toFixed(2) : value)));
    measured.ours.push(ours);
    measured.theirs.push(theirs);
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

const ROWS = [
  ['moves per second', 'moves', 0],
  [`p50 at ${RATE} moves/s, ms`, 'p50', 2],
  [`p99 at ${RATE} moves/s, ms`, 'p99', 2],
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
  if (idle > 0 && !(await manySockets())) faults.push('sockets were lost');
} finally {
  for (const server of all) await server.end();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
