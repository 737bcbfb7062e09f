import { type Bot, type Game, type Position, players, type Seat, seatsOf } from '@ahu/core';
import type { GameManifest } from '../games/contract/manifest.ts';
import { findGame } from '../games/games.ts';
import type { BotName, Terms } from '../setup/bots.ts';
import { playGame } from './one-game.ts';
import type { SharedDecision } from './shared-decision.ts';

/** What a worker needs to know to play any game of a simulation. */
export interface Job {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly BotName[];
  readonly seed: string;
  /** Whether the bots move on by one seat from game to game; a round of such games has one seed. */
  readonly rotate: boolean;
  /** Scales how much the bots think. */
  readonly effort: number;
  /** Instead: how long every bot may think about a decision. */
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** What came of one player's game: of the bots in the order they were given, not of the seats. */
export interface PlayerOutcome {
  readonly score: number;
  /** The share of the victory. */
  readonly won: number;
  readonly thought: number;
  readonly decided: number;
}

export interface Outcome {
  readonly game: number;
  readonly decisions: number;
  readonly players: readonly PlayerOutcome[];
}

/** Finds who plays under a name. */
export type Casting = (manifest: GameManifest, name: BotName, seats: number, terms: Terms) => Bot;

/** Plays game n, which is the same in every thread. Its progress is in shared memory (shared-decision.ts). */
export function playOne(job: Job, n: number, casting: Casting, decision: SharedDecision, patience?: number): Outcome {
  const manifest = findGame(job.game);
  const count = job.bots.length;
  const shift = job.rotate ? n % count : 0;
  const round = job.rotate ? Math.floor(n / count) : n;
  const playerAt = players(count).map((seat) => (seat + shift) % count);
  const bots = playerAt.map((player) => casting(manifest, job.bots[player], count, termsOf(job, player, patience)));
  const seed = `${job.seed} ${round}`;
  const { decisions, state, thought, decided } = playGame(manifest.game, job.options, bots, seed, (seat, { cells }) =>
    decision.write(playerAt[seat], seat, cells),
  );
  const scores = manifest.game.scores(state);
  const outcomes = playerAt.map((_, player): PlayerOutcome => {
    const seat = playerAt.indexOf(player);
    return {
      score: scores[seat],
      won: shareOf(manifest.game, state, seat),
      thought: thought[seat],
      decided: decided[seat],
    };
  });
  return { game: n, decisions, players: outcomes };
}

function termsOf({ effort, options, iterations, milliseconds }: Job, player: number, patience?: number): Terms {
  const limits = { ...(iterations && { iterations }), ...(milliseconds && { milliseconds }) };
  return {
    effort,
    options,
    slot: String(player),
    ...(patience && { patience }),
    ...((iterations ?? milliseconds) && { limits: () => limits }),
  };
}

function shareOf(game: Game, state: Position, seat: Seat): number {
  const winners = seatsOf(game.winners(state));
  return winners.includes(seat) ? 1 / winners.length : 0;
}
