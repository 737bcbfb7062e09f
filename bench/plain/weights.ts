/** Of 0.1, kept as it was: `npm run bench` measures today's search beside it. */
import { readFileSync } from 'node:fs';
import { Network } from './network.ts';

/** The weights of 0.1. */
export function readPlainWeights(path: URL): Network {
  const { inputs, hidden, step, weights } = JSON.parse(readFileSync(path, 'utf8'));
  const integers = new Int16Array(Uint8Array.from(Buffer.from(weights, 'base64')).buffer);
  return new Network(
    inputs,
    hidden,
    Float32Array.from(integers, (integer) => integer * step),
  );
}
