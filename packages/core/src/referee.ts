import type { Game, Move, Position, RuleId } from './game.ts';
import type { Seat } from './seats.ts';

/** A move that a rule forbids. The position is as it was. */
export class IllegalMove extends Error {
  readonly rule: RuleId;
  readonly seat: Seat;
  readonly notation: string;

  constructor(rule: RuleId, seat: Seat, notation: string) {
    super(`"${notation}" breaks ${rule}`);
    this.name = 'IllegalMove';
    this.rule = rule;
    this.seat = seat;
    this.notation = notation;
  }
}

/** Text that is no move of the game at all. */
export class UnreadableMove extends Error {
  readonly text: string;

  constructor(text: string) {
    super(`${JSON.stringify(text.slice(0, 80))} is not a move of this game`);
    this.name = 'UnreadableMove';
    this.text = text;
  }
}

/** For strangers: plays a move only if it is legal. */
export function referee<State extends Position>(game: Game<State>, state: State, seat: Seat, move: Move): void {
  const rule = game.breaks(state, seat, move);
  if (rule !== undefined) throw new IllegalMove(rule, seat, game.write(move));
  game.play(state, seat, move);
}

/**
 * For strangers who write: reads a move, or throws `UnreadableMove`.
 * @example
 * readMove(nim, 'take 2'); // 1
 */
export function readMove(game: Game, text: string): Move {
  const move = game.read(text);
  if (move === undefined) throw new UnreadableMove(text);
  return move;
}
