import {
  askBot,
  type Bot,
  CHANCE,
  drawChance,
  type Game,
  has,
  type Insight,
  legalMoves,
  type Move,
  type Position,
  type Random,
  type Seat,
  seatsOf,
} from '@ahu/core';
import { worthOf } from '../search/worth.ts';
import type { Advice, Expert } from './expert.ts';
import { Lessons } from './lessons.ts';

/** How decisions are taken, and what is kept of them. */
export interface Habits {
  /** The share of decisions that are thought over, whose moves are learnt, with how many iterations, and the others. */
  readonly thorough: number;
  readonly iterations: number;
  readonly briefly: number;
  /** Of the other decisions this share is kept for what the position was worth. */
  readonly kept: number;
  /** How much chance there is in decisions. */
  readonly noise: number;
  /** How often any move is made instead, so that other positions are seen too: in the open, and sealed. */
  readonly curiosity: number;
  readonly sealedCuriosity: number;
  /** How much of a target is what came of the game, and how much what was thought at the next decision. */
  readonly lambda: number;
}

/** Who sits on a seat: an expert who can be learnt from, or a bot. */
export type Sitter<State extends Position, View> =
  | { readonly expert: Expert<State>; readonly learns: boolean }
  | { readonly bot: Bot<View> };

interface Remembered {
  readonly row: number;
  readonly seat: Seat;
  /** What was thought there; missing where nobody decided. */
  readonly worths?: Float64Array;
}

/** No game has more lessons than this. */
const MOST_LESSONS = 4000;

/** Plays games, and keeps what can be learnt from them. */
export class SelfPlay<State extends Position, View> {
  readonly #game: Game<State, View>;
  readonly #insight: Insight<State>;
  readonly #start: State;
  readonly #state: State;
  readonly #moves: Int32Array;
  readonly #features: Float32Array;
  readonly #habits: Habits;
  /** Of the game at hand. */
  readonly #own: Lessons;

  constructor(game: Game<State, View>, insight: Insight<State>, start: State, habits: Habits) {
    this.#game = game;
    this.#insight = insight;
    this.#start = start;
    this.#state = game.copy(start);
    this.#moves = new Int32Array(game.moveCount);
    this.#features = new Float32Array(insight.featureCount(start.setup.seats));
    this.#habits = habits;
    this.#own = new Lessons(this.#features.length, start.setup.seats, MOST_LESSONS);
  }

  /** One game; what was learnt in it goes into `lessons`. Returns the position at its end. */
  play(sitters: readonly Sitter<State, View>[], lessons: Lessons, random: Random): State {
    const game = this.#game;
    const state = game.copy(this.#start, this.#state);
    const own = this.#own;
    own.stored = own.next = 0;
    const memories: Remembered[] = [];
    for (let waiting = game.toMove(state); waiting !== 0; waiting = game.toMove(state)) {
      if (has(waiting, CHANCE)) {
        game.play(state, CHANCE, drawChance(game, state, random, this.#moves));
        continue;
      }
      const asked = seatsOf(waiting);
      const seat = asked[random.below(asked.length)];
      game.play(state, seat, this.#decide(state, seat, sitters[seat], own, memories, random));
    }
    this.#conclude(own, memories);
    lessons.addAll(own);
    return state;
  }

  #decide(
    state: State,
    seat: Seat,
    sitter: Sitter<State, View>,
    own: Lessons,
    memories: Remembered[],
    random: Random,
  ): Move {
    const { thorough, iterations, briefly, kept, noise } = this.#habits;
    const moves = legalMoves(this.#game, state, seat);
    if (moves.length === 1) return moves[0];
    if ('bot' in sitter) return askBot(this.#game, state, seat, sitter.bot, random);
    const thinks = sitter.learns && random.below(1000) < 1000 * thorough;
    const advice = sitter.expert.advise(state, seat, thinks ? iterations : briefly, noise, random);
    const keeps = sitter.learns && (thinks || random.below(1000) < 1000 * kept);
    if (keeps && own.next < MOST_LESSONS - 2) this.#remember(state, seat, advice, thinks, own, memories);
    return this.#isCurious(state, seat, advice.move, random) ? moves[random.below(moves.length)] : advice.move;
  }

  #isCurious(state: State, seat: Seat, move: Move, random: Random): boolean {
    const { curiosity, sealedCuriosity } = this.#habits;
    const witnesses = this.#game.witnesses(state, seat, move);
    const isSealed = !has(witnesses, (seat + 1) % state.setup.seats);
    return random.below(1000) < 1000 * (isSealed ? sealedCuriosity : curiosity);
  }

  #remember(
    state: State,
    seat: Seat,
    { moves, shares, worths }: Advice,
    withMoves: boolean,
    own: Lessons,
    memories: Remembered[],
  ): void {
    this.#insight.features(state, seat, this.#features);
    const row = own.add(this.#features);
    memories.push({ row, seat, worths });
    if (withMoves) {
      moves.forEach((move, i) => {
        own.setMove(row, i, move, shares[i], this.#insight.hint(state, seat, move));
      });
    }
    if (this.#insight.secretive) this.#rememberOther(state, seat, own, memories);
  }

  /** How the position looks to the seat behind, which has secrets of its own. */
  #rememberOther(state: State, seat: Seat, own: Lessons, memories: Remembered[]): void {
    const other = (seat + 1 + (memories.length % (state.setup.seats - 1))) % state.setup.seats;
    this.#insight.features(state, other, this.#features);
    memories.push({ row: own.add(this.#features), seat: other });
  }

  /** From the end backwards, every position is taught what came after it. */
  #conclude(own: Lessons, memories: readonly Remembered[]): void {
    const { seats } = this.#state.setup;
    const { lambda } = this.#habits;
    const target = new Float64Array(8);
    worthOf(this.#game, this.#state, target);
    for (const { row, seat, worths } of memories.toReversed()) {
      for (let i = 0; i < seats; i++) own.values[row * seats + i] = target[(seat + i) % seats];
      if (worths) for (let i = 0; i < seats; i++) target[i] = (1 - lambda) * worths[i] + lambda * target[i];
    }
  }
}
