import type { Network } from '@ahu/bots';
import { Malformed } from '@ahu/core';
import { islandOf, NoProof, Proof } from '@ahu/daily';
import { gameOf } from '../tables/games.ts';
import { type Check, type Checked, SLICE } from './task.ts';

/** Checks a match of an island for a moment. Each call reads the file again, so that any thread can go on with it. */
export function checkIsland(
  { date, file, from }: Check,
  networkOf: (game: string, seats: number) => Network | undefined,
  clock: () => number,
): Checked {
  const island = islandOf(date);
  const network = networkOf(island.game, island.seats);
  if (!network) throw new Error(`no bot has learnt ${island.game} with ${island.seats} players`);
  const until = clock() + SLICE;
  try {
    const proof = new Proof(island, file, { ...gameOf(island.game), network });
    const next = proof.compare(from, () => clock() >= until);
    return next === undefined ? { result: proof.result } : { next };
  } catch (error) {
    if (error instanceof NoProof || error instanceof Malformed) return { flaw: error.message };
    throw error;
  }
}
