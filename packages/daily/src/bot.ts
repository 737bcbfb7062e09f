import { type Network, playerOf, type SearchBot } from '@ahu/bots';
import { askBot, type Game, type Insight, type Move, type Position, type Seat, type Seed, Sfc32 } from '@ahu/core';

/** What the bots of an island know. */
export interface Minds {
  readonly game: Game;
  readonly insight: Insight;
  readonly network: Network;
}

/** Thinks as much as a phone does in a moment; counted in iterations, so that every machine finds the same move. */
const LEVEL = 'strong';
const SCALE = 1 / 16;

/** A bot of an island, which looks at no clock. */
export const islanderOf = ({ game, insight, network }: Minds): SearchBot<Position, unknown> =>
  playerOf(LEVEL, game, { insight, network }, { scale: SCALE });

/**
 * The move of a bot after `plies` of a match with this seed. It depends on nothing else, so that a log can be checked:
 * a level that overlooks moves would not do, since its draws use logarithms that browsers round differently.
 */
export const answerOf = (minds: Minds, state: Position, seat: Seat, seed: Seed, plies: number): Move =>
  askBot(minds.game, state, seat, islanderOf(minds), new Sfc32(`${seed} ${plies} ${seat}`));
