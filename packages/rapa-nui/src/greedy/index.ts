/** A player by rule of thumb: takes the move after which the position looks best, and the best way of a transport. */
import type { Bot, Move, Random, Seat } from '@ahu/core';
import { determinize } from '../game/determinize.ts';
import { rapaNui } from '../game/game.ts';
import { ARGUMENT_OF, CAPS, CARRIES, ENDS, ERECTS, moveOf, STEPS, VERB_OF } from '../position/moves.ts';
import { layout, type State, WALK } from '../position/state.ts';
import { here, startOf, visited } from '../position/walk.ts';
import type { View } from '../public/view.ts';
import { CARGO_PUKAO } from '../public/vocabulary.ts';
import { bestRoute } from './route.ts';
import { standing } from './worth.ts';

/** Tells equally good moves apart. */
const WHIM = 0.2;
/** Rather now than later: others may take the ahu. */
const HASTE = 2;

/** Room to think, used again and again. */
let world: State | undefined;
let next: State | undefined;

/** The move along the best way from here. */
function walkOn(state: State, seat: Seat, moves: readonly Move[]): Move {
  const { cargo } = state;
  const from = here(state);
  const route = bestRoute(state, seat, cargo, from, visited(state) & ~(1 << from));
  if (route === undefined) return moves[0];
  if (route.next !== undefined) return moveOf(STEPS, route.next);
  return moveOf(cargo === CARGO_PUKAO ? CAPS : ERECTS, route.ahu);
}

function rate(state: State, seat: Seat, move: Move): number {
  const verb = VERB_OF[move];
  if (verb === CARRIES) {
    const cargo = ARGUMENT_OF[move];
    return standing(state, seat) + HASTE + (bestRoute(state, seat, cargo, startOf(cargo), 0)?.gain ?? 0);
  }
  if (verb === ENDS) return standing(state, seat);
  next = layout.copy(state, next);
  rapaNui.play(next, seat, move);
  return standing(next, seat);
}

export const greedy: Bot<View> = {
  name: 'greedy',
  choose(view: View, seat: Seat, moves: readonly Move[], random: Random): Move {
    if (moves.length === 1) return moves[0];
    world = determinize(view, random, world);
    if (world.phase === WALK) return walkOn(world, seat, moves);
    let [best, chosen] = [-Infinity, moves[0]];
    for (const move of moves) {
      const rated = rate(world, seat, move) + (WHIM * random.below(1000)) / 1000;
      if (rated > best) [best, chosen] = [rated, move];
    }
    return chosen;
  },
};
