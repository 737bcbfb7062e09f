import type { Game, Insight, Move, Position, Seat, Traits } from '@ahu/core';
import { type Kernel, type NewKernel, newKernel } from '../kernel/kernel.ts';
import { logistic } from './exp.ts';
import type { Network, Shape } from './network.ts';

const NUMBER = 4;
const ALIGNED = 16;

/** The parts of the kernel's memory; `list` is room for the kernel. */
type Area = 'features' | 'list' | 'rows' | 'biases' | 'hidden' | 'table' | 'tableBiases' | 'asked' | 'promises';
type Addresses = Record<Area, number>;

/** Moves that a game says nothing about have nothing in common. */
const unrelated = (moves: number): Traits => ({ kinds: 1, count: 1 + moves, of: (move) => [0, 1 + move] });

export const traitsOf = (game: Pick<Game, 'moveCount'>, insight: Insight): Traits =>
  insight.traits ?? unrelated(game.moveCount);

/**
 * A network made ready to run: in the memory of the kernel, with the weights of every move added up. What can be asked
 * of a position is one table with a row for every seat, every kind of move and every move.
 */
export class Inference {
  readonly network: Network;
  /** The position goes in here. */
  readonly features: Float32Array;
  readonly hidden: Float32Array;
  /** By move asked for: its promise, as a logarithm. */
  readonly promises: Float32Array;
  readonly #kernel: Kernel;
  readonly #traits: Traits;
  readonly #kindOf: Uint16Array;
  /** The numbers of the rows that are asked for. */
  readonly #asked: Int32Array;
  /** The weights of the hidden layer, its biases, the table and its biases. */
  readonly #weights: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
  readonly #at: Addresses;

  constructor(network: Network, traits: Traits, moveCount: number, make: NewKernel = newKernel) {
    const { at, sizes, end } = laidOut(network.shape, moveCount);
    const { kernel, buffer } = make(end);
    const floats = (area: Area) => new Float32Array(buffer, at[area], sizes[area]);
    this.network = network;
    this.features = floats('features');
    this.hidden = floats('hidden');
    this.promises = floats('promises');
    this.#kernel = kernel;
    this.#traits = traits;
    this.#kindOf = Uint16Array.from({ length: moveCount }, (_, move) => traits.of(move)[0]);
    this.#asked = new Int32Array(buffer, at.asked, sizes.asked);
    this.#weights = [floats('rows'), floats('biases'), floats('table'), floats('tableBiases')];
    this.#at = at;
    this.reload();
  }

  /** Takes over the weights of the network, which may have learnt since. */
  reload(): void {
    const { rows, biases, values, valueBiases, hints, hintBiases } = this.network.parts;
    const [ownRows, ownBiases, table, tableBiases] = this.#weights;
    ownRows.set(rows);
    ownBiases.set(biases);
    table.fill(0).set(values);
    table.set(hints, values.length);
    tableBiases.fill(0).set(valueBiases);
    tableBiases.set(hintBiases, valueBiases.length);
    for (let move = 0; move < this.#kindOf.length; move++) this.#addUp(move, table, tableBiases);
  }

  #addUp(move: Move, table: Float32Array, biases: Float32Array): void {
    const { hidden, seats, kinds } = this.network.shape;
    const { traits, traitBiases } = this.network.parts;
    const row = seats + kinds + move;
    for (const trait of this.#traits.of(move)) {
      for (let h = 0; h < hidden; h++) table[row * hidden + h] += traits[trait * hidden + h];
      biases[row] += traitBiases[trait];
    }
  }

  /** Reads the features that were written, and says what the game is worth to each seat, from 0 to 1. */
  run(decides: Seat, worths: Float64Array): void {
    const at = this.#at;
    const { inputs, hidden, seats } = this.network.shape;
    const end = at.features + NUMBER * inputs;
    this.#kernel.hide(at.features, end, at.rows, at.biases, at.hidden, NUMBER * hidden, at.list);
    for (let i = 0; i < seats; i++) this.#asked[i] = i;
    this.#answer(0, seats);
    for (let i = 0; i < seats; i++) worths[(decides + i) % seats] = logistic(this.promises[i]);
  }

  /** Of the position that was run: fills `promises` for these moves, but for what the hints add. */
  ask(moves: Int32Array, count: number): void {
    const { seats, kinds } = this.network.shape;
    for (let i = 0; i < count; i++) this.#asked[i] = seats + kinds + moves[i];
    this.#answer(0, count);
  }

  kindOf(move: Move): number {
    return this.#kindOf[move];
  }

  /** How much the hint of a move of this kind counts in the position that was run. */
  weightOfHint(kind: number): number {
    // Behind all moves, so that their promises stay.
    const last = this.#kindOf.length;
    this.#asked[last] = this.network.shape.seats + kind;
    this.#answer(last, 1);
    return this.promises[last];
  }

  /** Fills `promises` for the rows of the table that are asked for. */
  #answer(first: number, count: number): void {
    const at = this.#at;
    const width = NUMBER * this.network.shape.hidden;
    const from = at.asked + NUMBER * first;
    const to = from + NUMBER * count;
    this.#kernel.dot(at.hidden, width, at.table, at.tableBiases, from, to, at.promises + NUMBER * first);
  }
}

function laidOut({ inputs, hidden, seats, kinds }: Shape, moveCount: number) {
  const answers = seats + kinds + moveCount;
  const sizes: Addresses = {
    features: inputs,
    list: 2 * inputs,
    rows: inputs * hidden,
    biases: hidden,
    hidden,
    table: answers * hidden,
    tableBiases: answers,
    asked: moveCount + 1,
    promises: moveCount + 1,
  };
  const at = { ...sizes };
  let end = 0;
  for (const area of Object.keys(sizes) as Area[]) {
    at[area] = end;
    end = ALIGNED * Math.ceil((end + NUMBER * sizes[area]) / ALIGNED);
  }
  return { at, sizes, end };
}

const ready = new WeakMap<Network, Inference>();

/** One for each network: bots of the same game share it. */
export function inferenceOf<State extends Position, View>(
  network: Network,
  game: Game<State, View>,
  insight: Insight<State>,
): Inference {
  const known = ready.get(network) ?? new Inference(network, traitsOf(game, insight as Insight), game.moveCount);
  ready.set(network, known);
  return known;
}
