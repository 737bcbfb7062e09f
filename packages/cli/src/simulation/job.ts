import { players } from '@ahu/core';
import { type BotName, botOf, titleOf } from '../games.ts';
import { playGame } from './one-game.ts';
import { addTally, countGame, emptyTally, type Tally } from './tally.ts';

/** What a worker needs to know to play any game of a simulation. */
export interface Job {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly BotName[];
  readonly seed: string;
  /** Whether the bots move on by one seat from game to game. */
  readonly rotate: boolean;
}

/** Games first … first + count − 1, each by a seed of its own. */
export function playGames(job: Job, first: number, count: number): Tally {
  const title = titleOf(job.game);
  const tally = emptyTally(job.bots.length);
  for (let n = first; n < first + count; n++) {
    const shift = job.rotate ? n : 0;
    const playerAt = players(job.bots.length).map((seat) => (seat + shift) % job.bots.length);
    const bots = playerAt.map((player) => botOf(title, job.bots[player]));
    const { decisions, state } = playGame(title.game, job.options, bots, `${job.seed} ${n}`);
    addTally(tally, countGame(title.game, state, decisions, playerAt));
  }
  return tally;
}
