import { CHANCE, type Match, readMove, Sfc32, seatsOf } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { Frame } from '../../src/engine/frame.ts';
import { choicesOf, matchOf, newTable, sitters } from '../browser/matches.ts';

const frameOf = ({ game, state, log, over }: Match, viewer: number, moves: readonly string[]): Frame => ({
  ...{ plies: log.length, viewer, view: game.view(state, viewer), moves, waiting: [viewer] },
  ...{ over, winners: [], canUndo: false, happened: [] },
});

/** Plays random moves, and hands out every position in which a seat has a choice. */
export function* positions(game: GameId, count: number): Generator<{ frame: Frame; names: string[] }> {
  for (let round = 0, found = 0; found < count; round++) {
    const match = matchOf(newTable(game, sitters(3), {}, String(round)));
    const random = new Sfc32(`${game} ${round}`);
    for (match.settle(); !match.over && found < count; match.settle()) {
      const seat = seatsOf(match.game.toMove(match.state)).find((each) => each !== CHANCE) as number;
      const moves = choicesOf(match, seat);
      if (moves.length > 1) {
        found++;
        yield { frame: frameOf(match, seat, moves), names: sitters(3).map(({ name }) => name) };
      }
      match.play(seat, readMove(match.game, moves[random.below(moves.length)]));
    }
  }
}
