import { inferenceOf, readWeights } from '@ahu/bots';
import type { Game, Insight } from '@ahu/core';
import { giants, insight } from '@ahu/giants';
import { expect, test } from 'vitest';
import weights from '../../packages/bots/weights/giants-3.json' with { type: 'json' };
import { reseated } from './reseated.ts';

const network = readWeights(weights);

test('the same number of players leaves all as it is', () => {
  expect(reseated(network, insight, 3).weights).toEqual(network.weights);
});

test('with more players all rivals together count as before, and a new one as their mean', () => {
  const { hidden } = network.shape;
  const five = reseated(network, insight, 5);
  const block = insight.featureCount(4) - insight.featureCount(3);
  const shared = insight.featureCount(3) - 3 * block;
  const at = (rows: Float32Array, seat: number): number => rows[(shared + seat * block + 2) * hidden + 7];
  const rivals = (rows: Float32Array, seats: number): number =>
    Array.from({ length: seats - 1 }, (_, i) => at(rows, i + 1)).reduce((sum, each) => sum + each);
  expect(rivals(five.parts.rows, 5)).toBeCloseTo(rivals(network.parts.rows, 3), 5);
  expect(at(five.parts.rows, 4)).toBeCloseTo(rivals(five.parts.rows, 5) / 4, 5);
  expect(at(five.parts.rows, 0)).toBe(at(network.parts.rows, 0));
});

test('it judges positions of its new table: the shares of a victory are about one together', () => {
  const game = giants as Game;
  const inference = inferenceOf(reseated(network, insight, 4), game, insight as Insight);
  const state = game.start(4, game.readOptions({}));
  const worths = new Float64Array(8);
  (insight as Insight).features(state, 0, inference.features);
  inference.run(0, worths);
  const sum = worths.reduce((total, each) => total + each);
  expect(sum).toBeGreaterThan(0.6);
  expect(sum).toBeLessThan(1.8);
});
