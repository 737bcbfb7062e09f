import { existsSync } from 'node:fs';
import { AsLongAs, LEVELS, type LevelName, type Network, plainPlayer, playerOf, playoutPlayer } from '@ahu/bots';
import { type Bot, randomBot } from '@ahu/core';
import { ISLANDER, islanderOf } from '@ahu/daily';
import { ExecBot } from '../bot-protocol/exec-bot.ts';
import type { GameManifest } from '../games/contract/manifest.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { loadWeights, weightsPath } from './weights.ts';

/** Searches without anything learnt, to measure the others by. */
const YARDSTICKS = ['plain1000', 'playouts'] as const;

/** All that can sit at a table by a name of their own. */
export const BOTS = ['random', 'greedy', ...(Object.keys(LEVELS) as LevelName[]), ...YARDSTICKS] as const;

/**
 * One of BOTS; a level with weights from a file, `strong@weights.json`; a script of the game, `script:hoarder`; or a
 * command that speaks the protocol of bots, `exec:python3 bot.py`.
 */
export type BotName = string;

export const BOTS_IN_WORDS: Readonly<Record<(typeof BOTS)[number], string>> = {
  random: 'any legal move',
  greedy: 'the move that looks best by a rule of thumb',
  novice: 'notices a few moves, and thinks a little about them',
  fair: 'notices most moves that matter, and thinks briefly',
  strong: 'thinks it over',
  master: 'thinks long',
  plain1000: 'a plain search with 1,000 random playouts, to measure by',
  playouts: 'as long as strong, with random playouts for what was learnt, to measure by',
};

/** What a bot is to play, and how long it may think. */
export interface Terms {
  /** Scales the iterations of the levels; other than 1, nothing caps their time. */
  readonly effort?: number;
  /** Asked at every decision: a number of iterations or milliseconds instead of the level's. */
  readonly limits?: () => { readonly iterations?: number; readonly milliseconds?: number };
  /** Which of several bots of a table this is, and the options of the table, for bots in processes of their own. */
  readonly slot?: string;
  readonly options?: unknown;
  /** Seconds until a bot in a process of its own is at fault. */
  readonly patience?: number;
}

const EXEC = 'exec:';
const SCRIPT = 'script:';
const PATIENCE = 120;

/** A bot for one seat of one match: it remembers what it thought from one decision to the next. */
export function botOf(manifest: GameManifest, name: BotName, seats: number, terms: Terms = {}): Bot {
  const { game, insight } = manifest;
  if (name.startsWith(EXEC)) return execBot(manifest, name.slice(EXEC.length), seats, terms);
  if (name.startsWith(SCRIPT)) return scriptOf(manifest, name.slice(SCRIPT.length));
  if (name === ISLANDER) return islanderOf({ game, insight, network: networkOf(manifest, seats) });
  if (name === 'random') return randomBot;
  if (name === 'greedy') return manifest.greedy;
  if (name === 'plain1000') return plainPlayer(game, 1000);
  if (name === 'playouts') {
    const strong = botOf(manifest, 'strong', seats, terms);
    return new AsLongAs(
      strong,
      () => performance.now(),
      (thinking) => playoutPlayer(game, insight, thinking),
    );
  }
  return levelOf(manifest, name, seats, terms);
}

/** Milliseconds that this thread has worked: on a busy machine bots that are compared still get the same. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function levelOf(manifest: GameManifest, name: BotName, seats: number, { effort = 1, limits }: Terms): Bot {
  const { game, insight } = manifest;
  const [level, path] = name.split('@');
  const clock = effort === 1 ? { clock: limits ? processorTime : () => performance.now() } : {};
  const network = networkOf(manifest, seats, path);
  return playerOf(
    level as LevelName,
    game,
    { insight, network },
    { scale: effort, ...clock, ...(limits && { limits }) },
  );
}

function execBot({ game }: GameManifest, command: string, seats: number, terms: Terms): Bot {
  const { slot = 'one', options = game.readOptions({}), patience = PATIENCE, limits } = terms;
  return new ExecBot(command, slot, game, seats, options, { ...limits?.(), patience });
}

function scriptOf({ scripts, game }: GameManifest, name: string): Bot {
  const script = scripts.find((each) => each.name === name);
  if (script) return script;
  throw new Failure(
    EXIT.usage,
    `${game.id} has the scripts ${scripts.map((each) => each.name).join(', ')}, not ${name}`,
  );
}

const networks = new Map<string, Network>();

/** Whether a bot has learnt a game for this number of players. */
export const hasLearnt = ({ game }: GameManifest, seats: number): boolean => existsSync(weightsPath(game.id, seats));

/** The trained network of a game for this number of players, or that of a file; read once. */
export function networkOf(manifest: GameManifest, seats: number, file?: string): Network {
  const game = manifest.game.id;
  const path = file ?? weightsPath(game, seats);
  if (file === undefined && !hasLearnt(manifest, seats)) {
    throw new Failure(
      EXIT.file,
      `no bot has learnt ${game} for ${seats} players yet; "ahu train ${game} --seats ${seats}" makes one`,
    );
  }
  const network = networks.get(path) ?? loadWeights(path, manifest, seats).network;
  networks.set(path, network);
  return network;
}
