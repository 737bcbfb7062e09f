import { type Game, type Position, players, Sfc32, seatsOf, writeSeat } from '../src/index.ts';
import { randomPly } from './random-game.ts';

/** A whole seeded random game as a playthrough: what it came to is what it must come to again. */
export function recordPlaythrough<State extends Position, Options>(
  game: Game<State, unknown, Options>,
  seats: number,
  options: unknown,
  seed: string | number,
): string {
  const state = game.start(seats, game.readOptions(options));
  const random = new Sfc32(seed);
  const scratch = new Int32Array(game.moveCount);
  const lines = [
    `title a random game of ${seats}, seed ${seed}`,
    `game ${game.id}`,
    `seats ${seats}`,
    `options ${JSON.stringify(options)}`,
  ];
  for (let ply = randomPly(game, state, random, scratch); ply; ply = randomPly(game, state, random, scratch)) {
    game.play(state, ply.seat, ply.move);
    lines.push(`${writeSeat(ply.seat)}: ${game.write(ply.move)}`);
  }
  lines.push('over', `scores ${game.scores(state).join(' ')}`, `winners ${seatsOf(game.winners(state)).join(' ')}`);
  lines.push(`expect ${JSON.stringify(game.save(state))}`);
  for (const seat of players(seats)) lines.push(`view ${seat} ${JSON.stringify(game.view(state, seat))}`);
  return `${lines.join('\n')}\n`;
}
