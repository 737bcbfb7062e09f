import type { Facts, Game, Move, Position, RuleId } from './game.ts';
import type { Seat } from './seats.ts';

/**
 * A move that a rule forbids. The position has not changed.
 * @example
 * new IllegalMove('N1', 0, 'take 3').message; // '"take 3" breaks N1'
 */
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

/**
 * Text that is no move of the game at all.
 * @example
 * new UnreadableMove('castle').message; // '"castle" is not a move of this game'
 */
export class UnreadableMove extends Error {
  readonly text: string;

  constructor(text: string) {
    super(`${JSON.stringify(text.slice(0, 80))} is not a move of this game`);
    this.name = 'UnreadableMove';
    this.text = text;
  }
}

/**
 * Plays a move from an untrusted source: throws `IllegalMove` if it is not legal.
 * @example
 * const state = nim.start(2, {});
 * referee(nim, state, 0, nim.read('take 3'));
 * state.heap; // 7
 */
export function referee<State extends Position>(game: Game<State>, state: State, seat: Seat, move: Move): void {
  const rule = game.breaks(state, seat, move);
  if (rule !== undefined) throw new IllegalMove(rule, seat, game.write(move));
  game.play(state, seat, move);
}

/**
 * Reads a move from an untrusted source, or throws `UnreadableMove`. Whether it is legal is not checked.
 * @example
 * readMove(nim, 'take 2'); // 1
 */
export function readMove(game: Game, text: string): Move {
  const move = game.read(text);
  if (move === undefined) throw new UnreadableMove(text);
  return move;
}

/**
 * A refusal, with facts where there are some.
 * @example
 * refusal('N1', { why: 'heap', has: 1, needs: 2 }); // { rule: 'N1', facts: { why: 'heap', has: 1, needs: 2 } }
 * refusal('N2', undefined); // { rule: 'N2' }
 */
export const refusal = <F extends Facts>(rule: RuleId, facts: F | undefined): { rule: RuleId; facts?: F } =>
  facts === undefined ? { rule } : { rule, facts };
