import {
  CHANCE,
  drawChance,
  firstOf,
  type Game,
  has,
  type Move,
  type Ply,
  type Position,
  type Random,
  type Seat,
} from '@ahu/core';
import type { Candidate } from './candidate.ts';
import type { Evaluator } from './evaluator.ts';
import { Trail } from './trail.ts';
import { Tree } from './tree.ts';
import { worthOf } from './worth.ts';

/** How strongly promising moves are tried before proven ones. */
const EXPLORATION = 0.25;
/** How much a move that was never tried is held to be worse than its node. */
const DOUBT = 0.1;
/** A tree with more edges than this is not carried on to the next decision. */
const MOST_EDGES = 1_000_000;
/** Plies of a line at most. */
const LONGEST_LINE = 60;

export interface Budget {
  readonly iterations: number;
  /** Asked before each iteration after the first; true ends the search early. */
  readonly stop?: () => boolean;
  /** The number of iterations between two pauses of `think`. */
  readonly slice?: number;
  /** Called when the moves have their promises, which it may change, and before any iteration. */
  readonly before?: (moves: readonly Move[]) => void;
}

/**
 * Information-set Monte-Carlo tree search with a tree for every seat. Each iteration imagines a world that looks
 * like the view, and walks down all trees at once: every seat decides by what it saw itself, so that a sealed move
 * is one and the same to all who did not see it. At a position where the deciding seat's tree ends, the world
 * is evaluated.
 */
export class Search<State extends Position, View> {
  readonly #game: Game<State, View>;
  readonly #evaluator: Evaluator<State>;
  /** Nothing is hidden, so that a node is one position. */
  readonly #isOpen: boolean;
  readonly #tree = new Tree();
  /** What each seat saw, at the root and on the way. */
  readonly #roots: Trail;
  readonly #at: Trail;
  /** The moves of the position at hand. */
  readonly #moves: Int32Array;
  readonly #values = new Float64Array(8);
  /** By seat: what the root was held to be worth before the search, and the sum of what the iterations found. */
  readonly rootWorths = new Float64Array(8);
  readonly #sums = new Float64Array(8);
  #iterations = 0;
  /** The decisions of a walk: edge, node and seat of each. */
  readonly #path: Int32Array;
  #length = 0;
  #world: State | undefined;
  #start = new Int16Array();
  /** Whether the trees were told what happened since they were searched. */
  #followed = false;

  constructor(game: Game<State, View>, evaluator: Evaluator<State>, isOpen = false) {
    this.#game = game;
    this.#evaluator = evaluator;
    this.#isOpen = isOpen;
    this.#roots = new Trail(game.moveCount);
    this.#at = new Trail(game.moveCount);
    this.#moves = new Int32Array(game.moveCount);
    this.#path = new Int32Array(3 * (game.longestGame + 1));
  }

  /** Forgets everything. */
  reset(): void {
    this.#tree.clear();
    this.#roots.restart();
  }

  /** Follows a move as `viewer` saw it, undefined if only that it was made. Keeps what was searched below it. */
  follow(viewer: Seat, seat: Seat, move: Move | undefined): void {
    if (!this.#followed) this.#roots.restartOthers(viewer);
    this.#followed = true;
    this.#roots.sees(viewer, seat, move);
    if (this.#tree.edges > MOST_EDGES) this.reset();
  }

  /** Thinks about the seat's move. */
  run(view: View, seat: Seat, budget: Budget, random: Random): Candidate[] {
    const thinking = this.think(view, seat, budget, random);
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value;
    }
  }

  /** The same with pauses between slices of iterations, in which its candidates so far can be read. */
  *think(
    view: View,
    seat: Seat,
    { iterations, stop, slice = iterations, before }: Budget,
    random: Random,
  ): Generator<() => Candidate[], Candidate[]> {
    const moves = this.begin(view, seat, random);
    before?.(moves);
    for (let n = 0; n < iterations; n++) {
      if (n > 0 && stop?.()) break;
      if (n > 0 && n % slice === 0) yield () => this.#candidates(seat, moves);
      this.iterate(view, seat, random);
    }
    return this.#candidates(seat, moves);
  }

  /** Before a decision; returns the moves, which are the same in all worlds. */
  begin(view: View, seat: Seat, random: Random): Move[] {
    if (!this.#followed) this.reset();
    this.#followed = false;
    this.#sums.fill(0);
    this.#iterations = 0;
    this.#world = this.#game.determinize(view, random, this.#world);
    const count = this.#game.moves(this.#world, seat, this.#moves);
    if (this.#isOpen) this.#start = this.#world.cells.slice();
    const root = this.#rootOf(seat);
    if (this.#tree.count[root] === 0) {
      this.#evaluate(this.#world, seat, seat, root, count, random);
      this.rootWorths.set(this.#values);
    } else this.#addMissing(this.#world, seat, root, count);
    return Array.from(this.#moves.subarray(0, count));
  }

  /** One iteration: down the trees, an evaluation, and its result up again. It begins with `forced`, if that is given. */
  iterate(view: View, seat: Seat, random: Random, forced = -1): void {
    // Where nothing is hidden there is one world, which is copied faster than it is imagined.
    if (this.#isOpen && this.#world) this.#world.cells.set(this.#start);
    else this.#world = this.#game.determinize(view, random, this.#world);
    this.#walk(this.#world, seat, random, forced);
    this.#learn();
    this.#iterations++;
    for (let i = 0; i < this.#sums.length; i++) this.#sums[i] += this.#values[i];
  }

  /** What the game seems to be worth to a seat, over the iterations of this decision. */
  worthTo(seat: Seat): number {
    return this.#sums[seat] / Math.max(1, this.#iterations);
  }

  /** What is known of a move of the seat that thinks. */
  candidate(seat: Seat, move: Move): Candidate {
    const { visits, value, prior } = this.#tree;
    const edge = this.#tree.edgeOf(this.#rootOf(seat), move);
    return { move, visits: visits[edge], value: value[edge] / Math.max(1, visits[edge]), prior: prior[edge] };
  }

  /**
   * What would be played in a world of this view if the seat began with that move: at each decision what was tried
   * most, and where nothing was tried what promises most. It ends where `goesOn` says so, and where chance decides.
   */
  line(view: View, seat: Seat, first: Move, random: Random, goesOn: (world: State) => boolean): Ply[] {
    const world = this.#game.determinize(view, random);
    const plies: Ply[] = [];
    this.#at.copy(this.#roots);
    for (let next: Ply | undefined = { seat, move: first }; next; next = this.#likeliest(world, seat, random)) {
      this.#step(world, next.seat, next.move);
      plies.push(next);
      if (!goesOn(world) || plies.length === LONGEST_LINE) break;
    }
    return plies;
  }

  /** Changes what the moves of the seat that thinks promise, before it thinks. */
  rethink(seat: Seat, promise: (candidate: Candidate) => number): void {
    const root = this.#rootOf(seat);
    const first = this.#tree.first[root];
    for (let edge = first; edge < first + this.#tree.count[root]; edge++) {
      this.#tree.prior[edge] = promise(this.candidate(seat, this.#tree.move[edge]));
    }
  }

  #rootOf(seat: Seat): number {
    return this.#tree.findOrAdd(this.#roots.high(seat), this.#roots.low(seat));
  }

  #candidates(seat: Seat, moves: readonly Move[]): Candidate[] {
    const candidates = moves.map((move) => this.candidate(seat, move));
    return candidates.sort((a, b) => b.visits - a.visits || b.value - a.value || b.prior - a.prior);
  }

  /** The next ply of a line; undefined where no player decides. */
  #likeliest(world: State, thinker: Seat, random: Random): Ply | undefined {
    const waiting = this.#game.toMove(world);
    if (waiting === 0 || has(waiting, CHANCE)) return undefined;
    const seat = has(waiting, thinker) ? thinker : firstOf(waiting);
    const count = this.#list(world, seat);
    if (count === 1) return { seat, move: this.#moves[0] };
    const node = this.#tree.findOrAdd(this.#at.high(seat), this.#at.low(seat));
    if (this.#tree.count[node] === 0) this.#evaluate(world, seat, thinker, node, count, random);
    else this.#addMissing(world, seat, node, count);
    const edges = Array.from(this.#moves.subarray(0, count), (move) => this.#tree.edgeOf(node, move));
    const { move, visits, prior } = this.#tree;
    const best = edges.reduce((a, b) => ((visits[b] - visits[a] || prior[b] - prior[a]) > 0 ? b : a));
    return { seat, move: move[best] };
  }

  #walk(world: State, thinker: Seat, random: Random, forced: Move): void {
    const game = this.#game;
    const tree = this.#tree;
    this.#at.copy(this.#roots);
    this.#length = 0;
    for (;;) {
      const waiting = game.toMove(world);
      if (waiting === 0) return worthOf(game, world, this.#values);
      if (has(waiting, CHANCE)) {
        this.#step(world, CHANCE, drawChance(game, world, random, this.#moves));
        continue;
      }
      // Of several who move at once the thinker decides first; what the others choose they do not see anyway.
      const seat = has(waiting, thinker) ? thinker : firstOf(waiting);
      const count = this.#list(world, seat);
      if (count === 1) {
        // Nothing to decide, nothing to learn.
        this.#step(world, seat, this.#moves[0]);
        continue;
      }
      const node = tree.findOrAdd(this.#at.high(seat), this.#at.low(seat));
      if (tree.count[node] === 0) {
        this.#evaluate(world, seat, thinker, node, count, random);
        tree.nodeVisits[node]++;
        tree.nodeValue[node] += this.#values[seat];
        return;
      }
      const edge =
        this.#length === 0 && forced >= 0 ? this.#force(node, forced) : this.#choose(world, seat, node, count);
      this.#path[this.#length++] = edge;
      this.#path[this.#length++] = node;
      this.#path[this.#length++] = seat;
      this.#step(world, seat, tree.move[edge]);
    }
  }

  /** Lists the moves of a seat. A node that is one position knows them, which is cheaper than to ask the rules. */
  #list(world: State, seat: Seat): number {
    const tree = this.#tree;
    const node = this.#isOpen ? tree.find(this.#at.high(seat), this.#at.low(seat)) : -1;
    const count = node < 0 ? 0 : tree.count[node];
    if (count === 0) return this.#game.moves(world, seat, this.#moves);
    const first = tree.first[node];
    for (let i = 0; i < count; i++) this.#moves[i] = tree.move[first + i];
    return count;
  }

  /** Plays a move, and notes in every trail what its seat sees of it. */
  #step(world: State, seat: Seat, move: Move): void {
    const seen = this.#game.witnesses(world, seat, move);
    this.#game.play(world, seat, move);
    this.#at.allSee(world.setup.seats, seat, move, seen);
  }

  /** Asks the evaluator about a node without edges: what it is worth, and what its moves promise. */
  #evaluate(world: State, seat: Seat, thinker: Seat, node: number, count: number, random: Random): void {
    this.#evaluator.evaluate(world, seat, thinker, this.#moves, count, random, this.#values);
    this.#tree.peak[node] = this.#evaluator.peak;
    this.#tree.add(node, this.#moves, this.#evaluator.promises, count, count);
  }

  /** In another world a seat may have moves that it did not have before. */
  #addMissing(world: State, seat: Seat, node: number, count: number): void {
    const missing = this.#tree.missing(node, this.#moves, count);
    if (missing === 0) return;
    this.#evaluator.promise(world, seat, this.#moves, count, this.#tree.peak[node]);
    this.#tree.add(node, this.#moves, this.#evaluator.promises, count, missing);
  }

  #force(node: number, move: Move): number {
    const edge = this.#tree.edgeOf(node, move);
    this.#tree.available[edge]++;
    return edge;
  }

  #choose(world: State, seat: Seat, node: number, count: number): number {
    const edge = this.#select(node, count);
    if (edge >= 0) return edge;
    this.#addMissing(world, seat, node, count);
    return this.#select(node, count);
  }

  /** The edge with the best of what is known and what is promised; −1 if moves have no edges yet. */
  #select(node: number, count: number): number {
    const { move, visits, value, prior, available, first, nodeVisits, nodeValue } = this.#tree;
    const moves = this.#moves;
    const begin = first[node];
    const end = begin + this.#tree.count[node];
    let promised = 0;
    for (let i = 0, edge = begin; i < count; i++, edge++) {
      while (edge < end && move[edge] < moves[i]) edge++;
      if (edge === end || move[edge] !== moves[i]) return -1;
      promised += prior[edge];
    }
    const expected = nodeVisits[node] > 0 ? nodeValue[node] / nodeVisits[node] - DOUBT : 0.5;
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0, edge = begin; i < count; i++, edge++) {
      while (move[edge] !== moves[i]) edge++;
      available[edge]++;
      if (promised > 0 && prior[edge] === 0) continue;
      const tried = visits[edge];
      const worth = tried > 0 ? value[edge] / tried : expected;
      const share = promised > 0 ? prior[edge] / promised : 1 / count;
      const score = worth + (EXPLORATION * share * Math.sqrt(available[edge])) / (1 + tried);
      if (score > most) {
        best = edge;
        most = score;
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
