/** Of 0.1, kept as it was: `npm run bench` measures today's search beside it. */
import { type Game, has, type Position, type Seat } from '@ahu/core';

/** How much of a result is winning, and how much the margin it was won or lost by. */
const WINNING = 0.75;
/** A margin of this share of the best score is worth nearly all that a margin can be worth. */
const WIDE = 0.3;

/** The best score of the others. */
function rivalOf(scores: readonly number[], seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) rival = Math.max(rival, scores[other]);
  return rival;
}

const scratch: number[] = [];

/** What a finished game is worth to each seat, from 0 to 1: a share of the victory, and a part for the margin. */
export function worthOf<State extends Position>(game: Game<State>, state: State, out: Float64Array): void {
  const scores = game.scores(state, scratch);
  const winners = game.winners(state);
  let shares = 0;
  for (let seat = 0; seat < scores.length; seat++) if (has(winners, seat)) shares++;
  for (let seat = 0; seat < scores.length; seat++) {
    const rival = rivalOf(scores, seat);
    const scale = Math.max(10, WIDE * Math.max(rival, scores[seat]));
    const margin = 1 / (1 + Math.exp((-2 * (scores[seat] - rival)) / scale));
    out[seat] = WINNING * (has(winners, seat) ? 1 / shares : 0) + (1 - WINNING) * margin;
  }
}
