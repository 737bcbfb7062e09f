import type { Game, Move, Position } from './game.ts';
import type { Random } from './random.ts';
import type { Seat } from './seats.ts';

/** Chooses among a seat's legal moves, knowing what the seat knows and nothing else. */
export interface Bot<View = unknown> {
  readonly name: string;
  choose(view: View, seat: Seat, moves: readonly Move[], random: Random): Move;
  /** Told of every ply of a match as its seat sees it (a move, or that somebody moved), to go on from there. */
  sees?(viewer: Seat, seat: Seat, move: Move | undefined): void;
}

export const randomBot: Bot = {
  name: 'random',
  choose: (_view, _seat, moves, random) => moves[random.below(moves.length)],
};

/** A bot that answered with a move it does not have, with the position it answered to. */
export class BotFault extends Error {
  readonly position: unknown;

  constructor(bot: Bot, seat: Seat, why: string, position: unknown, cause?: unknown) {
    super(`bot ${bot.name} on seat ${seat} ${why}`, { cause });
    this.name = 'BotFault';
    this.position = position;
  }
}

/** Asks a bot for its move, whatever it is worth, and never lets a bad answer into the game. */
export function askBot<State extends Position, View>(
  game: Game<State, View>,
  state: State,
  seat: Seat,
  bot: Bot<View>,
  random: Random,
): Move {
  const moves = legalMoves(game, state, seat);
  let move: Move;
  try {
    move = bot.choose(game.view(state, seat), seat, moves, random);
  } catch (cause) {
    throw new BotFault(bot, seat, 'failed', game.save(state), cause);
  }
  if (!moves.includes(move)) throw new BotFault(bot, seat, `answered ${move}, which is not legal`, game.save(state));
  return move;
}

let scratch = new Int32Array(0);

/** All legal moves of a seat as a list. Allocates: inner loops call `game.moves` with a buffer of their own. */
export function legalMoves<State extends Position>(game: Game<State>, state: State, seat: Seat): Move[] {
  if (scratch.length < game.moveCount) scratch = new Int32Array(game.moveCount);
  return Array.from(scratch.subarray(0, game.moves(state, seat, scratch)));
}
