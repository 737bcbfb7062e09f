// A thread that thinks for bots, one position at a time.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { LEVELS, type LevelName, type Network, playerOf, readWeights } from '@ahu/bots';
import { Sfc32 } from '@ahu/core';
import { titleOf } from '../tables/titles.ts';

export interface Task {
  readonly id: number;
  readonly game: string;
  readonly seats: number;
  readonly level: string;
  /** All that the bot knows: what its seat sees. */
  readonly view: unknown;
  readonly seat: number;
  readonly moves: readonly number[];
  readonly seed: string;
}

export type Done = { readonly id: number } & ({ readonly notation: string } | { readonly error: string });

const networks = new Map<string, Network>();

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

function choose({ game, seats, level, view, seat, moves, seed }: Task): string {
  const title = titleOf(game);
  if (moves.length === 1) return title.game.write(moves[0]);
  const name: LevelName = Object.hasOwn(LEVELS, level) ? (level as LevelName) : 'fair';
  const training = { insight: title.insight, network: networkOf(game, seats) };
  const bot = playerOf(name, title.game, training, { clock: () => performance.now() });
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
