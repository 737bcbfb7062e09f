import type { Random } from './random.ts';
import { hmac, sha256 } from './sha256.ts';

/**
 * 256 bits that decide every die and card of a match. Its hash can be published before the game and the seed
 * after it, so that everybody can check that nothing was chosen along the way.
 */
export type Seed = string;

/**
 * Whether a text is a seed: 64 hexadecimal digits.
 * @example
 * isSeed(seedFrom(7)); // true
 * isSeed('7'); // false
 */
export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/**
 * Makes a seed of any words, so that `--seed 7` means the same game everywhere.
 * @example
 * seedFrom('friday').length; // 64
 */
export const seedFrom = (words: string | number): Seed => hex(sha256(new TextEncoder().encode(`ahu seed ${words}`)));

/**
 * What is published before a game, so that its seed can be checked after it.
 * @example
 * seedHash(seedFrom(7)) === seedHash(seedFrom(8)); // false
 */
export const seedHash = (seed: Seed): string => hex(sha256(unhex(seed)));

/**
 * The chance of one ply: an HMAC stream keyed with the seed, with rejection so that no outcome is favoured.
 * @example
 * const draw = () => new FairChance(seedFrom(7), 12).below(6);
 * draw() === draw(); // true
 */
export class FairChance implements Random {
  readonly #key: Uint8Array;
  readonly #ply: number;
  #block = 0;
  #words = new DataView(new ArrayBuffer(0));
  #next = 0;

  constructor(seed: Seed, ply: number) {
    this.#key = unhex(seed);
    this.#ply = ply;
  }

  below(n: number): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const word = this.#word();
      if (word < fair) return word % n;
    }
  }

  #word(): number {
    if (this.#next === this.#words.byteLength) {
      const message = new TextEncoder().encode(`ply ${this.#ply} block ${this.#block++}`);
      this.#words = new DataView(hmac(this.#key, message).buffer as ArrayBuffer);
      this.#next = 0;
    }
    const word = this.#words.getUint32(this.#next);
    this.#next += 4;
    return word;
  }
}
