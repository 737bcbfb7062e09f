import type { Insight, Position } from '@ahu/core';
import { Network } from '../network.ts';

/**
 * A network for another number of players that begins with what was learnt for `known` of them: it sees in all
 * opponents together what the other one saw in its own.
 */
export function broaden<State extends Position>(
  { featureCount }: Insight<State>,
  network: Network,
  known: number,
  seats: number,
): Network {
  const { hidden, weights } = network;
  const perPlayer = featureCount(known + 1) - featureCount(known);
  const own = featureCount(known) - (known - 1) * perPlayer;
  const broad = new Network(featureCount(seats), hidden);
  broad.weights.set(weights.subarray(0, own * hidden));
  for (let other = 1; other < seats; other++) {
    const from = own + ((other - 1) % (known - 1)) * perPlayer;
    const row = own + (other - 1) * perPlayer;
    const share = (known - 1) / (seats - 1);
    for (let i = 0; i < perPlayer * hidden; i++) broad.weights[row * hidden + i] = share * weights[from * hidden + i];
  }
  broad.weights.set(weights.subarray(network.inputs * hidden), broad.inputs * hidden);
  return broad;
}
