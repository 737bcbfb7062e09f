import {
  AUDIENCE,
  type Game,
  has,
  legalMoves,
  type Move,
  type Ply,
  type Position,
  players,
  type Random,
  type Seat,
} from '../src/index.ts';
import { demand, demandSame, Fault } from './fault.ts';

const FACTS_STRIDE = 11;

const viewers = (state: Position): Seat[] => [...players(state.setup.seats), AUDIENCE];

/** A determinized position looks like the real one to the seat that imagines it, and is possible. */
export function checkDeterminize<State extends Position>(
  game: Game<State>,
  state: State,
  random: Random,
  audit?: (state: State) => void,
): void {
  for (const seat of viewers(state)) {
    const view = game.view(state, seat);
    const world = game.determinize(structuredClone(view), random);
    demandSame(view, game.view(world, seat), 'determinize', () => `seat ${seat} sees an imagined world differently`);
    demand(
      game.toMove(world) === game.toMove(state),
      'determinize',
      () => `seat ${seat} imagines that others are to move`,
    );
    demandSame(
      legalMoves(game, state, seat),
      legalMoves(game, world, seat),
      'determinize',
      () => `seat ${seat} has other moves in an imagined world`,
    );
    try {
      audit?.(world);
    } catch (cause) {
      throw new Fault('determinize', `seat ${seat} imagines a world that cannot be: ${cause}`, { cause });
    }
  }
}

/** A ply keeps the real and the imagined world alike, whether it is seen or not. */
export function checkAlike<State extends Position>(game: Game<State>, state: State, ply: Ply, random: Random): void {
  const after = game.copy(state);
  game.play(after, ply.seat, ply.move);
  for (const seat of viewers(state)) {
    const world = game.determinize(game.view(state, seat), random);
    const imagined = imaginedMove(game, state, world, seat, ply, random);
    if (imagined === undefined) continue;
    game.play(world, ply.seat, imagined);
    demandSame(
      game.view(after, seat),
      game.view(world, seat),
      'alike',
      () => `after "${game.write(ply.move)}" of ${ply.seat}, seat ${seat} can tell the worlds apart`,
    );
  }
}

/** The move that happens in the imagined world: the same if the viewer sees it, else any that they do not see. */
function imaginedMove<State extends Position>(
  game: Game<State>,
  state: State,
  world: State,
  viewer: Seat,
  { seat, move }: Ply,
  random: Random,
): Move | undefined {
  if (has(game.witnesses(state, seat, move), viewer)) {
    const legal = game.breaks(world, seat, move) === undefined;
    demand(legal || seat !== viewer, 'alike', () => `"${game.write(move)}" of ${seat} is illegal in their own world`);
    return legal ? move : undefined;
  }
  const unseen = legalMoves(game, world, seat).filter((other) => !has(game.witnesses(world, seat, other), viewer));
  return unseen[random.below(unseen.length)];
}

/** A witness of a move can tell it from another move, or the log would tell them more than their view. */
export function checkWitnesses<State extends Position>(
  game: Game<State>,
  state: State,
  { seat, move }: Ply,
  random: Random,
): void {
  const others = legalMoves(game, state, seat).filter((other) => other !== move);
  if (others.length === 0) return;
  const other = others[random.below(others.length)];
  const seen = game.witnesses(state, seat, move) & game.witnesses(state, seat, other);
  const [after, instead] = [game.copy(state), game.copy(state)];
  game.play(after, seat, move);
  game.play(instead, seat, other);
  if (after.cells.every((cell, i) => cell === instead.cells[i])) return;
  for (const viewer of viewers(state).filter((each) => has(seen, each))) {
    demand(
      JSON.stringify(game.view(after, viewer)) !== JSON.stringify(game.view(instead, viewer)),
      'witnesses',
      () => `seat ${viewer} sees "${game.write(move)}" of ${seat} and could not tell it from "${game.write(other)}"`,
    );
  }
}

/**
 * Changes one ply that not everybody saw, and plays the rest of the log as far as it is still legal: a seat that saw
 * neither move must have the same view, the same moves and the same refusals all along. False if there was no other.
 */
export function checkTwins<State extends Position>(
  game: Game<State>,
  before: State,
  log: readonly Ply[],
  changed: number,
  random: Random,
): boolean {
  const { seat, move } = log[changed];
  const others = legalMoves(game, before, seat).filter((other) => other !== move);
  if (others.length === 0) return false;
  const other = others[random.below(others.length)];
  const seen = game.witnesses(before, seat, move) | game.witnesses(before, seat, other);
  const blind = viewers(before).filter((viewer) => !has(seen, viewer));
  const twins = [game.copy(before), game.copy(before)];
  game.play(twins[0], seat, move);
  game.play(twins[1], seat, other);
  const story = () => `"${game.write(move)}" or "${game.write(other)}" of ${seat} at ply ${changed}`;
  for (const ply of log.slice(changed + 1)) {
    for (const viewer of blind) demandTwin(game, twins, viewer, random.below(FACTS_STRIDE), story);
    if (game.breaks(twins[1], ply.seat, ply.move) !== undefined) break;
    for (const twin of twins) game.play(twin, ply.seat, ply.move);
  }
  return true;
}

function demandTwin<State extends Position>(
  game: Game<State>,
  [left, right]: State[],
  viewer: Seat,
  offset: number,
  story: () => string,
): void {
  const tells = (what: string) => () => `seat ${viewer} can tell by ${what}: ${story()}`;
  demand(game.toMove(left) === game.toMove(right), 'twins', tells('who is to move'));
  demandSame(game.view(left, viewer), game.view(right, viewer), 'twins', tells('the view'));
  for (let move = 0; move < game.moveCount; move++) {
    demand(
      game.breaks(left, viewer, move) === game.breaks(right, viewer, move),
      'twins',
      tells(`the answer to "${game.write(move)}"`),
    );
  }
  // Facts are slow to gather: some of them at every ply, other ones at the next.
  for (let move = offset; move < game.moveCount; move += FACTS_STRIDE) {
    demandSame(
      game.explain(left, viewer, move),
      game.explain(right, viewer, move),
      'twins',
      tells(`the facts about "${game.write(move)}"`),
    );
  }
}
