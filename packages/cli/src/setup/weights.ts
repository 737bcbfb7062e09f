import { fileURLToPath } from 'node:url';
import { type Network, readWeights, type Shape, traitsOf } from '@ahu/bots';
import { expectInteger, expectObject, expectOneOf, Malformed } from '@ahu/core';
import type { GameManifest } from '../games/contract/manifest.ts';
import { load } from '../matches/files.ts';

/** Where the bots look for what was learnt. */
export const weightsPath = (game: string, seats: number): string =>
  fileURLToPath(import.meta.resolve(`@ahu/bots/weights/${game}-${seats}.json`));

/** What was learnt, and in how many games. */
export interface Learnt {
  readonly network: Network;
  readonly games: number;
}

/** Refuses weights of another table, and of before the bots looked at other things. */
export function loadWeights(path: string, { game, insight }: GameManifest, seats: number): Learnt {
  return load(path, (json) => {
    const file = expectObject(json, '');
    const network = readWeights(file);
    expectOneOf(file.game, 'game', [game.id]);
    expectOneOf(file.seats, 'seats', [seats]);
    expectSize(network, 'inputs', insight.featureCount(seats), 'features');
    const traits = traitsOf(game, insight);
    expectSize(network, 'traits', traits.count, 'traits of moves');
    expectSize(network, 'kinds', traits.kinds, 'kinds of moves');
    const { games } = expectObject(file.made, 'made');
    return { network, games: expectInteger(games, 'made.games', 0, 1_000_000_000) };
  });
}

function expectSize({ shape }: Network, size: keyof Shape, expected: number, what: string): void {
  if (shape[size] !== expected) throw new Malformed(size, `expected ${expected}, as many as there are ${what}`);
}
