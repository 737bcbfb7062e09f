import { askBot, type Bot, type Game, has, type Move, type Position, playToEnd, type Seat, Sfc32 } from '@ahu/core';

export interface Played {
  readonly decisions: number;
  readonly state: Position;
  /** By seat: how long its bot thought, in milliseconds, and about how many decisions. */
  readonly thought: readonly number[];
  readonly decided: readonly number[];
}

/** Plays one game to its end; the same seed gives the same game. */
export function playGame(game: Game, options: unknown, bots: readonly Bot[], seed: string): Played {
  const random = new Sfc32(seed);
  const state = game.start(bots.length, options);
  const thought = bots.map(() => 0);
  const decided = bots.map(() => 0);
  const choose = (seat: Seat): Move => {
    const begin = performance.now();
    const move = askBot(game, state, seat, bots[seat], random);
    thought[seat] += performance.now() - begin;
    decided[seat]++;
    return move;
  };
  playToEnd(game, state, random, choose, (seat, move) => show(game, state, bots, seat, move));
  return { decisions: decided.reduce((sum, count) => sum + count, 0), state, thought, decided };
}

/** Tells every bot what its seat sees of a move. */
function show(game: Game, state: Position, bots: readonly Bot[], seat: Seat, move: Move): void {
  const witnesses = game.witnesses(state, seat, move);
  bots.forEach((bot, viewer) => {
    bot.sees?.(viewer, seat, has(witnesses, viewer) ? move : undefined);
  });
}
