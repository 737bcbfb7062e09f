import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { BYTES } from '../src/kernel/bytes.ts';
import { kernelName } from '../src/kernel/kernel.ts';
import { newPlainKernel } from '../src/kernel/plain.ts';
import { program } from '../src/kernel/program.ts';
import { Inference } from '../src/network/inference.ts';
import { answers, fill, MOVES, manyAnswers, randomNetwork, SHAPE, traits } from './kernel-answers.ts';

describe('the kernel', () => {
  test('is the module that the program describes', () => {
    expect(BYTES).toBe(Buffer.from(program()).toString('base64'));
  });

  test('gives the same bits in WebAssembly and in plain code', () => {
    expect(kernelName).toBe('wasm');
    const wasm = manyAnswers();
    expect(wasm.flat().some((answer) => answer !== 0)).toBe(true);
    expect(wasm).toEqual(manyAnswers(newPlainKernel));
  });

  test('is the one of plain code where there is no WebAssembly, and says the same', () => {
    const script = fileURLToPath(new URL('./without-wasm.ts', import.meta.url));
    const printed = execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: 'pipe' });
    expect(JSON.parse(printed)).toEqual({ kernelName: 'plain', answers: manyAnswers() });
  });

  test('adds up what a network says', () => {
    const network = randomNetwork('by hand');
    const inference = new Inference(network, traits, MOVES);
    fill(inference.features, new Sfc32('by hand'));
    const worths = new Float64Array(8);
    inference.run(2, worths);
    const { rows, biases, values, valueBiases } = network.parts;
    const hidden = Array.from(biases, (bias, h) => {
      let sum = bias;
      inference.features.forEach((input, i) => {
        sum += input * rows[i * SHAPE.hidden + h];
      });
      return sum < 0 ? 0.05 * sum : sum;
    });
    const output = (seat: number) =>
      hidden.reduce((sum, unit, h) => sum + unit * values[seat * SHAPE.hidden + h], valueBiases[seat]);
    // Seat 2 decides; the seat behind it is seat 0.
    expect(worths[2]).toBeCloseTo(1 / (1 + Math.exp(-output(0))), 4);
    expect(worths[0]).toBeCloseTo(1 / (1 + Math.exp(-output(1))), 4);
    expect(worths[1]).toBeCloseTo(1 / (1 + Math.exp(-output(2))), 4);
  });

  test('follows a network that has learnt more once it is told', () => {
    const network = randomNetwork('before');
    const inference = new Inference(network, traits, MOVES);
    fill(inference.features, new Sfc32('features'));
    const before = answers(inference);
    network.weights.set(randomNetwork('after').weights);
    inference.reload();
    expect(answers(inference)).not.toEqual(before);
  });
});
