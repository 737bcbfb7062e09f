/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and without a platform: the browser offers only an
 * asynchronous one, and chance must be drawn in the middle of a move.
 */
const ROUND = new Int32Array(64);
const START = new Int32Array(8);

// The constants are the first 32 bits of the fractional parts of cube and square roots of the first primes.
for (let candidate = 2, found = 0; found < 64; candidate++) {
  if (!isPrime(candidate)) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(candidate));
  ROUND[found++] = fraction(Math.cbrt(candidate));
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

/** Filled and used up by one call at a time. */
const WORDS = new Int32Array(64);

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) << 6));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(message.length / 0x2000_0000));
  padded.setUint32(padded.byteLength - 4, message.length << 3);
  const hash = START.slice();
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) WORDS[i] = padded.getInt32(block + 4 * i);
    compress(hash, WORDS);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) digest.setInt32(4 * i, hash[i]);
  return new Uint8Array(digest.buffer);
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  // One by one: swapping them as a list would make a list for every round.
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key;
  const inner = new Uint8Array(64 + message.length).fill(0x36, 0, 64);
  const outer = new Uint8Array(96).fill(0x5c, 0, 64);
  short.forEach((byte, i) => {
    inner[i] ^= byte;
    outer[i] ^= byte;
  });
  inner.set(message, 64);
  outer.set(sha256(inner), 64);
  return sha256(outer);
}
