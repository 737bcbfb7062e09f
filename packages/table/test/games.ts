import { type Game, Match, type Ply, players, type Random, type Seat, Sfc32, seedFrom } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { giants } from '@ahu/giants';
import { rapaNui } from '@ahu/rapa-nui';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';

export const GAMES: readonly Game[] = [
  giants as unknown as Game,
  rapaNui as unknown as Game,
  rapaNuiCards as unknown as Game,
];

export const matchOf = (game: Game, seats = 3, log: readonly Ply[] = []): Match =>
  new Match(game, {
    seats: players(seats).map((seat) => ({ name: `Person ${seat}` })),
    options: game.readOptions({}),
    seed: seedFrom(1),
    log,
  });

/** A game at random: `onPly` is called after each ply, until it is over or `most` are played. */
export function playAtRandom(
  game: Game,
  random: Random,
  most: number,
  onPly: (match: Match, mover: Seat) => void,
): Match {
  const match = matchOf(game);
  const scratch = new Int32Array(game.moveCount);
  while (match.log.length < most) {
    const ply = randomPly(game, match.state, random, scratch);
    if (!ply) break;
    match.play(ply.seat, ply.move);
    onPly(match, ply.seat);
  }
  return match;
}

export const chanceOf = (name: string): Sfc32 => new Sfc32(name);
