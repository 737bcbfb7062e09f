import { expectInteger, expectKeys, expectString, Malformed } from '@ahu/core';
import { Network } from './network.ts';

/** A trained network as a document: 16-bit weights in base 64, and how they were made. */
export interface WeightsFile {
  readonly game: string;
  readonly seats: number;
  readonly inputs: number;
  readonly hidden: number;
  /** One step of the integers. */
  readonly step: number;
  readonly weights: string;
  readonly made: Readonly<Record<string, string | number>>;
}

export function writeWeights(network: Network, about: Pick<WeightsFile, 'game' | 'seats' | 'made'>): WeightsFile {
  const { inputs, hidden, weights } = network;
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 0x7fff;
  const integers = Int16Array.from(weights, (weight) => Math.round(weight / step));
  const bytes = new Uint8Array(integers.buffer);
  return { game: about.game, seats: about.seats, inputs, hidden, step, weights: base64(bytes), made: about.made };
}

export function readWeights(json: unknown): Network {
  const file = expectKeys(json, '', ['game', 'seats', 'inputs', 'hidden', 'step', 'weights', 'made']);
  const inputs = expectInteger(file.inputs, 'inputs', 1, 10_000);
  const hidden = expectInteger(file.hidden, 'hidden', 1, 1_000);
  if (typeof file.step !== 'number') throw new Malformed('step', 'expected a number');
  const integers = new Int16Array(unbase64(expectString(file.weights, 'weights')).buffer);
  return new Network(
    inputs,
    hidden,
    Float32Array.from(integers, (integer) => integer * (file.step as number)),
  );
}

function unbase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) throw new Malformed('weights', 'is not base 64');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  if (bytes.length % 2 !== 0) throw new Malformed('weights', 'ends in the middle of a weight');
  return bytes;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
