import { type Game, type Move, type Position, type Random, type Seat, Sfc32 } from '@ahu/core';
import { exp } from '../network/exp.ts';
import type { Evaluator } from '../search/evaluator.ts';
import { Search } from '../search/search.ts';

/** One decision as an expert takes it. */
export interface Advice {
  readonly move: Move;
  /** The moves that are worth learning about, and how much the expert thinks of each; together 1. */
  readonly moves: readonly Move[];
  readonly shares: readonly number[];
  /** By seat: what the game seems to be worth. */
  readonly worths: Float64Array;
}

/** Decides for a seat, knowing what the seat knows, in a way that can be learnt. */
export interface Expert<State extends Position> {
  /** `noise` is how much of chance there is in its choice: 1 to draw from what it thinks of the moves, 0 for the best. */
  advise(state: State, seat: Seat, iterations: number, noise: number, random: Random): Advice;
}

/** How much better a move is held to be for each thousandth of value: e-fold for about 30. */
const SHARPNESS = 33;
/** A value counts as if its node's had been seen this often beside it. */
const PRUDENCE = 2;
/** The most moves of a position whose shares are learnt. */
const LEARNT = 32;
/** The number of moves that are tried in a decision of n iterations. */
const mostTried = (iterations: number): number => Math.max(2, Math.min(10, Math.floor(iterations / 3)));

interface Contender {
  readonly move: Move;
  /** What it promises, as a logarithm, and the same with noise: to take the highest of these is to draw by promise. */
  readonly log: number;
  readonly drawn: number;
}

/**
 * Searches briefly: tries the moves that it draws by what they promise, halves their number again and again, and
 * thinks of each as its promise and the values that were found say (Gumbel search with sequential halving).
 */
export class SearchingExpert<State extends Position, View> implements Expert<State> {
  readonly #game: Game<State, View>;
  readonly #search: Search<State, View>;

  constructor(game: Game<State, View>, evaluator: Evaluator<State>, isOpen = false) {
    this.#game = game;
    this.#search = new Search(game, evaluator, isOpen);
  }

  advise(state: State, seat: Seat, iterations: number, noise: number, random: Random): Advice {
    const search = this.#search;
    const view = this.#game.view(state, seat);
    const all = search.begin(view, seat, random);
    const hopeful = all.filter((move) => search.candidate(seat, move).prior > 0);
    const contenders = (hopeful.length > 0 ? hopeful : all).map((move): Contender => {
      const log = Math.log(Math.max(1e-9, search.candidate(seat, move).prior));
      return { move, log, drawn: log + noise * gumbel(random) };
    });
    // A quarter of Giants' decisions have one move that is worth a try.
    if (contenders.length > 1) this.#halve(view, seat, contenders, iterations, random);
    return this.#concluded(seat, contenders);
  }

  /** Spends the iterations on fewer and fewer moves. */
  #halve(view: View, seat: Seat, contenders: readonly Contender[], iterations: number, random: Random): void {
    const search = this.#search;
    let left = iterations;
    let tried = contenders.toSorted((a, b) => b.drawn - a.drawn).slice(0, mostTried(iterations));
    const rounds = Math.max(1, Math.ceil(Math.log2(tried.length)));
    while (left > 0) {
      const each = Math.max(1, Math.floor(iterations / rounds / tried.length));
      for (let n = 0; n < each && left > 0; n++) {
        // All moves are tried in the same world and with the same luck, or chance would decide between them.
        const luck = random.below(FINE);
        for (const { move } of tried) {
          if (left-- <= 0) break;
          search.iterate(view, seat, new Sfc32(luck), move);
        }
      }
      const scores = new Map(tried.map((each) => [each, each.drawn + SHARPNESS * this.#value(seat, each.move)]));
      tried = tried.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
      tried = tried.slice(0, Math.max(1, tried.length >> 1));
    }
  }

  /** What was found, drawn towards what the position is worth as a whole where little was. */
  #value(seat: Seat, move: Move): number {
    const { visits, value } = this.#search.candidate(seat, move);
    return (visits * value + PRUDENCE * this.#search.worthTo(seat)) / (visits + PRUDENCE);
  }

  #concluded(seat: Seat, contenders: readonly Contender[]): Advice {
    const values = contenders.map(({ move }) => SHARPNESS * this.#value(seat, move));
    let best = 0;
    contenders.forEach(({ drawn }, i) => {
      if (drawn + values[i] > contenders[best].drawn + values[best]) best = i;
    });
    const logs = contenders.map(({ log }, i) => log + values[i]);
    const kept = [...logs.keys()].sort((a, b) => contenders[b].log - contenders[a].log || a - b);
    const learnt = kept.slice(0, LEARNT);
    if (!learnt.includes(best)) learnt[learnt.length - 1] = best;
    const peak = Math.max(...learnt.map((i) => logs[i]));
    const weights = learnt.map((i) => exp(logs[i] - peak));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return {
      move: contenders[best].move,
      moves: learnt.map((i) => contenders[i].move),
      shares: weights.map((weight) => weight / sum),
      // Means over the search would be of moves that are only tried, and make one's own turn look bad.
      worths: this.#search.rootWorths.slice(),
    };
  }
}

const FINE = 1 << 24;

/** To add such noise to logarithms of shares, and to take the highest, is to draw by the shares. */
function gumbel(random: Random): number {
  const between = (random.below(FINE) + 0.5) / FINE;
  return -Math.log(-Math.log(between));
}
