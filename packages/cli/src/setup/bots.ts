import { existsSync } from 'node:fs';
import { AsLongAs, LEVELS, type LevelName, type Network, plainPlayer, playerOf, playoutPlayer } from '@ahu/bots';
import { type Bot, randomBot } from '@ahu/core';
import type { GameManifest } from '../games/contract/manifest.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { loadWeights, weightsPath } from './weights.ts';

/** Searches without anything learnt, to measure the others by. */
const YARDSTICKS = ['plain1000', 'playouts'] as const;

/** All that can sit at a table. */
export const BOTS = ['random', 'greedy', ...(Object.keys(LEVELS) as LevelName[]), ...YARDSTICKS] as const;
export type BotName = (typeof BOTS)[number];

export const BOTS_IN_WORDS: Readonly<Record<BotName, string>> = {
  random: 'any legal move',
  greedy: 'the move that looks best by a rule of thumb',
  novice: 'looks a few moves ahead, at the points on the table',
  fair: 'has learnt what a position is worth, and looks briefly',
  strong: 'thinks it over',
  master: 'thinks long',
  plain1000: 'a plain search with 1,000 random playouts, to measure by',
  playouts: 'as long as strong, with random playouts for what was learnt, to measure by',
};

/** A bot for one seat of one match: it remembers what it thought from one decision to the next. */
export function botOf(manifest: GameManifest, name: BotName, seats: number, effort = 1): Bot {
  const { game, insight } = manifest;
  if (name === 'random') return randomBot;
  if (name === 'greedy') return manifest.greedy;
  if (name === 'plain1000') return plainPlayer(game, 1000);
  if (name === 'playouts') {
    const strong = botOf(manifest, 'strong', seats, effort);
    return new AsLongAs(
      strong,
      () => performance.now(),
      (thinking) => playoutPlayer(game, insight, thinking),
    );
  }
  const clock = effort === 1 ? { clock: () => performance.now() } : {};
  return playerOf(name, game, { insight, network: networkOf(manifest, seats) }, { scale: effort, ...clock });
}

const networks = new Map<string, Network>();

/** The trained network of a game for this number of players; read once. */
function networkOf(manifest: GameManifest, seats: number): Network {
  const game = manifest.game.id;
  const path = weightsPath(game, seats);
  if (!existsSync(path)) {
    throw new Failure(
      EXIT.file,
      `no bot has learnt ${game} for ${seats} players yet; "ahu train ${game} --seats ${seats}" makes one`,
    );
  }
  const network = networks.get(path) ?? loadWeights(path, manifest, seats).network;
  networks.set(path, network);
  return network;
}
