import type { Game, Insight, Move, Position, Seat, Traits } from '@ahu/core';
import { type Kernel, type KernelName, newKernel } from '../kernel/kernel.ts';
import { logistic } from './exp.ts';
import type { Network } from './network.ts';

const NUMBER = 4;
const ALIGNED = 16;

/** Addresses in the kernel's memory. */
type Addresses = Readonly<Record<(typeof AREAS)[number], number>>;
const AREAS = [
  ...['features', 'list', 'rows', 'biases', 'hidden'],
  ...['values', 'valueBiases', 'seats', 'worths'],
  ...['moves', 'moveBiases', 'asked', 'promises'],
  ...['hints', 'hintBiases', 'kind', 'hint'],
] as const;

/** Moves that a game says nothing about have nothing in common. */
const unrelated = (moves: number): Traits => ({ kinds: 1, count: 1 + moves, of: (move) => [0, 1 + move] });

export const traitsOf = (game: Pick<Game, 'moveCount'>, insight: Insight): Traits =>
  insight.traits ?? unrelated(game.moveCount);

/** A network made ready to run: in the memory of the kernel, with the weights of every move added up. */
export class Inference {
  readonly network: Network;
  readonly kernelName: KernelName;
  /** The position goes in here. */
  readonly features: Float32Array;
  /** By move asked for: its promise, as a logarithm. */
  readonly promises: Float32Array;
  readonly hidden: Float32Array;
  readonly #kernel: Kernel;
  readonly #buffer: ArrayBuffer;
  readonly #at: Addresses;
  readonly #traits: Traits;
  readonly #kindOf: Uint16Array;
  readonly #worths: Float32Array;
  readonly #asked: Int32Array;
  readonly #kind: Int32Array;
  readonly #hint: Float32Array;

  constructor(network: Network, traits: Traits, moveCount: number, kernel?: KernelName) {
    const { inputs, hidden, seats } = network.shape;
    const at = laidOut(network, moveCount);
    const { kernel: made, buffer, name } = newKernel(at.end, kernel);
    this.network = network;
    this.kernelName = name;
    this.#kernel = made;
    this.#buffer = buffer;
    this.#at = at;
    this.#traits = traits;
    this.#kindOf = Uint16Array.from({ length: moveCount }, (_, move) => traits.of(move)[0]);
    this.features = new Float32Array(buffer, at.features, inputs);
    this.hidden = new Float32Array(buffer, at.hidden, hidden);
    this.promises = new Float32Array(buffer, at.promises, moveCount);
    this.#worths = new Float32Array(buffer, at.worths, seats);
    this.#asked = new Int32Array(buffer, at.asked, moveCount);
    this.#kind = new Int32Array(buffer, at.kind, 1);
    this.#hint = new Float32Array(buffer, at.hint, 1);
    new Int32Array(buffer, at.seats, seats).set(Array.from({ length: seats }, (_, i) => i));
    this.reload();
  }

  /** Takes over the weights of the network, which may have learnt since. */
  reload(): void {
    const { parts, shape } = this.network;
    const at = this.#at;
    const copy = (from: Float32Array, to: number) => new Float32Array(this.#buffer, to, from.length).set(from);
    copy(parts.rows, at.rows);
    copy(parts.biases, at.biases);
    copy(parts.values, at.values);
    copy(parts.valueBiases, at.valueBiases);
    copy(parts.hints, at.hints);
    copy(parts.hintBiases, at.hintBiases);
    const moveCount = this.#kindOf.length;
    const table = new Float32Array(this.#buffer, at.moves, moveCount * shape.hidden).fill(0);
    const biases = new Float32Array(this.#buffer, at.moveBiases, moveCount).fill(0);
    for (let move = 0; move < moveCount; move++) this.#addUp(move, table, biases);
  }

  #addUp(move: Move, table: Float32Array, biases: Float32Array): void {
    const { hidden } = this.network.shape;
    const { traits, traitBiases } = this.network.parts;
    for (const trait of this.#traits.of(move)) {
      for (let h = 0; h < hidden; h++) table[move * hidden + h] += traits[trait * hidden + h];
      biases[move] += traitBiases[trait];
    }
  }

  /** Reads the features that were written, and says what the game is worth to each seat, from 0 to 1. */
  run(decides: Seat, worths: Float64Array): void {
    const at = this.#at;
    const { inputs, hidden, seats } = this.network.shape;
    const width = NUMBER * hidden;
    this.#kernel.hide(at.features, at.features + NUMBER * inputs, at.rows, at.biases, at.hidden, width, at.list);
    this.#kernel.dot(at.hidden, width, at.values, at.valueBiases, at.seats, at.seats + NUMBER * seats, at.worths);
    for (let i = 0; i < seats; i++) worths[(decides + i) % seats] = logistic(this.#worths[i]);
  }

  /** Of the position that was run: fills `promises` for these moves, but for what the hints add. */
  ask(moves: Int32Array, count: number): void {
    const at = this.#at;
    const width = NUMBER * this.network.shape.hidden;
    for (let i = 0; i < count; i++) this.#asked[i] = moves[i];
    this.#kernel.dot(at.hidden, width, at.moves, at.moveBiases, at.asked, at.asked + NUMBER * count, at.promises);
  }

  kindOf(move: Move): number {
    return this.#kindOf[move];
  }

  /** How much the hint of a move of this kind counts in the position that was run. */
  weightOfHint(kind: number): number {
    const at = this.#at;
    this.#kind[0] = kind;
    const width = NUMBER * this.network.shape.hidden;
    this.#kernel.dot(at.hidden, width, at.hints, at.hintBiases, at.kind, at.kind + NUMBER, at.hint);
    return this.#hint[0];
  }
}

function laidOut({ shape }: Network, moveCount: number): Addresses & { readonly end: number } {
  const { inputs, hidden, seats, kinds } = shape;
  const numbers: Record<(typeof AREAS)[number], number> = {
    features: inputs,
    list: 2 * inputs,
    rows: inputs * hidden,
    biases: hidden,
    hidden,
    values: seats * hidden,
    valueBiases: seats,
    seats,
    worths: seats,
    moves: moveCount * hidden,
    moveBiases: moveCount,
    asked: moveCount,
    promises: moveCount,
    hints: kinds * hidden,
    hintBiases: kinds,
    kind: 1,
    hint: 1,
  };
  let end = 0;
  const addresses = AREAS.map((area) => {
    const from = end;
    end = ALIGNED * Math.ceil((from + NUMBER * numbers[area]) / ALIGNED);
    return [area, from];
  });
  return { ...(Object.fromEntries(addresses) as Addresses), end };
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
