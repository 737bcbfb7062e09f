import type { Bot, Game, Insight, Move, Ply, Position, Random, Seat } from '@ahu/core';
import type { Candidate } from '../search/candidate.ts';
import type { Evaluator } from '../search/evaluator.ts';
import { type Budget, Search } from '../search/search.ts';
import { type Glance, glance } from './glance.ts';

export interface Thinking {
  readonly iterations: number;
  /** What it overlooks; without it nothing. */
  readonly glance?: Glance;
  /** Milliseconds on this clock after which it stops a decision; without a clock it never does. */
  readonly cap?: () => number;
  readonly clock?: () => number;
  /** Asked at every decision: how long to think about this one. */
  readonly limits?: () => { readonly iterations?: number; readonly milliseconds?: number };
}

/** More iterations than any search reaches. */
const ENDLESS = 100_000_000;

/** A player that searches. */
export class SearchBot<State extends Position, View> implements Bot<View> {
  readonly name: string;
  readonly #game: Game<State, View>;
  readonly #insight: Insight<State>;
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
    this.#thinking = thinking;
    this.#search = new Search(game, evaluator, insight.open);
  }

  choose(view: View, seat: Seat, moves: readonly Move[], random: Random): Move {
    const hopeful = this.#hopeful(view, seat, moves, random);
    return hopeful.length === 1 ? hopeful[0] : this.explain(view, seat, moves, random)[0].move;
  }

  sees(viewer: Seat, seat: Seat, move: Move | undefined): void {
    // A player who overlooks things looks at every position anew.
    if (!this.#thinking.glance) this.#search.follow(viewer, seat, move);
  }

  /** The moves, best first, with what they are expected to be worth. */
  explain(view: View, seat: Seat, _moves: readonly Move[], random: Random): Candidate[] {
    return this.#search.run(view, seat, this.#budget(seat, random), random);
  }

  /** Like `explain`, with a pause after every `slice` iterations, in which a page can show the thought or stop it. */
  think(
    view: View,
    seat: Seat,
    _moves: readonly Move[],
    random: Random,
    slice: number,
  ): Generator<() => Candidate[], Candidate[]> {
    return this.#search.think(view, seat, { ...this.#budget(seat, random), slice }, random);
  }

  /** What would follow a move, after `explain` or `think`: see `Search.line`. */
  line(view: View, seat: Seat, first: Move, random: Random, goesOn: (world: State) => boolean): Ply[] {
    return this.#search.line(view, seat, first, random, goesOn);
  }

  #budget(seat: Seat, random: Random): Budget {
    const { glance: seen } = this.#thinking;
    const before = seen && ((moves: readonly Move[]) => glance(this.#search, seat, moves, seen, random));
    return { ...this.#length(), ...(before && { before }) };
  }

  #length(): Budget {
    const { cap, clock, limits } = this.#thinking;
    const { iterations, milliseconds } = limits?.() ?? {};
    if (milliseconds !== undefined && clock) return { iterations: ENDLESS, stop: after(clock, milliseconds) };
    if (iterations !== undefined) return { iterations };
    return { iterations: this.#thinking.iterations, ...(clock && cap && { stop: after(clock, cap()) }) };
  }

  /** The moves that promise anything; all of them if none does. */
  #hopeful(view: View, seat: Seat, moves: readonly Move[], random: Random): readonly Move[] {
    if (moves.length === 1) return moves;
    const world = this.#game.determinize(view, random);
    const hopeful = moves.filter((move) => this.#insight.hint(world, seat, move) > 0);
    return hopeful.length > 0 ? hopeful : moves;
  }
}

function after(clock: () => number, milliseconds: number): () => boolean {
  const end = clock() + milliseconds;
  return () => clock() > end;
}
