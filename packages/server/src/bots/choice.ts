import { type Candidate, type Network, playerOf } from '@ahu/bots';
import { AUDIENCE, type Game, has, type Move, type Random, Sfc32 } from '@ahu/core';
import { gameOf } from '../tables/games.ts';
import type { Choice } from './task.ts';

/** One sealed move in eight is drawn by the priors instead of by the visits of the search. */
const BY_FIRST_SIGHT = 8;
/** How many of the best priors it is drawn from. */
const LOOKED_AT = 8;

/** The notation of a bot's move; the same for the same position and seed. */
export function chooseMove(choice: Choice, network: Network | undefined, clock?: () => number): string {
  const { view, seat, moves, level, seed } = choice;
  const { game, insight } = gameOf(choice.game);
  if (moves.length === 1) return game.write(moves[0]);
  const bot = playerOf(level, game, { insight, network }, clock ? { clock } : {});
  const random = new Sfc32(seed);
  if (!moves.some((move) => isSealed(game, choice, move))) return game.write(bot.choose(view, seat, moves, random));
  const candidates = bot.explain(view, seat, moves, random);
  if (!isSealed(game, choice, candidates[0].move)) return game.write(candidates[0].move);
  return game.write(
    mixed(
      candidates.filter(({ move }) => isSealed(game, choice, move)),
      random,
    ),
  );
}

/** Whether others do not see this move. */
function isSealed(game: Game, { view, seat, seed }: Choice, move: Move): boolean {
  return !has(game.witnesses(game.determinize(view, new Sfc32(seed)), seat, move), AUDIENCE);
}

/**
 * A search finds nearly the same best bid by any chance, so that everybody could work it out. A sealed move is
 * therefore drawn: as often as the search tried it, and now and then by how promising it looks.
 */
function mixed(candidates: readonly Candidate[], random: Random): Move {
  const looked = candidates.toSorted((a, b) => b.prior - a.prior).slice(0, LOOKED_AT);
  const byFirstSight = random.below(BY_FIRST_SIGHT) === 0;
  const weights = byFirstSight
    ? looked.map(({ move, prior }) => ({ move, weight: Math.ceil(1_000 * prior) }))
    : candidates.map(({ move, visits }) => ({ move, weight: visits }));
  const sum = weights.reduce((all, { weight }) => all + weight, 0);
  let rest = sum > 0 ? random.below(sum) : 0;
  for (const { move, weight } of weights) {
    rest -= weight;
    if (rest < 0) return move;
  }
  return candidates[0].move;
}
