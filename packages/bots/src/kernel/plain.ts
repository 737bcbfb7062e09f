/**
 * The kernel in plain code, for machines without WebAssembly and as its reference: every sum is rounded to 32 bits in
 * the order in which the vectors add up, so that both give the same bits.
 */
import type { Kernel, NewKernel } from './kernel.ts';

/** Hidden units pass on this share of what is below zero, so that none of them dies. */
export const LEAK = Math.fround(0.05);

const { fround } = Math;
const LANES = 16;

export const newPlainKernel: NewKernel = (bytes) => {
  const buffer = new ArrayBuffer(bytes);
  return { kernel: plainKernel(buffer), buffer };
};

function plainKernel(buffer: ArrayBuffer): Kernel {
  const numbers = new Float32Array(buffer);
  const integers = new Int32Array(buffer);
  const sums = new Float32Array(LANES);
  return {
    hide(features, end, weights, biases, hidden, width) {
      const units = width >> 2;
      const out = hidden >> 2;
      for (let h = 0; h < units; h++) numbers[out + h] = numbers[(biases >> 2) + h];
      let row = weights >> 2;
      for (let i = features >> 2; i < end >> 2; i++, row += units) {
        const input = numbers[i];
        if (input === 0) continue;
        for (let h = 0; h < units; h++) {
          numbers[out + h] = fround(numbers[out + h] + fround(input * numbers[row + h]));
        }
      }
      for (let h = out; h < out + units; h++) if (numbers[h] < 0) numbers[h] = fround(numbers[h] * LEAK);
    },
    dot(hidden, width, rows, biases, which, end, out) {
      const units = width >> 2;
      for (let i = 0; i < (end - which) >> 2; i++) {
        const index = integers[(which >> 2) + i];
        const row = (rows >> 2) + index * units;
        sums.fill(0);
        for (let h = 0; h < units; h++) {
          const lane = h % LANES;
          sums[lane] = fround(sums[lane] + fround(numbers[(hidden >> 2) + h] * numbers[row + h]));
        }
        numbers[(out >> 2) + i] = fround(total(sums) + numbers[(biases >> 2) + index]);
      }
    },
  };
}

/** Four vectors become one, and its lanes a number, in pairs. */
function total(sums: Float32Array): number {
  for (let n = 0; n < 4; n++) {
    sums[n] = fround(fround(sums[n] + sums[n + 4]) + fround(sums[n + 8] + sums[n + 12]));
  }
  return fround(fround(sums[0] + sums[1]) + fround(sums[2] + sums[3]));
}
