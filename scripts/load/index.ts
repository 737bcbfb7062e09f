// npm run load: Ahu beside boardgame.io's server on the same machine, and Ahu with many sockets. Each server and the
// clients of each are a process. --rounds 5 --seconds 5 --players 4 --tables 500 --rest 120 --idle 5000
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../../bench/race.ts';
import { ahu } from './ahu.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { Contender } from './contender.ts';
import { Crowd, type Place } from './crowd.ts';
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

/** Where files are in memory, if the system has such a place. */
const RAM = '/dev/shm';

interface Round extends Delays {
  readonly moves: number;
}
interface Race {
  readonly ours: Round[];
  readonly theirs: Round[];
  /** Ahu with its data in memory as well: what the disk takes is the difference. */
  readonly oursInMemory: Round[];
  /** Ahu cannot be faster than the disk that it writes to. */
  readonly disk: Delays[];
}

const folder = mkdtempSync(join(tmpdir(), 'ahu-load-'));
const ramFolder = existsSync(RAM) ? mkdtempSync(join(RAM, 'ahu-load-')) : undefined;
const memory = join(folder, 'memory');
const env = { NODE_OPTIONS: `--import ${new URL('memory.ts', import.meta.url)}`, LOAD_MEMORY: memory };
let data = 0;
const dataAnew = (where = folder) => ({ AHU_DATA: join(where, String(data++)) });
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
 * Delays are measured second by second in turn, at each server and at the disk alone: what slows the machine down for a
 * while slows all of them.
 */
async function round(race: Race): Promise<void> {
  const gather = (contender: Place['contender'], env = {}): Promise<Crowd> =>
    started(Crowd.gather({ players, contender, env }));
  const crowds = [await gather('ahu', dataAnew()), await gather('boardgameIo')];
  if (ramFolder) crowds.push(await gather('ahu', dataAnew(ramFolder)));
  const moves: number[] = [];
  for (const crowd of crowds) moves.push(await crowd.moves(tables, seconds));
  for (const crowd of crowds) await crowd.sit(TABLES);
  const file = join(folder, 'flushed');
  const measures = [() => flushesAt(RATE, file, 1), ...crowds.map((crowd) => () => crowd.delays(RATE, 1))];
  for (let n = 0; n < WARM_UP; n++) for (const measure of measures) await measure();
  const delays: number[][] = measures.map(() => []);
  for (let n = 0; n < 4 * seconds; n++) {
    for (const [i, measure] of measures.entries()) delays[i].push(...(await measure()));
  }
  for (const crowd of crowds) await crowd.end();
  const [disk, ...served] = delays.map(percentiles);
  const rounds = served.map((delay, n) => ({ ...delay, moves: moves[n] }));
  console.error(JSON.stringify({ disk, rounds }, (_, value) => (value.toFixed ? +value.toFixed(2) : value)));
  race.disk.push(disk);
  for (const [n, kept] of [race.ours, race.theirs, race.oursInMemory].entries()) kept.push(...rounds.slice(n, n + 1));
}

async function racing(): Promise<Race> {
  const race: Race = { ours: [], theirs: [], oursInMemory: [], disk: [] };
  for (let n = 0; n < rounds; n++) await round(race);
  return race;
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

const medianOf = (all: readonly Round[], key: keyof Round): number => median(all.map((round) => round[key]));

function show({ ours, theirs, oursInMemory, disk }: Race): string[] {
  const ratio = (some: readonly Round[], key: keyof Round): number =>
    median(some.map((round, n) => round[key] / theirs[n][key]));
  const columns = ramFolder ? [ours, oursInMemory] : [ours];
  console.log(`${availableParallelism()} cores, Node ${process.version}; medians of ${rounds} rounds\n`);
  console.log(`| | boardgame.io | Ahu | ratio |${ramFolder ? ' Ahu, data in memory | ratio |' : ''}`);
  console.log(`|${'---|'.repeat(2 + 2 * columns.length)}`);
  for (const [what, key, digits] of ROWS) {
    const cells = columns.map((some) => `${medianOf(some, key).toFixed(digits)} | ${ratio(some, key).toFixed(2)}`);
    console.log(`| ${[what, medianOf(theirs, key).toFixed(digits), ...cells].join(' | ')} |`);
  }
  const flush = median(disk.map(({ p99 }) => p99));
  console.log(`\nThe disk alone, one page written and flushed ${RATE} times a second: p99 ${flush.toFixed(2)} ms`);
  const faults = ratio(ours, 'moves') < FLOOR ? [`less than ${FLOOR} × the moves of boardgame.io`] : [];
  if (ramFolder && ratio(oursInMemory, 'p99') >= 1) faults.push('p99 is not lower than that of boardgame.io in memory');
  if (ratio(ours, 'p99') >= 1) {
    if (flush >= medianOf(theirs, 'p99')) {
      console.log('It is slower than boardgame.io: here nobody who writes before they tell can have the lower p99.');
    } else faults.push('p99 is not lower than that of boardgame.io');
  }
  return faults;
}

const faults: string[] = [];
try {
  if (rounds > 0) faults.push(...show(await racing()));
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
