import type { Names } from './words.ts';

const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** A capital for each player, for where there is no room for a name: the first of the name that is still free. */
export function lettersOf(names: Names): string[] {
  const letters: string[] = [];
  for (const name of names) {
    const free = ALPHABET.filter((letter) => !letters.includes(letter));
    letters.push(Array.from(name.toUpperCase()).find((letter) => free.includes(letter)) ?? free[0]);
  }
  return letters;
}
