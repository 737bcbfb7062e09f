// A thread that thinks for bots, one position at a time.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type Network, playerOf, readWeights } from '@ahu/bots';
import { Sfc32 } from '@ahu/core';
import { titleOf } from '../tables/titles.ts';
import type { Done, Task } from './task.ts';

const networks = new Map<string, Network>();
/** The number of the task that nobody wants an answer to any more, written by the desk while this thread thinks. */
const stopped = workerData as Int32Array;

/** Milliseconds, more than any level thinks. */
const LONG = 1e12;

function networkOf(game: string, seats: number): Network {
  const key = `${game}-${seats}`;
  let network = networks.get(key);
  if (!network) {
    const path = fileURLToPath(import.meta.resolve(`@ahu/bots/weights/${key}.json`));
    network = readWeights(JSON.parse(readFileSync(path, 'utf8')));
    networks.set(key, network);
  }
  return network;
}

function choose({ id, game, seats, level, view, seat, moves, seed }: Task): string {
  const title = titleOf(game);
  if (moves.length === 1) return title.game.write(moves[0]);
  const training = { insight: title.insight, network: networkOf(game, seats) };
  // The search looks at its clock before each iteration: for a task that was stopped its time is long over.
  const clock = (): number => performance.now() + (Atomics.load(stopped, 0) === id ? LONG : 0);
  const bot = playerOf(level, title.game, training, { clock });
  return title.game.write(bot.choose(view, seat, moves, new Sfc32(seed)));
}

parentPort?.on('message', (task: Task) => {
  const { id } = task;
  try {
    parentPort?.postMessage({ id, notation: choose(task) } satisfies Done);
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).message } satisfies Done);
  }
});
