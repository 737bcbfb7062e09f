import { Malformed } from '@ahu/core';

export function demand(holds: boolean, where: string, why: string): void {
  if (!holds) throw new Malformed(where, why);
}

export function demandRange(value: number, where: string, min: number, max: number): void {
  if (value < min || value > max) throw new Malformed(where, `must be from ${min} to ${max}, is ${value}`);
}
