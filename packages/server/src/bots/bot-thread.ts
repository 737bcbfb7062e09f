// A thread that thinks for bots, one position at a time, and checks matches in which they played.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type Network, readWeights } from '@ahu/bots';
import { chooseMove } from './choice.ts';
import { checkIsland } from './island-check.ts';
import type { Done, Task } from './task.ts';

const networks = new Map<string, Network | undefined>();
/** The number of the task that was cancelled, written by the pool while this thread thinks. */
const stopped = workerData as Int32Array;

/** What was learnt about a table; undefined if nothing was yet. */
function networkOf(game: string, seats: number): Network | undefined {
  const key = `${game}-${seats}`;
  if (!networks.has(key)) {
    const path = fileURLToPath(import.meta.resolve(`@ahu/bots/weights/${key}.json`));
    networks.set(key, existsSync(path) ? readWeights(JSON.parse(readFileSync(path, 'utf8'))) : undefined);
  }
  return networks.get(key);
}

function work(task: Task): unknown {
  // The search reads its clock before each iteration: a cancelled task ends there.
  const clock = (): number => {
    if (Atomics.load(stopped, 0) === task.id) throw new Error('stopped');
    return performance.now();
  };
  if (task.kind === 'check') return checkIsland(task, networkOf, clock);
  return chooseMove(task, networkOf(task.game, task.seats), clock);
}

parentPort?.on('message', (task: Task) => {
  const { id } = task;
  try {
    parentPort?.postMessage({ id, answer: work(task) } satisfies Done);
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).message } satisfies Done);
  }
});
