/** The two procedures of the kernel, in vectors of four numbers; `plain.ts` says the same in plain code. */
import {
  add,
  assemble,
  below,
  type Code,
  differs,
  f32,
  get,
  i32,
  lane,
  larger4,
  load4,
  loadF32,
  loadI32,
  type Procedure,
  plus,
  plus4,
  set,
  splat,
  store4,
  storeF32,
  storeI32,
  times,
  times4,
  when,
  whilst,
} from './assembler.ts';
import { LEAK } from './plain.ts';

const NUMBER = 4;
/** Sixteen sums at once: four vectors of four. */
const BLOCK = 16 * NUMBER;
const VECTORS = [0, 1, 2, 3];
const PAIR = 8;

const forward = (variable: number, bytes: number): Code => set(variable, add(get(variable), i32(bytes)));

/** Hidden units from features: `hide(features, end, weights, biases, hidden, width, list)`. */
function hide(): Procedure {
  const [features, end, weights, biases, hidden, width, list] = Array.from({ length: 7 }, (_, i) => i);
  const [last, pair, at, row] = [7, 8, 9, 10];
  const value = 11;
  const sums = VECTORS.map((n) => 12 + n);
  const input = 16;
  /** Lists where the weights of inputs begin that are not zero, and the inputs. */
  const gather = whilst(below(get(features), get(end)), [
    set(value, loadF32(get(features))),
    when(differs(get(value), f32(0)), [
      storeI32(get(last), get(weights)),
      storeF32(get(last), get(value), NUMBER),
      forward(last, PAIR),
    ]),
    forward(features, NUMBER),
    set(weights, add(get(weights), get(width))),
  ]);
  const sum = whilst(below(get(pair), get(last)), [
    set(row, add(loadI32(get(pair)), get(at))),
    set(input, splat(loadF32(get(pair), NUMBER))),
    VECTORS.map((n) => set(sums[n], plus4(get(sums[n]), times4(get(input), load4(get(row), 16 * n))))),
    forward(pair, PAIR),
  ]);
  const blocks = whilst(below(get(at), get(width)), [
    VECTORS.map((n) => set(sums[n], load4(add(get(biases), get(at)), 16 * n))),
    set(pair, get(list)),
    sum,
    VECTORS.map((n) =>
      store4(add(get(hidden), get(at)), larger4(get(sums[n]), times4(get(sums[n]), splat(f32(LEAK)))), 16 * n),
    ),
    forward(at, BLOCK),
  ]);
  return {
    name: 'hide',
    parameters: 7,
    i32: 4,
    f32: 1,
    v128: 5,
    body: [set(last, get(list)), gather, set(at, i32(0)), blocks],
  };
}

/** Products of hidden units with rows of a table: `dot(hidden, width, rows, biases, which, end, out)`. */
function dot(): Procedure {
  const [hidden, width, rows, biases, which, end, out] = Array.from({ length: 7 }, (_, i) => i);
  const [at, row] = [7, 8];
  const sums = VECTORS.map((n) => 9 + n);
  const both = (a: number, b: number): Code => plus4(get(sums[a]), get(sums[b]));
  const lanes = (a: number, b: number): Code => plus(lane(get(sums[0]), a), lane(get(sums[0]), b));
  const product = whilst(below(get(at), get(width)), [
    VECTORS.map((n) =>
      set(
        sums[n],
        plus4(get(sums[n]), times4(load4(add(get(hidden), get(at)), 16 * n), load4(add(get(row), get(at)), 16 * n))),
      ),
    ),
    forward(at, BLOCK),
  ]);
  const each = [
    set(row, add(get(rows), times(loadI32(get(which)), get(width)))),
    set(at, i32(0)),
    VECTORS.map((n) => set(sums[n], splat(f32(0)))),
    product,
    set(sums[0], plus4(both(0, 1), both(2, 3))),
    storeF32(
      get(out),
      plus(plus(lanes(0, 1), lanes(2, 3)), loadF32(add(get(biases), times(loadI32(get(which)), i32(NUMBER))))),
    ),
    forward(which, NUMBER),
    forward(out, NUMBER),
  ];
  return {
    name: 'dot',
    parameters: 7,
    i32: 2,
    f32: 0,
    v128: 4,
    body: whilst(below(get(which), get(end)), each),
  };
}

export const program = (): Uint8Array<ArrayBuffer> => assemble([hide(), dot()]);
