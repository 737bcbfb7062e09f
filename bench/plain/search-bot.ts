/** Of 0.1, kept as it was: `npm run bench` measures today's search beside it. */
import type { Bot, Game, Insight, Move, Position, Random, Seat } from '@ahu/core';
import type { Evaluator } from './evaluator.ts';
import { attention, type Budget, type Candidate, Search } from './search.ts';

export interface Thinking {
  readonly iterations: number;
  /** In how many worlds it takes a first look at each of its moves. */
  readonly looks?: number;
  /** Milliseconds on this clock after which it stops a decision; without a clock it never does. */
  readonly cap?: () => number;
  readonly clock?: () => number;
}

/** A player that searches, with a first look at each of its moves by the evaluator. */
export class SearchBot<State extends Position, View> implements Bot<View> {
  readonly name: string;
  readonly #game: Game<State, View>;
  readonly #insight: Insight<State>;
  readonly #evaluator: Evaluator<State>;
  readonly #thinking: Thinking;
  readonly #search: Search<State, View>;

  constructor(
    name: string,
    game: Game<State, View>,
    insight: Insight<State>,
    evaluator: Evaluator<State>,
    thinking: Thinking,
  ) {
    this.name = name;
    this.#game = game;
    this.#insight = insight;
    this.#evaluator = evaluator;
    this.#thinking = thinking;
    this.#search = new Search(game, insight, evaluator);
  }

  choose(view: View, seat: Seat, moves: readonly Move[], random: Random): Move {
    const hopeful = this.#hopeful(view, seat, moves, random);
    return hopeful.length === 1 ? hopeful[0] : this.explain(view, seat, moves, random)[0].move;
  }

  sees(viewer: Seat, seat: Seat, move: Move | undefined): void {
    this.#search.follow(viewer, seat, move);
  }

  /** The moves, best first, with what they are expected to be worth. */
  explain(view: View, seat: Seat, moves: readonly Move[], random: Random): Candidate[] {
    return this.#search.run(...this.#task(view, seat, moves, random));
  }

  /** As `explain`, with regular pauses in which it can be watched or stopped. */
  think(
    view: View,
    seat: Seat,
    moves: readonly Move[],
    random: Random,
    slice: number,
  ): Generator<() => Candidate[], Candidate[]> {
    return this.#search.think(...this.#task(view, seat, moves, random, slice));
  }

  #task(
    view: View,
    seat: Seat,
    moves: readonly Move[],
    random: Random,
    slice?: number,
  ): Parameters<Search<State, View>['run']> {
    const { iterations, looks = LOOKS, cap, clock } = this.#thinking;
    const end = clock && cap ? clock() + cap() : Number.POSITIVE_INFINITY;
    const stop = clock && (() => clock() > end);
    const budget: Budget = { iterations, ...(stop && { stop }), ...(slice && { slice }) };
    if (looks === 0) return [view, seat, budget, random];
    const seen = this.#look(view, seat, moves, looks, random);
    return [view, seat, budget, random, (move) => seen.get(move) ?? 0];
  }

  /** A first look: what each move leads to, in a few imagined worlds, as a share of attention. */
  #look(view: View, seat: Seat, moves: readonly Move[], looks: number, random: Random): Map<Move, number> {
    const game = this.#game;
    const sums = new Map<Move, number>();
    const world = game.determinize(view, random);
    const promising = this.#promising(world, seat, moves);
    const after = game.copy(world);
    for (let n = 0; n < looks; n++) {
      if (n > 0) game.determinize(view, random, world);
      for (const move of promising) {
        game.play(game.copy(world, after), seat, move);
        sums.set(move, (sums.get(move) ?? 0) + this.#evaluator.valueFor(after, seat, random) / looks);
      }
    }
    const best = Math.max(...sums.values());
    return new Map(Array.from(sums, ([move, value]) => [move, attention(value, best)]));
  }

  /** The moves that promise anything; all of them if none does. */
  #hopeful(view: View, seat: Seat, moves: readonly Move[], random: Random): readonly Move[] {
    if (moves.length === 1) return moves;
    const world = this.#game.determinize(view, random);
    const hopeful = moves.filter((move) => this.#insight.hint(world, seat, move) > 0);
    return hopeful.length > 0 ? hopeful : moves;
  }

  #promising(world: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
    const hints = moves.map((move) => ({ move, hint: this.#insight.hint(world, seat, move) }));
    hints.sort((a, b) => b.hint - a.hint);
    const count = hints.findIndex(({ hint }) => hint === 0);
    return hints.slice(0, Math.min(MOST_LOOKED_AT, count > 0 ? count : hints.length)).map(({ move }) => move);
  }
}

const LOOKS = 2;
const MOST_LOOKED_AT = 24;
