import type { Game, Move, Position } from './game.ts';
import { listOf } from './layout.ts';
import type { Random } from './random.ts';
import { has, type Seat } from './seats.ts';

/** Chooses among a seat's legal moves, knowing what the seat knows and nothing else. */
export interface Bot<View = unknown> {
  readonly name: string;
  choose(view: View, seat: Seat, moves: readonly Move[], random: Random): Move;
  /** Called for every ply of a match as its seat sees it (a move, or only that one was made). */
  sees?(viewer: Seat, seat: Seat, move: Move | undefined): void;
}

/**
 * Plays any legal move.
 * @example
 * [0, 1, 2].includes(randomBot.choose({}, 0, [0, 1, 2], new Sfc32(7))); // true
 */
export const randomBot: Bot = {
  name: 'random',
  choose: (_view, _seat, moves, random) => moves[random.below(moves.length)],
};

/** Of the legal moves, the one that an idea wants; undefined where it wants nothing. */
export type Idea<View> = (view: View, moves: readonly Move[]) => Move | undefined;

/**
 * Plays by the first of its ideas that wants something, and by another bot where none does.
 * @example
 * const most = (_view, moves) => moves.find((move) => move === 2);
 * scriptedBot('most', [most], randomBot).choose({}, 0, [0, 1, 2], new Sfc32(7)); // 2
 */
export const scriptedBot = <View>(name: string, ideas: readonly Idea<View>[], otherwise: Bot<View>): Bot<View> => ({
  name,
  choose: (view, seat, moves, random) => {
    for (const idea of ideas) {
      const move = idea(view, moves);
      if (move !== undefined) return move;
    }
    return otherwise.choose(view, seat, moves, random);
  },
});

/**
 * A bot failed, answered with a move that is not legal, or did not answer. Carries the position that it was asked about.
 * @example
 * new BotFault(randomBot, 1, 'did not answer', {}).message; // 'bot random on seat 1 did not answer'
 */
export class BotFault extends Error {
  readonly position: unknown;

  constructor(bot: Pick<Bot, 'name'>, seat: Seat, why: string, position: unknown, cause?: unknown) {
    super(`bot ${bot.name} on seat ${seat} ${why}`, { cause });
    this.name = 'BotFault';
    this.position = position;
  }
}

/**
 * Asks a bot for its move; throws `BotFault` if the answer is not legal.
 * @example
 * const greedy = { name: 'greedy', choose: (_view, _seat, moves) => moves.at(-1) };
 * askBot(nim, nim.start(2, {}), 0, greedy, new Sfc32(7)); // 2
 */
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
    throw new BotFault(bot, seat, `failed: ${cause}`, game.save(state), cause);
  }
  if (!moves.includes(move)) throw new BotFault(bot, seat, `answered ${move}, which is not legal`, game.save(state));
  return move;
}

/**
 * Tells every bot what its seat sees of a move, before it is played.
 * @example
 * const seen = [];
 * const watcher = { ...randomBot, sees: (viewer, seat, move) => void seen.push([viewer, seat, move]) };
 * tellBots(nim, nim.start(2, {}), [randomBot, watcher], 0, 2);
 * seen; // [[1, 0, 2]]
 */
export function tellBots<State extends Position, View>(
  game: Game<State, View>,
  state: State,
  bots: readonly Bot<View>[],
  seat: Seat,
  move: Move,
): void {
  const witnesses = game.witnesses(state, seat, move);
  bots.forEach((bot, viewer) => {
    try {
      bot.sees?.(viewer, seat, has(witnesses, viewer) ? move : undefined);
    } catch (cause) {
      throw new BotFault(bot, viewer, `failed: ${cause}`, game.save(state), cause);
    }
  });
}

let scratch = new Int32Array(0);

/**
 * All legal moves of a seat as a list. It allocates: inner loops call `game.moves` with a buffer of their own.
 * @example
 * legalMoves(nim, nim.start(2, {}), 0); // [0, 1, 2]
 */
export function legalMoves<State extends Position>(game: Game<State>, state: State, seat: Seat): Move[] {
  if (scratch.length < game.moveCount) scratch = new Int32Array(game.moveCount);
  return listOf(scratch, 0, game.moves(state, seat, scratch));
}
