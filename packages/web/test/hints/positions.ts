/** Hints of seeded positions, and what really comes of their plans. */
import { readFileSync } from 'node:fs';
import { type Hint, hintOf, type Plan, playerOf, readWeights } from '@ahu/bots';
import {
  askBot,
  CHANCE,
  drawChance,
  type Explainer,
  type Game,
  has,
  legalMoves,
  type Position,
  readMove,
  type Seat,
  Sfc32,
  seatsOf,
} from '@ahu/core';
import { type Account, type GameId, TITLES } from '@ahu/games';
import { loadTitle } from '../../src/engine/titles.ts';

/** Iterations of a hint: few, since what is said must be true of any plan. */
const ITERATIONS = 48;
/** Positions of one game are this many decisions apart. */
const STRIDE = 3;

type Advise = (state: Position, seat: Seat) => { readonly hint: Hint; readonly explainer: Explainer };

export interface Decision {
  readonly game: Game;
  readonly explainer: Explainer;
  readonly state: Position;
  readonly seat: Seat;
  readonly hint: Hint;
}

/** Gives hints as the worker does, with few iterations. */
export async function advisor(id: GameId, seats: number): Promise<Advise> {
  const { game, insight, reasons } = await loadTitle(id);
  const { explainer } = await (reasons as () => Promise<{ explainer: Explainer }>)();
  const url = new URL(`../../../bots/weights/${id}-${seats}.json`, import.meta.url);
  const network = readWeights(JSON.parse(readFileSync(url, 'utf8')));
  const bot = playerOf('strong', game, { insight, network }, { limits: () => ({ iterations: ITERATIONS }) });
  return (state, seat) => {
    const [view, random] = [game.view(state, seat), new Sfc32(`hint ${seat}`)];
    const candidates = bot.explain(view, seat, legalMoves(game, state, seat), random);
    return { hint: hintOf({ game, explainer, bot, view, seat, random }, candidates), explainer };
  };
}

/** Decisions with a choice, over as many seeded games of rules of thumb and chance moves as it takes. */
export async function decisions(id: GameId, seats: number, count: number): Promise<Decision[]> {
  const { game } = TITLES[id];
  const advise = await advisor(id, seats);
  const found: Decision[] = [];
  for (let round = 0; found.length < count; round++) {
    const random = new Sfc32(`${id} ${round}`);
    const state = game.start(seats, game.readOptions({}));
    for (let n = 0; found.length < count && playPly(id, state, random); ) {
      const seat = seatsOf(game.toMove(state)).find((each) => each !== CHANCE);
      if (seat === undefined || legalMoves(game, state, seat).length < 2 || n++ % STRIDE > 0) continue;
      found.push({ game, state: game.copy(state), seat, ...advise(state, seat) });
    }
  }
  return found;
}

/** Plays what a rule of thumb says, and every fourth time anything; false when the game is over. */
function playPly(id: GameId, state: Position, random: Sfc32): boolean {
  const { game, greedy } = TITLES[id];
  const waiting = game.toMove(state);
  if (waiting === 0) return false;
  const seat = seatsOf(waiting)[0];
  const moves = legalMoves(game, state, seat);
  if (has(waiting, CHANCE)) game.play(state, CHANCE, drawChance(game, state, random, new Int32Array(game.moveCount)));
  else if (random.below(4) === 0) game.play(state, seat, moves[random.below(moves.length)]);
  else game.play(state, seat, askBot(game, state, seat, greedy, random));
  return true;
}

/** What is known before and after a plan was really played. */
export interface Played<View> {
  readonly seat: Seat;
  readonly before: View;
  readonly after: View;
  /** By seat: points of a source that came of it. */
  earned(source: string): number[];
  /** A copy of the position after it. */
  readonly state: Position;
  readonly line: readonly string[];
}

/** Plays a plan by the rules; undefined if what others did in between made it impossible. */
export function played<View>(
  id: GameId,
  { game, state, seat, explainer }: Decision,
  { line }: Plan,
): Played<View> | undefined {
  const world = game.copy(state);
  for (const notation of line) if (!playOwn(game, world, seat, readMove(game, notation))) return undefined;
  while (explainer.goesOn(game.view(world, seat)) && playOther(game, world, seat));
  const accounts = (position: Position): readonly Account[] => TITLES[id].accounts(position);
  const [old, now] = [accounts(state), accounts(world)];
  return {
    seat,
    line,
    before: game.view(state, seat) as View,
    after: game.view(world, seat) as View,
    earned: (source) => now.map((account, each) => account[source] - old[each][source]),
    state: world,
  };
}

/** Plays a move of the seat's, after what others are asked before it. */
function playOwn(game: Game, world: Position, seat: Seat, move: number): boolean {
  while (game.breaks(world, seat, move) !== undefined) {
    if (!playOther(game, world, seat)) return false;
  }
  game.play(world, seat, move);
  return true;
}

/** Plays the first move of another player whom the game waits for; false if it waits for the seat or for chance. */
function playOther(game: Game, world: Position, seat: Seat): boolean {
  const other = seatsOf(game.toMove(world)).find((each) => each !== seat);
  if (other === undefined || other === CHANCE || has(game.toMove(world), seat)) return false;
  game.play(world, other, legalMoves(game, world, other)[0]);
  return true;
}

/** Lets everybody play their first move until something holds of the position, or a player decides more than 200 times. */
export function until(game: Game, state: Position, holds: (state: Position) => boolean): Position {
  const world = game.copy(state);
  const random = new Sfc32('others');
  for (let n = 0; n < 200 && !holds(world) && game.toMove(world) !== 0; n++) {
    const [seat] = seatsOf(game.toMove(world));
    const move =
      seat === CHANCE
        ? drawChance(game, world, random, new Int32Array(game.moveCount))
        : legalMoves(game, world, seat)[0];
    game.play(world, seat, move);
  }
  return world;
}
