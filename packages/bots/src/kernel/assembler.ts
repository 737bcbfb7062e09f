/** As much of an assembler for WebAssembly as the kernel needs: functions of numbers on one memory. */

/** Instructions as bytes; they nest, and are laid flat in the end. */
export type Code = number | readonly Code[];

export interface Procedure {
  readonly name: string;
  /** How many i32 it takes; its results lie in memory. */
  readonly parameters: number;
  /** Its other variables: how many of each type, in this order behind the parameters. */
  readonly i32: number;
  readonly f32: number;
  readonly v128: number;
  readonly body: Code;
}

const [I32, F32, V128] = [0x7f, 0x7d, 0x7b];
const FUNCTION = 0x60;
const END = 0x0b;
const NOTHING = 0x40;
const SIMD = 0xfd;

/** Unsigned numbers in groups of seven bits. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** Signed numbers the same way; the highest bit of the last group is the sign. */
function signed(value: number): number[] {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}

const float = (value: number): number[] => Array.from(new Uint8Array(Float32Array.of(value).buffer));

export const get = (variable: number): Code => [0x20, unsigned(variable)];
export const set = (variable: number, value: Code): Code => [value, 0x21, unsigned(variable)];
export const i32 = (value: number): Code => [0x41, signed(value)];
export const f32 = (value: number): Code => [0x43, float(value)];

export const add = (a: Code, b: Code): Code => [a, b, 0x6a];
export const times = (a: Code, b: Code): Code => [a, b, 0x6c];
export const below = (a: Code, b: Code): Code => [a, b, 0x49];
export const differs = (a: Code, b: Code): Code => [a, b, 0x5c];
export const plus = (a: Code, b: Code): Code => [a, b, 0x92];

export const loadI32 = (at: Code, offset = 0): Code => [at, 0x28, 2, unsigned(offset)];
export const loadF32 = (at: Code, offset = 0): Code => [at, 0x2a, 2, unsigned(offset)];
export const storeI32 = (at: Code, value: Code, offset = 0): Code => [at, value, 0x36, 2, unsigned(offset)];
export const storeF32 = (at: Code, value: Code, offset = 0): Code => [at, value, 0x38, 2, unsigned(offset)];

const simd = (operation: number): Code => [SIMD, unsigned(operation)];
export const load4 = (at: Code, offset = 0): Code => [at, simd(0), 4, unsigned(offset)];
export const store4 = (at: Code, value: Code, offset = 0): Code => [at, value, simd(11), 4, unsigned(offset)];
/** The same number in all four lanes. */
export const splat = (value: Code): Code => [value, simd(19)];
export const lane = (value: Code, n: number): Code => [value, simd(31), n];
export const plus4 = (a: Code, b: Code): Code => [a, b, simd(228)];
export const times4 = (a: Code, b: Code): Code => [a, b, simd(230)];
export const larger4 = (a: Code, b: Code): Code => [a, b, simd(233)];

export const when = (condition: Code, code: Code): Code => [condition, 0x04, NOTHING, code, END];
/** Checks before each round. */
export const whilst = (condition: Code, code: Code): Code => [
  [0x02, NOTHING, 0x03, NOTHING],
  [condition, 0x45, 0x0d, 1],
  [code, 0x0c, 0],
  [END, END],
];

const flat = (code: Code): number[] => (typeof code === 'number' ? [code] : code.flatMap(flat));
const list = (items: readonly Code[]): Code => [unsigned(items.length), items];
const sized = (code: Code): Code => {
  const bytes = flat(code);
  return [unsigned(bytes.length), bytes];
};
const section = (id: number, items: readonly Code[]): Code => [id, sized(list(items))];
const text = (words: string): Code => [unsigned(words.length), Array.from(words, (letter) => letter.charCodeAt(0))];

const typeOf = ({ parameters }: Procedure): Code => [FUNCTION, list(Array<Code>(parameters).fill(I32)), list([])];

const bodyOf = ({ i32, f32, v128, body }: Procedure): Code =>
  sized([
    list([
      [...unsigned(i32), I32],
      [...unsigned(f32), F32],
      [...unsigned(v128), V128],
    ]),
    body,
    END,
  ]);

/** A module that imports its memory as `ahu.memory` and exports the procedures. */
export function assemble(procedures: readonly Procedure[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    flat([
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, procedures.map(typeOf)),
      section(2, [[text('ahu'), text('memory'), 0x02, 0x00, 0]]),
      section(
        3,
        procedures.map((_, i) => unsigned(i)),
      ),
      section(
        7,
        procedures.map(({ name }, i) => [text(name), 0x00, unsigned(i)]),
      ),
      section(10, procedures.map(bodyOf)),
    ]),
  );
}
