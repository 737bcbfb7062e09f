import { CHANCE, type Game, type Insight, legalMoves, type Match, type Ply, type Position, type Seat } from '@ahu/core';

/** A ply at which a player had a choice, and the position that it was made in. */
export interface Decision {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: number;
  readonly state: Position;
}

type Played = Pick<Match, 'game' | 'seats' | 'options' | 'log'>;

/** Goes through a match; the state is reused, and good until the next step. */
export function* stepsOf({ game, seats, options, log }: Played): Generator<Ply & { ply: number; state: Position }> {
  const state = game.start(seats.length, options);
  for (const [ply, { seat, move }] of log.entries()) {
    yield { ply, seat, move, state };
    game.play(state, seat, move);
  }
}

/** Whether the player of a ply had more than one move that is worth a thought. */
export function isDecision(game: Game, { hint }: Pick<Insight, 'hint'>, { seat, move, state }: Decision): boolean {
  if (seat === CHANCE) return false;
  const moves = legalMoves(game, state, seat);
  return moves.length > 1 && moves.some((each) => each !== move && hint(state, seat, each) > 0);
}

/** The decisions of a match. */
export function decisionsOf(match: Played, insight: Pick<Insight, 'hint'>): Decision[] {
  const { game } = match;
  const found: Decision[] = [];
  for (const step of stepsOf(match)) {
    if (isDecision(game, insight, step)) found.push({ ...step, state: game.copy(step.state) });
  }
  return found;
}
