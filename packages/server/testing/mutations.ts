import type { Random } from '@ahu/core';

/** The longest that the server reads, and a little more than that. */
const LIMIT = 4_096;

/** What stands in nobody's protocol; all of it survives JSON. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '🗿'.repeat(40),
  'e\u0301'.repeat(100),
  "'; drop table event; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  [],
  [[]],
  {},
  { $ne: null },
  { length: 1e9 },
  { toString: 'x' },
];
const KEYS = ['__proto__', 'constructor', 'prototype', 'kind', 'seat', 'person', 'seq', 'notation', 'toJSON', ''];

export const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)];

type Fields = Record<string, unknown>;

const without = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

/** Written as text, since a key like `__proto__` would not be one in an object. */
const withKey = (fields: Fields, key: string, value: unknown): string =>
  `${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value)}}`;

/** Ways to spoil a message that could have been real. */
const MUTATIONS: readonly ((message: Fields, random: Random) => string | Buffer)[] = [
  (message, random) => JSON.stringify(without(message, pick(random, Object.keys(message)))),
  (message, random) => JSON.stringify({ ...message, [pick(random, Object.keys(message))]: pick(random, STRANGE) }),
  (message, random) => withKey(message, pick(random, KEYS), pick(random, STRANGE)),
  (message, random) => withKey({}, '__proto__', message).replace('{,', '{') + ' '.repeat(random.below(3)),
  (message, random) => JSON.stringify(message).slice(0, random.below(60)),
  (message, random) => flip(JSON.stringify(message), random),
  (message) => JSON.stringify(message) + JSON.stringify(message),
  (message) => JSON.stringify([message]),
  (message) => JSON.stringify(JSON.stringify(message)),
  (message, random) => ' '.repeat(random.below(LIMIT - 500)) + JSON.stringify(message),
  (message, random) => JSON.stringify({ ...message, text: 'x'.repeat(random.below(LIMIT - 500)) }),
  (_, random) => '['.repeat(random.below(LIMIT)),
  (_, random) => JSON.stringify(pick(random, STRANGE)),
  (message) => Buffer.from(JSON.stringify(message)),
  (_, random) => Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256))),
];

function flip(text: string, random: Random): string {
  const at = random.below(text.length);
  return text.slice(0, at) + String.fromCharCode(random.below(0x250)) + text.slice(at + 1);
}

/** Longer than the server reads: it closes the socket. */
export const oversize = (random: Random): string => 'x'.repeat(LIMIT + 1 + random.below(LIMIT));

/** A message as it is, or spoilt. */
export function mutated(message: object, random: Random): string | Buffer {
  return random.below(3) === 0 ? JSON.stringify(message) : pick(random, MUTATIONS)({ ...message }, random);
}
