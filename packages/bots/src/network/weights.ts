import { expectInteger, expectKeys, expectString, Malformed } from '@ahu/core';
import { Network, type Shape } from './network.ts';

/** A trained network as a document: 16-bit weights in base 64, and how they were made. */
export interface WeightsFile extends Shape {
  readonly game: string;
  /** One step of the integers. */
  readonly step: number;
  readonly weights: string;
  readonly made: Readonly<Record<string, string | number>>;
}

export function writeWeights(network: Network, about: Pick<WeightsFile, 'game' | 'made'>): WeightsFile {
  const { weights, shape } = network;
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 0x7fff;
  const integers = Int16Array.from(weights, (weight) => Math.round(weight / step));
  const bytes = new Uint8Array(integers.buffer);
  return { game: about.game, ...shape, step, weights: base64(bytes), made: about.made };
}

const SIZES = ['inputs', 'hidden', 'seats', 'kinds', 'traits'] as const satisfies readonly (keyof Shape)[];
const LARGEST = 10_000;

export function readWeights(json: unknown): Network {
  const file = expectKeys(json, '', ['game', ...SIZES, 'step', 'weights', 'made']);
  const sizes = SIZES.map((size) => [size, expectInteger(file[size], size, 1, LARGEST)]);
  if (typeof file.step !== 'number') throw new Malformed('step', 'expected a number');
  const integers = new Int16Array(unbase64(expectString(file.weights, 'weights')).buffer);
  return new Network(
    Object.fromEntries(sizes) as Shape,
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
