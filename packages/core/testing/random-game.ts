import {
  CHANCE,
  drawChance,
  type Game,
  has,
  type Ply,
  type Position,
  players,
  type Random,
  seatsOf,
} from '../src/index.ts';
import { Fault } from './fault.ts';

/** How rarely a seat that has a move out of turn makes it: one ply in this number. */
const INTERJECTION = 16;

/** The next ply of a game in which everybody plays at random; undefined when it is over. */
export function randomPly<State extends Position>(
  game: Game<State>,
  state: State,
  random: Random,
  scratch: Int32Array,
): Ply | undefined {
  const waiting = game.toMove(state);
  if (waiting === 0) return undefined;
  if (has(waiting, CHANCE)) return { seat: CHANCE, move: drawChance(game, state, random, scratch) };
  const asked = seatsOf(waiting);
  let seat = asked[random.below(asked.length)];
  if (random.below(INTERJECTION) === 0) {
    const others = players(state.setup.seats).filter((other) => !has(waiting, other));
    const able = others.filter((other) => game.moves(state, other, scratch) > 0);
    if (able.length > 0) seat = able[random.below(able.length)];
  }
  const count = game.moves(state, seat, scratch);
  if (count === 0) throw new Fault('dead end', `seat ${seat} is asked and has no move`);
  return { seat, move: scratch[random.below(count)] };
}
