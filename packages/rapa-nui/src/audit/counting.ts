import { demandRange, Malformed } from '@ahu/core';

export function demandCount(found: number, all: number, where: string): void {
  if (found !== all) throw new Malformed(where, `${found} are on the table, there are ${all}`);
}

export function demandEach(cells: Int16Array, where: string, min: number, max: number): void {
  for (let i = 0; i < cells.length; i++) demandRange(cells[i], where, min, max);
}

export function sum(numbers: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

/** How often a value is there. */
export function count(cells: Int16Array, value: number): number {
  let found = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i] === value) found++;
  return found;
}
