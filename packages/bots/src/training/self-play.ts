import {
  askBot,
  type Bot,
  CHANCE,
  drawChance,
  type Game,
  has,
  type Insight,
  type Move,
  type Position,
  type Random,
  type Seat,
  seatsOf,
} from '@ahu/core';
import type { Network } from '../network.ts';
import { worthOf } from '../worth.ts';

/** Of many legal moves only this many that look best at first sight are looked at closely. */
const CLOSE_LOOK = 12;
/** How often a random move is made instead of the best, so that other positions are seen too. */
const CURIOSITY = 0.05;
/** How much of a position's target is what came of the game, and how much what was thought of the next position. */
const LAMBDA = 0.98;
/** Of a long game about so many positions are kept, or a third: they are much alike, and many games teach more than one. */
const MOST_LESSONS = 150;

/** Positions as features, each with the value that it turned out to have. */
export interface Lessons {
  readonly features: Float32Array;
  readonly targets: Float32Array;
}

interface Remembered {
  readonly row: number;
  readonly value: number;
}

/** Plays games against itself and a guest, choosing by the network, and keeps what can be learnt from them. */
export class SelfPlay<State extends Position, View> {
  readonly #game: Game<State, View>;
  readonly #insight: Insight<State>;
  readonly #network: Network;
  readonly #guest: Bot<View>;
  readonly #start: State;
  readonly #state: State;
  readonly #after: State;
  readonly #moves: Int32Array;
  readonly #features: Float32Array;
  /** The positions of one game, and of all games what is kept. */
  #rows: Float32Array[] = [];
  #kept: Float32Array[] = [];
  #targets: number[] = [];

  constructor(game: Game<State, View>, insight: Insight<State>, network: Network, guest: Bot<View>, start: State) {
    this.#game = game;
    this.#insight = insight;
    this.#network = network;
    this.#guest = guest;
    this.#start = start;
    this.#state = game.copy(start);
    this.#after = game.copy(start);
    this.#moves = new Int32Array(game.moveCount);
    this.#features = new Float32Array(network.inputs);
  }

  /** `guests` is how likely each seat is to be the guest's. */
  play(games: number, guests: number, random: Random): Lessons {
    this.#kept = [];
    this.#targets = [];
    for (let n = 0; n < games; n++) this.#playOne(guests, random);
    const { inputs } = this.#network;
    const features = new Float32Array(this.#kept.length * inputs);
    this.#kept.forEach((row, i) => {
      features.set(row, i * inputs);
    });
    return { features, targets: Float32Array.from(this.#targets) };
  }

  #playOne(guests: number, random: Random): void {
    const game = this.#game;
    const state = game.copy(this.#start, this.#state);
    const { seats } = state.setup;
    this.#rows = [];
    const memories: Remembered[][] = Array.from({ length: seats }, () => []);
    const isGuest = memories.map(() => random.below(1000) < 1000 * guests);
    for (let waiting = game.toMove(state); waiting !== 0; waiting = game.toMove(state)) {
      if (has(waiting, CHANCE)) {
        game.play(state, CHANCE, drawChance(game, state, random, this.#moves));
        continue;
      }
      const asked = seatsOf(waiting);
      const seat = asked[random.below(asked.length)];
      const count = this.#lookClosely(state, seat);
      game.play(state, seat, this.#choose(state, seat, count, isGuest[seat], random));
      if (count === 1) continue;
      this.#remember(state, seat, memories);
      this.#remember(state, (seat + 1 + random.below(seats - 1)) % seats, memories);
    }
    this.#conclude(memories, random);
  }

  #choose(state: State, seat: Seat, count: number, isGuest: boolean, random: Random): Move {
    if (random.below(1000) < 1000 * CURIOSITY) return this.#moves[random.below(count)];
    return isGuest ? askBot(this.#game, state, seat, this.#guest, random) : this.#best(state, seat, count);
  }

  /** The most promising of the legal moves; those without any promise only if there are no others. */
  #lookClosely(state: State, seat: Seat): number {
    const legal = this.#game.moves(state, seat, this.#moves);
    const hints = Array.from(this.#moves.subarray(0, legal), (move) => ({
      move,
      hint: this.#insight.hint(state, seat, move),
    }));
    hints.sort((a, b) => b.hint - a.hint);
    const hopeful = Math.max(1, hints.filter(({ hint }) => hint > 0).length);
    const count = Math.min(hopeful, CLOSE_LOOK);
    for (let i = 0; i < count; i++) this.#moves[i] = hints[i].move;
    return count;
  }

  #best(state: State, seat: Seat, count: number): Move {
    if (count === 1) return this.#moves[0];
    let [best, most] = [this.#moves[0], -1];
    for (let i = 0; i < count; i++) {
      const after = this.#game.copy(state, this.#after);
      this.#game.play(after, seat, this.#moves[i]);
      const value = this.#value(after, seat);
      if (value > most) [best, most] = [this.#moves[i], value];
    }
    return best;
  }

  #value(state: State, seat: Seat): number {
    this.#insight.features(state, seat, this.#features);
    return this.#network.evaluate(this.#features);
  }

  #remember(state: State, seat: Seat, memories: Remembered[][]): void {
    const value = this.#value(state, seat);
    memories[seat].push({ row: this.#rows.length, value });
    this.#rows.push(this.#features.slice());
  }

  /** From the end backwards, every position is taught what came after it. */
  #conclude(memories: Remembered[][], random: Random): void {
    const worth = new Float64Array(8);
    worthOf(this.#game, this.#state, worth);
    const kept = Math.max(MOST_LESSONS, this.#rows.length / 3);
    memories.forEach((memory, seat) => {
      let target = worth[seat];
      for (const { row, value } of memory.toReversed()) {
        if (random.below(this.#rows.length) < kept) {
          this.#kept.push(this.#rows[row]);
          this.#targets.push(target);
        }
        target = (1 - LAMBDA) * value + LAMBDA * target;
      }
    });
  }
}
