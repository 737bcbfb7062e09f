import { NetworkEvaluator } from '@ahu/bots';
import { CHANCE, drawChance, firstOf, has, type Match, type Position, players, Sfc32, seatsOf } from '@ahu/core';
import { chancesFrom } from './chances.ts';
import { stepsOf } from './decisions.ts';
import type { Knowledge } from './judge.ts';

/** What dice or cards that fell one after the other did to everybody. */
export interface Stroke {
  /** The plies of chance, [from, to). */
  readonly from: number;
  readonly to: number;
  /** By seat: the chance to win that it gave, or took if negative, beside what was to be expected. */
  readonly gains: readonly number[];
}

/** How many other ways it could have fallen are looked at. */
const WAYS = 48;

/** What chance gave and took, stroke by stroke, as things really stood. */
export function luckOf(match: Pick<Match, 'game' | 'seats' | 'options' | 'log'>, knowledge: Knowledge): Stroke[] {
  const outlook = new Outlook(knowledge);
  const strokes: Stroke[] = [];
  let begun: { readonly from: number; readonly expected: readonly number[] } | undefined;
  for (const { ply, seat, state } of stepsOf(match)) {
    if (seat === CHANCE) begun ??= { from: ply, expected: outlook.expected(state, ply) };
    else if (begun) {
      const { from, expected } = begun;
      const now = outlook.chances(state);
      strokes.push({ from, to: ply, gains: now.map((chance, each) => chance - expected[each]) });
      begun = undefined;
    }
  }
  return strokes;
}

/** Everybody's chances by one look at a position, without thinking ahead. */
class Outlook {
  readonly #knowledge: Knowledge;
  readonly #evaluator: NetworkEvaluator<Position>;
  readonly #worths = new Float64Array(8);
  readonly #moves: Int32Array;
  readonly #random = new Sfc32('outlook');
  #world: Position | undefined;

  constructor(knowledge: Knowledge) {
    const { game, insight, network } = knowledge;
    this.#knowledge = knowledge;
    this.#evaluator = new NetworkEvaluator(game, insight, network);
    this.#moves = new Int32Array(game.moveCount);
  }

  /** Of a position in which a player is to move. */
  chances(state: Position): number[] {
    const { game } = this.#knowledge;
    const seats = state.setup.seats;
    const waiting = game.toMove(state);
    if (waiting === 0) return sharesOf(seatsOf(game.winners(state)), seats);
    const seat = firstOf(waiting);
    const count = game.moves(state, seat, this.#moves);
    this.#evaluator.evaluate(state, seat, seat, this.#moves, count, this.#random, this.#worths);
    return chancesFrom(this.#worths, seats);
  }

  /** The mean over the ways in which chance may go on here. */
  expected(state: Position, ply: number): number[] {
    const { game } = this.#knowledge;
    const random = this.#random.reseed(`luck ${ply}`);
    const sums = new Array<number>(state.setup.seats).fill(0);
    for (let n = 0; n < WAYS; n++) {
      this.#world = game.copy(state, this.#world);
      while (has(game.toMove(this.#world), CHANCE)) {
        game.play(this.#world, CHANCE, drawChance(game, this.#world, random, this.#moves));
      }
      this.chances(this.#world).forEach((chance, seat) => {
        sums[seat] += chance / WAYS;
      });
    }
    return sums;
  }
}

/** The victory, shared by those who won. */
export const sharesOf = (winners: readonly number[], seats: number): number[] =>
  players(seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
