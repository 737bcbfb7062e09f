/** A source of chance. Its numbers are the same on every machine. */
export interface Random {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

/**
 * Chris Doty-Humphrey's sfc32: small, fast, good enough for bots and tests. Matches draw from `FairChance`.
 * @example
 * new Sfc32('friday').below(6) === new Sfc32('friday').below(6); // true
 */
export class Sfc32 implements Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  constructor(seed: number | string) {
    this.reseed(seed);
  }

  /** Starts again with another seed, without allocating. */
  reseed(seed: number | string): this {
    const text = String(seed);
    this.#a = fnv(text, 0x811c9dc5);
    this.#b = fnv(text, this.#a ^ 0x9e3779b9);
    this.#c = fnv(text, this.#b ^ 0x85ebca6b);
    this.#counter = 1;
    for (let i = 0; i < 12; i++) this.next();
    return this;
  }

  /** 32 random bits, unsigned. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  below(n: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * n);
  }
}

function fnv(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
