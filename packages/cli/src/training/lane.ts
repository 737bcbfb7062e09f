/** A worker that plays against itself, or against the fixed opponents, with the weights it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { examine, Network, SelfPlay } from '@ahu/bots';
import { Sfc32 } from '@ahu/core';
import { findGame } from '../games/games.ts';

/** What stays the same for all a lane is asked to do. */
export interface LaneData {
  readonly game: string;
  readonly seats: number;
  readonly hidden: number;
}

export type Task =
  | {
      readonly kind: 'play';
      readonly weights: Float32Array;
      readonly games: number;
      readonly guests: number;
      readonly seed: string;
    }
  | { readonly kind: 'exam'; readonly weights: Float32Array; readonly first: number; readonly games: number };

const { game: id, seats, hidden } = workerData as LaneData;
const { game, insight, greedy } = findGame(id);
const network = new Network(insight.featureCount(seats), hidden);
const start = game.start(seats, game.readOptions({}));
const selfPlay = new SelfPlay(game, insight, network, greedy, start);

parentPort?.on('message', (task: Task) => {
  network.weights.set(task.weights);
  if (task.kind === 'exam') {
    parentPort?.postMessage(examine(game, insight, network, greedy, start, task.first, task.games));
    return;
  }
  const lessons = selfPlay.play(task.games, task.guests, new Sfc32(task.seed));
  parentPort?.postMessage(lessons, [lessons.features.buffer as ArrayBuffer, lessons.targets.buffer as ArrayBuffer]);
});
