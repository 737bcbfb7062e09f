import { players } from '@ahu/core';

/** How the person did on an island. */
export interface Result {
  readonly points: number;
  /** 1 for a victory, also a shared one. */
  readonly place: number;
  /** Points more than the best bot, or fewer if negative. */
  readonly lead: number;
}

/** How the person did, by the points and winners of a game that is over. */
export function standing(scores: readonly number[], winners: readonly number[], person: number): Result {
  const others = players(scores.length).filter((seat) => seat !== person);
  const better = others.filter((seat) => winners.includes(seat) || scores[seat] > scores[person]).length;
  return {
    points: scores[person],
    place: winners.includes(person) ? 1 : 1 + Math.max(1, better),
    lead: scores[person] - Math.max(...others.map((seat) => scores[seat])),
  };
}
