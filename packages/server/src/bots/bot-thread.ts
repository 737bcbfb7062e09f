// A thread that thinks for bots, one position at a time.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type Network, readWeights } from '@ahu/bots';
import { chooseMove } from './choice.ts';
import type { Done, Task } from './task.ts';

const networks = new Map<string, Network>();
/** The number of the task that was cancelled, written by the pool while this thread thinks. */
const stopped = workerData as Int32Array;

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

function choose(task: Task): string {
  // The search reads its clock before each iteration: a cancelled task ends there.
  const clock = (): number => {
    if (Atomics.load(stopped, 0) === task.id) throw new Error('stopped');
    return performance.now();
  };
  return chooseMove(task, networkOf(task.game, task.seats), clock);
}

parentPort?.on('message', (task: Task) => {
  const { id } = task;
  try {
    parentPort?.postMessage({ id, notation: choose(task) } satisfies Done);
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).message } satisfies Done);
  }
});
