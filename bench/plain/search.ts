/** Of 0.1, kept as it was: `npm run bench` measures today's search beside it. */
import {
  CHANCE,
  drawChance,
  firstOf,
  type Game,
  has,
  type Insight,
  type Move,
  type Position,
  type Random,
  type Seat,
} from '@ahu/core';
import type { Evaluator } from './evaluator.ts';
import { Tree } from './tree.ts';
import { worthOf } from './worth.ts';

/** How strongly promising moves are tried before proven ones. */
const EXPLORATION = 0.25;
/** How much a move that was never tried is held to be worse than its node. */
const DOUBT = 0.1;
/** How many moves of a position, the best by their priors, are looked at with the evaluator. */
const LOOKED_AT = 8;
/** What is left of the promise of the others. */
const OVERLOOKED = 0.02;
/** A tree with more edges than this is not carried on to the next decision. */
const MOST_EDGES = 400_000;

/** A difference in value that makes a move nearly three times as attractive. */
const CONFIDENCE = 0.03;

/** How much attention a move deserves that leads to this value, when the best leads to that. */
export const attention = (value: number, best: number): number => Math.exp((value - best) / CONFIDENCE);

export interface Budget {
  readonly iterations: number;
  /** Asked before each iteration after the first; true ends the search early. */
  readonly stop?: () => boolean;
  /** `think` pauses after this number of iterations. */
  readonly slice?: number;
}

/** What a search found out about one move of the seat it thought for. */
export interface Candidate {
  readonly move: Move;
  readonly visits: number;
  /** What it is expected to be worth, from 0 to 1. */
  readonly value: number;
  readonly prior: number;
}

/**
 * Information-set Monte-Carlo tree search with a tree for every seat. Each iteration imagines a world that looks
 * like the view, and walks down all trees at once: every seat decides by what it saw itself, so that a sealed move
 * is one and the same edge to all who did not see it. At a position where the deciding seat's tree ends, the world
 * is evaluated.
 */
export class Search<State extends Position, View> {
  readonly #game: Game<State, View>;
  readonly #insight: Insight<State>;
  readonly #evaluator: Evaluator<State>;
  readonly #tree = new Tree();
  /** The moves of the position at hand, and their edges. */
  readonly #moves: Int32Array;
  readonly #edges: Int32Array;
  /** What they lead to, −1 where nobody looked. */
  readonly #seen: Float64Array;
  readonly #values = new Float64Array(8);
  /** By seat: where in its tree the walk is, and where it begins. */
  readonly #at = new Int32Array(8);
  readonly #roots = new Int32Array(8).fill(-1);
  /** The decisions of a walk: edge, node and seat of each. */
  readonly #path: Int32Array;
  #length = 0;
  #world: State | undefined;
  #after: State | undefined;
  /** Whether the trees were told what happened since they were searched. */
  #followed = false;

  constructor(game: Game<State, View>, insight: Insight<State>, evaluator: Evaluator<State>) {
    this.#game = game;
    this.#insight = insight;
    this.#evaluator = evaluator;
    this.#moves = new Int32Array(game.moveCount);
    this.#edges = new Int32Array(game.moveCount);
    this.#seen = new Float64Array(game.moveCount);
    this.#path = new Int32Array(3 * (game.longestGame + 1));
  }

  /** Forgets everything. */
  reset(): void {
    this.#tree.clear();
    this.#roots.fill(-1);
  }

  /** Goes on from a ply as `viewer` saw it: the move, or only that one was made (undefined). Keeps what it knows of it. */
  follow(viewer: Seat, seat: Seat, move: Move | undefined): void {
    const root = this.#roots[viewer];
    this.#roots.fill(-1);
    this.#followed = true;
    if (root < 0) return;
    const edge = this.#tree.find(root, this.#codeOf(seat, move));
    if (edge >= 0 && this.#tree.edges < MOST_EDGES) this.#roots[viewer] = this.#tree.childOf(edge);
    else this.reset();
  }

  /** Thinks about the seat's move. `priors` says beforehand what moves look like; the default is the game's hints. */
  run(view: View, seat: Seat, budget: Budget, random: Random, priors?: (move: Move) => number): Candidate[] {
    const thinking = this.think(view, seat, budget, random, priors);
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value;
    }
  }

  /** The same with regular pauses, in which it can be asked what it thinks so far. */
  *think(
    view: View,
    seat: Seat,
    { iterations, stop, slice = iterations }: Budget,
    random: Random,
    priors?: (move: Move) => number,
  ): Generator<() => Candidate[], Candidate[]> {
    if (!this.#followed) this.reset();
    this.#followed = false;
    for (let i = 0; i < this.#roots.length; i++) if (this.#roots[i] < 0) this.#roots[i] = this.#tree.newNode();
    this.#world = this.#game.determinize(view, random, this.#world);
    const moves = this.#expandRoot(this.#world, seat, priors);
    for (let n = 0; n < iterations; n++) {
      if (n > 0 && stop?.()) break;
      if (n > 0 && n % slice === 0) yield () => this.#candidates(seat, moves);
      this.#world = this.#game.determinize(view, random, this.#world);
      this.#walk(this.#world, seat, random);
    }
    return this.#candidates(seat, moves);
  }

  /** Gives the moves of the seat that thinks their priors; they are the same in all worlds. */
  #expandRoot(world: State, seat: Seat, priors?: (move: Move) => number): Move[] {
    const count = this.#game.moves(world, seat, this.#moves);
    this.#expand(world, seat, this.#roots[seat], count);
    const moves = Array.from(this.#moves.subarray(0, count));
    if (priors) for (const move of moves) this.#tree.prior[this.#edgeOf(seat, move)] = priors(move);
    return moves;
  }

  #edgeOf(seat: Seat, move: Move): number {
    return this.#tree.find(this.#roots[seat], this.#codeOf(seat, move));
  }

  #candidates(seat: Seat, moves: readonly Move[]): Candidate[] {
    const { visits, value, prior } = this.#tree;
    const candidates = moves.map((move) => {
      const edge = this.#edgeOf(seat, move);
      return { move, visits: visits[edge], value: value[edge] / Math.max(1, visits[edge]), prior: prior[edge] };
    });
    return candidates.sort((a, b) => b.visits - a.visits || b.value - a.value || b.prior - a.prior);
  }

  /** One iteration: down the trees, an evaluation, and its result up again. */
  #walk(world: State, thinker: Seat, random: Random): void {
    const game = this.#game;
    this.#at.set(this.#roots);
    this.#length = 0;
    for (;;) {
      const waiting = game.toMove(world);
      if (waiting === 0) {
        worthOf(game, world, this.#values);
        break;
      }
      if (has(waiting, CHANCE)) {
        this.#step(world, CHANCE, drawChance(game, world, random, this.#moves));
        continue;
      }
      // Of several who move at once the thinker decides first; what the others choose they do not see anyway.
      const seat = has(waiting, thinker) ? thinker : firstOf(waiting);
      const count = game.moves(world, seat, this.#moves);
      if (count === 1) {
        // Nothing to decide, nothing to learn.
        this.#step(world, seat, this.#moves[0]);
        continue;
      }
      const node = this.#at[seat];
      const fresh = this.#tree.nodeVisits[node] === 0 && this.#length > 0;
      this.#expand(world, seat, node, count);
      if (fresh) {
        this.#evaluator.evaluate(world, random, this.#values);
        this.#tree.nodeVisits[node]++;
        this.#tree.nodeValue[node] += this.#values[seat];
        break;
      }
      if (this.#tree.nodeVisits[node] === 1 && this.#length > 0) this.#lookAhead(world, seat, count, random);
      const edge = this.#select(node, count);
      const move = this.#chosen;
      this.#path[this.#length++] = edge;
      this.#path[this.#length++] = node;
      this.#path[this.#length++] = seat;
      this.#step(world, seat, move);
    }
    this.#learn();
  }

  /** Plays a move, and moves on in every tree by what its seat sees of it. */
  #step(world: State, seat: Seat, move: Move): void {
    const tree = this.#tree;
    const seen = this.#game.witnesses(world, seat, move);
    this.#game.play(world, seat, move);
    for (let viewer = 0; viewer < world.setup.seats; viewer++) {
      const code = this.#codeOf(seat, has(seen, viewer) ? move : undefined);
      this.#at[viewer] = tree.childOf(tree.findOrAdd(this.#at[viewer], code));
    }
  }

  #codeOf(seat: Seat, move: Move | undefined): number {
    return seat * (this.#game.moveCount + 1) + (move ?? this.#game.moveCount);
  }

  /** Gives every legal move its edge, and one that is new its prior; counts that it was there to choose. */
  #expand(world: State, seat: Seat, node: number, count: number): void {
    const tree = this.#tree;
    for (let i = 0; i < count; i++) {
      const move = this.#moves[i];
      const known = tree.edges;
      const edge = tree.findOrAdd(node, this.#codeOf(seat, move));
      if (edge === known) tree.prior[edge] = this.#insight.hint(world, seat, move);
      tree.available[edge]++;
      this.#edges[i] = edge;
    }
  }

  /** Of the edges just listed, gives the most promising ones a prior by what they lead to. */
  #lookAhead(world: State, seat: Seat, count: number, random: Random): void {
    if (!this.#evaluator.tellsMovesApart) return;
    const { prior } = this.#tree;
    const seen = this.#seen.fill(-1, 0, count);
    let most = 0;
    for (let n = Math.min(LOOKED_AT, count); n > 0; n--) {
      let next = -1;
      for (let i = 0; i < count; i++) {
        if (seen[i] < 0 && (next < 0 || prior[this.#edges[i]] > prior[this.#edges[next]])) next = i;
      }
      if (prior[this.#edges[next]] === 0) break;
      this.#after = this.#game.copy(world, this.#after);
      this.#game.play(this.#after, seat, this.#moves[next]);
      seen[next] = this.#evaluator.valueFor(this.#after, seat, random);
      most = Math.max(most, seen[next]);
    }
    for (let i = 0; i < count; i++) {
      const edge = this.#edges[i];
      prior[edge] = seen[i] < 0 ? OVERLOOKED * prior[edge] : attention(seen[i], most);
    }
  }

  #chosen: Move = 0;

  /** Of the edges just listed, the one with the best of what is known and what is promised. */
  #select(node: number, count: number): number {
    const tree = this.#tree;
    const edges = this.#edges;
    let promised = 0;
    for (let i = 0; i < count; i++) promised += tree.prior[edges[i]];
    const expected = tree.nodeVisits[node] > 0 ? tree.nodeValue[node] / tree.nodeVisits[node] - DOUBT : 0.5;
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const edge = edges[i];
      if (promised > 0 && tree.prior[edge] === 0) continue;
      const visits = tree.visits[edge];
      const value = visits > 0 ? tree.value[edge] / visits : expected;
      const share = promised > 0 ? tree.prior[edge] / promised : 1 / count;
      const score = value + (EXPLORATION * share * Math.sqrt(tree.available[edge])) / (1 + visits);
      if (score > most) {
        best = edge;
        most = score;
        this.#chosen = this.#moves[i];
      }
    }
    return best;
  }

  #learn(): void {
    const tree = this.#tree;
    for (let i = 0; i < this.#length; i += 3) {
      const edge = this.#path[i];
      const node = this.#path[i + 1];
      const value = this.#values[this.#path[i + 2]];
      tree.visits[edge]++;
      tree.value[edge] += value;
      tree.nodeVisits[node]++;
      tree.nodeValue[node] += value;
    }
  }
}
