import { type Network, NetworkEvaluator, Search } from '@ahu/bots';
import {
  type Explainer,
  type Game,
  type Insight,
  type Move,
  type Position,
  players,
  type Seat,
  Sfc32,
} from '@ahu/core';
import { chanceIn, chancesFrom } from './chances.ts';
import { compare } from './compare.ts';
import type { Decision } from './decisions.ts';
import { type Followed, follow } from './follow.ts';
import { type Verdict, verdictOn } from './verdicts.ts';

/** What a decision is judged by: what its seat saw then, or everything as it really was. */
export type Light = 'seen' | 'open';

export interface Judgement {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
  /** The move that seems best; the one that was played, if it is as good. */
  readonly best: Move;
  /** How much of the chance to win the move cost, from 0 to 1, and the standard error of that. */
  readonly cost: number;
  readonly error: number;
  readonly verdict: Verdict;
  /** By seat: the chance to win before the move. */
  readonly chances: readonly number[];
  /** The iterations that were spent: a judgement may be made again with more. */
  readonly iterations: number;
}

/** What is learnt of a game, for judging. */
export interface Knowledge {
  readonly game: Game;
  readonly insight: Insight;
  readonly network: Network;
}

/** Judges decisions by searching. What it says of a decision is the same whenever it is asked. */
export class Judge {
  readonly #knowledge: Knowledge;
  readonly #evaluator: NetworkEvaluator<Position>;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    const { game, insight, network } = knowledge;
    this.#evaluator = new NetworkEvaluator(game, insight, network);
  }

  judge(decision: Decision, light: Light, iterations: number): Judgement {
    const { ply, seat, move, state } = decision;
    const view = this.#knowledge.game.view(state, seat);
    const search = this.#searchIn(light, state);
    const random = randomOf(decision);
    const [first] = search.run(view, seat, { iterations }, random);
    const { seats } = state.setup;
    const chances = chancesFrom(
      players(seats).map((each) => search.worthTo(each)),
      seats,
    );
    const found = { ply, seat, move, chances, iterations };
    if (first.move === move) return { ...found, best: move, cost: 0, error: 0, verdict: 'fine' };
    const { mean, error } = compare(search, view, { seat, better: first.move, move, iterations, random });
    // A move cannot cost more than there was.
    const cost = Math.min(chances[seat], Math.max(0, chanceIn(mean)));
    const verdict = verdictOn(cost, chanceIn(error));
    return { ...found, best: mean > 0 ? first.move : move, cost, error: chanceIn(error), verdict };
  }

  /** What would follow each of these moves, by the search that judged the decision. */
  explain(
    decision: Decision,
    light: Light,
    iterations: number,
    moves: readonly Move[],
    explainer?: Explainer,
  ): Followed[] {
    const { game } = this.#knowledge;
    const { seat, state } = decision;
    const search = this.#searchIn(light, state);
    search.run(game.view(state, seat), seat, { iterations }, randomOf(decision));
    return moves.map((move) => follow(game, search, decision, move, explainer));
  }

  #searchIn(light: Light, state: Position): Search<Position, unknown> {
    const { game, insight } = this.#knowledge;
    if (light === 'seen') return new Search(game, this.#evaluator, insight.open);
    const asItWas: Game = { ...game, determinize: (_view, _random, into) => game.copy(state, into) };
    return new Search(asItWas, this.#evaluator);
  }
}

/** The same for all that a seat cannot tell apart. */
const randomOf = ({ ply, seat }: Decision): Sfc32 => new Sfc32(`analysis ${ply} ${seat}`);
