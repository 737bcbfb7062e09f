import { Network } from '@ahu/bots';
import type { Insight } from '@ahu/core';

/**
 * What a network has learnt, for tables of another number of players. Every insight has what there is once in front of
 * equal blocks for the players, beginning with the own seat: a rival that is new is looked at as the others are on
 * average, and all rivals together count as much as before.
 */
export function reseated(from: Network, insight: Pick<Insight, 'featureCount'>, seats: number): Network {
  const { inputs, hidden, seats: before } = from.shape;
  const to = new Network({ ...from.shape, inputs: insight.featureCount(seats), seats });
  const block = insight.featureCount(before + 1) - inputs;
  const shared = inputs - before * block;
  const row = (seat: number): number => (shared + seat * block) * hidden;
  to.parts.rows.set(from.parts.rows.subarray(0, row(1)));
  const weight = (before - 1) / (seats - 1);
  for (let seat = 1; seat < seats; seat++) {
    to.parts.rows.set(rivalOf(from.parts.rows.subarray(row(0), row(before)), before, seat, weight), row(seat));
    to.parts.values.set(rivalOf(from.parts.values, before, seat, 1), seat * hidden);
    to.parts.valueBiases.set(rivalOf(from.parts.valueBiases, before, seat, 1), seat);
  }
  to.parts.values.set(from.parts.values.subarray(0, hidden));
  to.parts.valueBiases[0] = from.parts.valueBiases[0];
  // The even share of a victory is smaller with more players.
  for (let seat = 0; seat < seats; seat++) to.parts.valueBiases[seat] += Math.log((before - 1) / (seats - 1));
  for (const part of ['biases', 'traits', 'traitBiases', 'hints', 'hintBiases'] as const) {
    to.parts[part].set(from.parts[part]);
  }
  return to;
}

/** The weights of a rival among equal blocks a seat; a rival that is not there has the mean of those that are. */
function rivalOf(blocks: Float32Array, seats: number, rival: number, weight: number): Float32Array {
  const size = blocks.length / seats;
  if (rival < seats) return blocks.slice(rival * size, (rival + 1) * size).map((each) => weight * each);
  return Float32Array.from({ length: size }, (_, i) => {
    let sum = 0;
    for (let seat = 1; seat < seats; seat++) sum += blocks[seat * size + i];
    return (weight * sum) / (seats - 1);
  });
}
