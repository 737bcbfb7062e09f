import {
  askBot,
  type Bot,
  type Game,
  type Move,
  type Position,
  playToEnd,
  type Seat,
  Sfc32,
  tellBots,
} from '@ahu/core';

export interface Played {
  readonly decisions: number;
  readonly state: Position;
  /** By seat: how long its bot thought, in milliseconds, and about how many decisions. */
  readonly thought: readonly number[];
  readonly decided: readonly number[];
}

/** Plays one game to its end; the same seed gives the same game. `onAsk` hears of each decision before it. */
export function playGame(
  game: Game,
  options: unknown,
  bots: readonly Bot[],
  seed: string,
  onAsk?: (seat: Seat, state: Position) => void,
): Played {
  const random = new Sfc32(seed);
  const state = game.start(bots.length, options);
  const thought = bots.map(() => 0);
  const decided = bots.map(() => 0);
  const choose = (seat: Seat): Move => {
    onAsk?.(seat, state);
    const begin = performance.now();
    const move = askBot(game, state, seat, bots[seat], random);
    thought[seat] += performance.now() - begin;
    decided[seat]++;
    return move;
  };
  playToEnd(game, state, random, choose, (seat, move) => tellBots(game, state, bots, seat, move));
  return { decisions: decided.reduce((sum, count) => sum + count, 0), state, thought, decided };
}
