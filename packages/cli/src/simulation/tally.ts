import { type Game, type Position, seatsOf } from '@ahu/core';

/** A victory is shared by one to five, so sixtieths keep every sum whole and the order of games without effect. */
export const WHOLE_WIN = 60;

/** What is counted of each player, in the order in which the bots were given. */
interface PlayerTally {
  score: number;
  lowest: number;
  highest: number;
  /** In sixtieths. */
  wins: number;
}

/** Sums over games; two of them add up in any order. */
export interface Tally {
  games: number;
  decisions: number;
  shortest: number;
  longest: number;
  winningScore: number;
  readonly players: PlayerTally[];
}

export const emptyTally = (players: number): Tally => ({
  games: 0,
  decisions: 0,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  winningScore: 0,
  players: Array.from({ length: players }, () => ({
    score: 0,
    lowest: Number.POSITIVE_INFINITY,
    highest: Number.NEGATIVE_INFINITY,
    wins: 0,
  })),
});

/** `playerAt` says which of the bots had a seat. */
export function countGame(game: Game, state: Position, decisions: number, playerAt: readonly number[]): Tally {
  const scores = game.scores(state);
  const winners = seatsOf(game.winners(state));
  const tally = emptyTally(scores.length);
  scores.forEach((score, seat) => {
    const wins = winners.includes(seat) ? WHOLE_WIN / winners.length : 0;
    tally.players[playerAt[seat]] = { score, lowest: score, highest: score, wins };
  });
  const winningScore = scores[winners[0]];
  return { ...tally, games: 1, decisions, shortest: decisions, longest: decisions, winningScore };
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.decisions += more.decisions;
  sum.shortest = Math.min(sum.shortest, more.shortest);
  sum.longest = Math.max(sum.longest, more.longest);
  sum.winningScore += more.winningScore;
  more.players.forEach((player, i) => {
    const into = sum.players[i];
    into.score += player.score;
    into.lowest = Math.min(into.lowest, player.lowest);
    into.highest = Math.max(into.highest, player.highest);
    into.wins += player.wins;
  });
}
