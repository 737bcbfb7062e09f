/**
 * e to the power of x, from additions and multiplications alone: IEEE 754 fixes their last bit, and that of `Math.exp`
 * not, so that a bot would play differently in another browser.
 */
export function exp(x: number): number {
  const bounded = Math.max(-LARGEST, Math.min(LARGEST, x));
  const doublings = Math.floor(bounded * Math.LOG2E + 0.5);
  const rest = bounded - doublings * LN2_HIGH - doublings * LN2_LOW;
  let sum = SERIES[TERMS];
  for (let n = TERMS - 1; n >= 0; n--) sum = sum * rest + SERIES[n];
  exponent[0] = (doublings + BIAS) << MANTISSA;
  return sum * power[0];
}

export const logistic = (x: number): number => 1 / (1 + exp(-x));

const LARGEST = 60;
/** The sum of the first terms of the series is exact to the last bits for a rest below 0.35. */
const TERMS = 13;
/** 1 / n!, so that nothing is divided: more than twice as fast. */
const SERIES = new Float64Array(TERMS + 1);
SERIES[0] = 1;
for (let n = 1; n <= TERMS; n++) SERIES[n] = SERIES[n - 1] / n;
/** ln 2 in two parts, the first with few bits, so that its multiples are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** A power of two, and the bits that it consists of. */
const power = new Float32Array(1);
const exponent = new Int32Array(power.buffer);
const BIAS = 127;
const MANTISSA = 23;
