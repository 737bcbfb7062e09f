import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { anyOf, type Contender, type LoadTable } from './contender.ts';

/** Moves a second at this number of tables, when each next move is sent as soon as everybody has the last. */
export async function movesPerSecond(contender: Contender, tables: number, seconds: number): Promise<number> {
  // Games end while it runs: others stand ready, so that setting up is not measured.
  const spare = await contender.open(tables * 2);
  let moves = 0;
  let ended = false;
  const keepPlaying = async (): Promise<void> => {
    for (let table = spare.pop(); table && !ended; table = spare.pop()) {
      for (; !table.over && !ended; moves++) await table.move();
    }
    if (!ended) throw new Error(`${contender.name} needs more tables for so many seconds`);
  };
  const playing = Array.from({ length: tables }, keepPlaying);
  await wait(1_000);
  const [before, began] = [moves, performance.now()];
  await Promise.race([wait(seconds * 1_000), Promise.all(playing)]);
  const rate = (1_000 * (moves - before)) / (performance.now() - began);
  ended = true;
  await Promise.all(playing);
  contender.hangUp();
  return rate;
}

export interface Delays {
  readonly p50: number;
  readonly p99: number;
}

export function percentiles(delays: readonly number[]): Delays {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/**
 * From sending a move until everybody has it, at a given rate of moves: at any table and, as people do, without
 * waiting for each other, so that sometimes two come at once.
 */
export async function delaysAt(rate: number, tables: readonly LoadTable[], seconds: number): Promise<number[]> {
  const idle = new Set(tables);
  const delays: Promise<number>[] = [];
  const began = performance.now();
  for (let due = began + gap(rate); due < began + 1_000 * seconds; due += gap(rate)) {
    const early = due - performance.now();
    // A timer would be late even for what is due now.
    if (early > 0) await wait(early);
    const [table, late] = await free(idle);
    idle.delete(table);
    const delay = table.move().then((took) => {
      idle.add(table);
      return took + late;
    });
    // Told below; meanwhile others go on.
    delay.catch(() => {});
    delays.push(delay);
  }
  return Promise.race([Promise.all(delays), tooLate(10_000)]);
}

/** Milliseconds to the next event of a Poisson process with this rate a second. */
const gap = (rate: number): number => (-1_000 * Math.log(1 - Math.random())) / rate;

async function tooLate(milliseconds: number): Promise<never> {
  await wait(milliseconds, undefined, { ref: false });
  throw new Error(`moves were not seen for ${milliseconds / 1_000} s`);
}

/** A table that waits for a player, and how long it took until there was one: that is a delay too. */
async function free(idle: ReadonlySet<LoadTable>): Promise<[LoadTable, number]> {
  const began = performance.now();
  for (;;) {
    const able = [...idle].filter(({ over }) => !over);
    if (able.length > 0) return [anyOf(able), performance.now() - began];
    if (performance.now() - began > 10_000) throw new Error('nobody can move any more');
    await wait(1);
  }
}

/** Bytes of a table that plays without a connected player: at first, and after `seconds`. */
export async function bytesPerIdleTable(
  contender: Contender,
  tables: number,
  seconds: number,
  file: string,
): Promise<{ readonly first: number; readonly later: number }> {
  // The same once before, so that what is compiled or kept only once is not counted.
  await contender.leave(tables);
  await wait(seconds * 1_000);
  const before = await memoryOf(contender, file);
  await contender.leave(tables);
  const first = ((await memoryOf(contender, file)) - before) / tables;
  await wait(seconds * 1_000);
  return { first, later: ((await memoryOf(contender, file)) - before) / tables };
}

async function memoryOf({ pid }: Contender, file: string): Promise<number> {
  await wait(500);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(50);
  return Number(readFileSync(file, 'utf8'));
}
