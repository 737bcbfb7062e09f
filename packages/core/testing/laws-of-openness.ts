import { AUDIENCE, type Game, legalMoves, type Position, players, type Random } from '../src/index.ts';
import { demand, demandSame } from './fault.ts';

/** Another position that looks the same on the table: hands, screens and urns hold something else. */
export type Redeal<State extends Position> = (state: State, random: Random) => State;

/** What anybody sees who walks up to the table, and does not remember what happened before. */
function tableOf<State extends Position>(game: Game<State>, state: State): unknown {
  const { memory: _, ...table } = game.view(state, AUDIENCE) as { memory?: unknown };
  return table;
}

/** Whether an open act is possible does not depend on what is hidden, nor does the list of answers where it is open. */
export function checkOpen<State extends Position>(
  game: Game<State>,
  state: State,
  redeal: Redeal<State>,
  random: Random,
): void {
  const other = redeal(game.copy(state), random);
  demandSame(tableOf(game, state), tableOf(game, other), 'open', () => 'a redealt table looks different');
  const view = game.view(state, AUDIENCE);
  for (const seat of players(state.setup.seats)) {
    const [moves, others] = [legalMoves(game, state, seat), legalMoves(game, other, seat)];
    if (game.asksOpenly(view)) {
      demandSame(moves, others, 'open', () => `the answers of seat ${seat} depend on what is hidden`);
    }
    for (const move of new Set([...moves, ...others])) {
      const changes = moves.includes(move) !== others.includes(move);
      demand(
        !changes || !game.isOpen(view, game.actOf(move)),
        'open',
        () => `whether seat ${seat} can "${game.write(move)}" depends on what is hidden`,
      );
    }
  }
}
