import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../src/ui/art/${file}`, import.meta.url), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found]) => found).sort();

test('every icon that a component may ask for is drawn in signs.svg, and no other', () => {
  const [, list] = /ICONS = \[([^\]]*)\]/.exec(read('Icon.svelte')) ?? [];
  const named = all(list ?? '', /'(\w+)'/g);
  expect(named).not.toEqual([]);
  expect(all(read('signs.svg'), /id="icon-(\w+)"/g)).toEqual(named);
});

test('every clan has an animal and lines in signs.svg', () => {
  const [, list] = /CLANS = \[([^\]]*)\]/.exec(read('clans.ts')) ?? [];
  const seats = all(list ?? '', /'(\w+)'/g).map((_, seat) => `${seat}`);
  expect(seats).not.toEqual([]);
  expect(all(read('signs.svg'), /id="clan-(\d)"/g)).toEqual(seats);
  expect(all(read('signs.svg'), /id="clan-(\d)-lines"/g)).toEqual(seats);
});
