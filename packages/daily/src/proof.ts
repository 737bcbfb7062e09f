import { CHANCE, type Match, readMatch, seatsOf } from '@ahu/core';
import { answerOf, type Minds } from './bot.ts';
import type { Island } from './island.ts';
import { type Result, standing } from './result.ts';

/** Why a log is no proof. */
export type Flaw = 'other island' | 'not over' | 'practice' | 'other bots';

export class NoProof extends Error {
  readonly why: Flaw;

  constructor(why: Flaw) {
    super(`the log does not prove a result: ${why}`);
    this.name = 'NoProof';
    this.why = why;
  }
}

/**
 * A finished match of an island, whose bots can be compared with those of the day, some at a time: a bot is asked again
 * for each of its moves, which takes seconds for a whole match.
 */
export class Proof {
  readonly #island: Island;
  readonly #minds: Minds;
  readonly #match: Match;

  /** Throws `Malformed` where the file breaks the rules or the seed, and `NoProof` where it is another match. */
  constructor(island: Island, file: unknown, minds: Minds) {
    const { game } = minds;
    const match = readMatch(file, [game]);
    const isOfIsland = match.seed === island.seed && match.seats.length === island.seats && match.game === game;
    const usual = JSON.stringify(game.readOptions({}));
    if (!isOfIsland || JSON.stringify(match.options) !== usual) throw new NoProof('other island');
    if (!match.over || match.end !== undefined) throw new NoProof('not over');
    if (match.practice) throw new NoProof('practice');
    this.#island = island;
    this.#minds = minds;
    this.#match = match;
  }

  /**
   * Compares the moves of the bots from a ply on, until `isEnough`. Returns the ply to go on from; undefined when all
   * were compared. Throws `NoProof` where a bot of the day moves differently.
   */
  compare(from: number, isEnough: () => boolean): number | undefined {
    const { game } = this.#minds;
    const { person, seats, seed } = this.#island;
    const { log, options } = this.#match;
    const state = game.start(seats, options);
    for (const [ply, { seat, move }] of log.entries()) {
      if (ply > from && isEnough()) return ply;
      const isBot = seat !== CHANCE && seat !== person;
      if (ply >= from && isBot && answerOf(this.#minds, state, seat, seed, ply) !== move)
        throw new NoProof('other bots');
      game.play(state, seat, move);
    }
    return undefined;
  }

  /** What the match says, once all bots were compared. */
  get result(): Result {
    const { game, state } = this.#match;
    return standing(game.scores(state), seatsOf(game.winners(state)), this.#island.person);
  }
}

/** How the person did by a match of the island, all of which is checked; throws as `Proof` does. */
export function proven(island: Island, file: unknown, minds: Minds): Result {
  const proof = new Proof(island, file, minds);
  proof.compare(0, () => false);
  return proof.result;
}
