import { statSync } from 'node:fs';
import { join } from 'node:path';
import { envOf, type Places, ServerProcess, writeEvents } from '@ahu/server/testing';
import { ahu, type Ran } from './command.ts';
import { Pair, type Timed } from './pair.ts';

type Kind = Parameters<Places['make']>[0];
type Place = Awaited<ReturnType<Places['make']>>;

const MEGABYTE = 2 ** 20;
/** Megabytes that a backup may need above a process that has nothing to do. */
const MOST_MEMORY = 150;
/** Seconds of play without a backup, at least. */
const CALM = 15;

interface Outcome {
  readonly kind: Kind;
  readonly backup: Ran;
  readonly restore: Ran;
  /** The peak of a backup of nothing. */
  readonly idle: number;
  readonly size: number;
  /** Bytes that stood in the WAL at most. */
  readonly wal: number;
  readonly without: Timed;
  readonly during: Timed;
}

/** Backs up very many events while people play through sockets, and restores them. */
export async function besidePlay(places: Places, events: number, tables: number) {
  const outcomes: Outcome[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) outcomes.push(await run(places, kind, events, tables));
  const isSound = ({ backup, restore, idle, without, during }: Outcome): boolean =>
    backup.code === 0 &&
    restore.code === 0 &&
    Math.max(backup.peak, restore.peak) - idle < MOST_MEMORY &&
    without.failed.length + during.failed.length === 0;
  return { text: `${events} events, ${tables} tables playing\n\n${tableOf(outcomes)}`, sound: outcomes.every(isSound) };
}

async function run(places: Places, kind: Kind, events: number, tables: number): Promise<Outcome> {
  const [place, empty, file] = [await places.make(kind), await places.make(kind), places.file('backup.jsonl')];
  await writeEvents(empty, 1);
  const idle = await ahu(['backup', places.file('idle.jsonl')], envOf(empty));
  await writeEvents(place, events);
  const server = new ServerProcess(envOf(place));
  await server.start();
  const pairs = Array.from({ length: tables }, () => new Pair(server.address));
  for (const [n, pair] of pairs.entries()) await pair.sitDown(n);
  const games = pairs.map((pair) => pair.play());
  await wait(5);
  const before = await timed(pairs, () => wait(CALM));
  const wal = watchWal(place);
  const [backup, during] = await timed(pairs, () => ahu(['backup', file], envOf(place)));
  const most = wal();
  // As long again, so that a disk that was slow in one of them does not decide.
  const after = await timed(pairs, () => wait(Math.max(CALM, backup.seconds)));
  for (const pair of pairs) pair.rest();
  await Promise.all(games);
  for (const pair of pairs) pair.close();
  await server.end('SIGTERM');
  const restore = await ahu(['restore', file], envOf(await places.make(kind)));
  const without = {
    delays: [...before[1].delays, ...after[1].delays],
    failed: [...before[1].failed, ...after[1].failed],
  };
  return { kind, backup, restore, idle: idle.peak, size: statSync(file).size, wal: most, without, during };
}

/** What moves took while something went on. */
async function timed<Result>(pairs: readonly Pair[], work: () => Promise<Result>): Promise<[Result, Timed]> {
  const all: Timed = { delays: [], failed: [] };
  for (const pair of pairs) pair.timed = all;
  const result = await work();
  for (const pair of pairs) pair.timed = { delays: [], failed: [] };
  return [result, all];
}

function watchWal({ data }: Place): () => number {
  let most = 0;
  const look = (): void => {
    most = Math.max(most, statSync(join(data, 'ahu.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0);
  };
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function tableOf(outcomes: readonly Outcome[]): string {
  const rows: readonly (readonly [string, (outcome: Outcome) => string])[] = [
    [
      'backup',
      ({ backup, size }) =>
        `${Number.parseInt(backup.said, 10)} rows in ${backup.seconds.toFixed(1)} s, ${(size / MEGABYTE).toFixed(0)} MB`,
    ],
    ['its memory, at most', ({ backup, idle }) => memory(backup, idle)],
    ['restore', ({ restore }) => `${Number.parseInt(restore.said, 10)} rows in ${restore.seconds.toFixed(1)} s`],
    ['its memory, at most', ({ restore, idle }) => memory(restore, idle)],
    ['moves without a backup', ({ without }) => moves(without)],
    ['moves during it', ({ during }) => moves(during)],
    ['WAL, at most', ({ kind, wal }) => (kind === 'sqlite' ? `${(wal / MEGABYTE).toFixed(0)} MB` : '–')],
  ];
  const lines = rows.map(([name, cell]) => `| ${name} | ${outcomes.map(cell).join(' | ')} |`);
  return [
    `| | ${outcomes.map(({ kind }) => kind).join(' | ')} |`,
    `|---|${outcomes.map(() => '---|').join('')}`,
    ...lines,
    '',
  ].join('\n');
}

const memory = ({ peak }: Ran, idle: number): string =>
  `${peak.toFixed(0)} MB, ${(peak - idle).toFixed(0)} MB above ${idle.toFixed(0)} MB of one with nothing to do`;

function moves({ delays, failed }: Timed): string {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  const failures = failed.length === 0 ? '0 failed' : `${failed.length} failed (${[...new Set(failed)].join('; ')})`;
  return `${delays.length}, ${failures}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.999999)} ms`;
}
