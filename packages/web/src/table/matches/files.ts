import type { MatchFile } from '@ahu/core';
import { isGameId } from '@ahu/games/list';
import { Engine, EngineFault } from '../../engine/engine.ts';
import type { Outcome } from '../../platform/storage/matches.ts';
import { keepNew } from './new-match.ts';

/** Longer than any match; what is larger is something else. */
const LARGEST = 10_000_000;

/** Why a file is not taken in: what is wrong in general, where in it, and the exact finding. */
export interface Damage {
  readonly kind: 'large' | 'text' | 'document' | 'game' | 'version' | 'seats' | 'options' | 'seed' | 'move';
  /** The number of a move that does not fit, from 1. */
  readonly move?: number;
  readonly finding: string;
}

export class DamagedFile extends Error {
  readonly damage: Damage;

  constructor(damage: Damage) {
    super(damage.finding);
    this.name = 'DamagedFile';
    this.damage = damage;
  }
}

const KINDS = { game: 'game', rulesVersion: 'version', seats: 'seats', options: 'options', seed: 'seed' } as const;

/** What a fault of the engine's door means for a reader. */
export function damageOf(where: string, finding: string): Damage {
  const move = /^log\[(\d+)\]/.exec(where);
  if (move) return { kind: 'move', move: Number(move[1]) + 1, finding };
  const [field] = where.split(/[.[]/);
  return { kind: KINDS[field as keyof typeof KINDS] ?? 'document', finding };
}

function parse(text: string): MatchFile {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedFile({ kind: 'text', finding: (error as Error).message });
  }
}

/** Plays a match again in a worker and tells how far it is; throws `DamagedFile`. */
export async function check(file: MatchFile): Promise<Outcome> {
  if (file?.format !== 'ahu-match')
    throw new DamagedFile(damageOf('format', `format: ${JSON.stringify(file?.format)}`));
  if (!isGameId(file.game)) throw new DamagedFile(damageOf('game', `game: ${JSON.stringify(file.game)}`));
  const engine = new Engine();
  try {
    return await engine.ask('open', [file]);
  } catch (error) {
    if (error instanceof EngineFault && error.where !== undefined) {
      throw new DamagedFile(damageOf(error.where, error.message));
    }
    throw error;
  } finally {
    engine.close();
  }
}

/** Takes a match file in and returns its new id; throws `DamagedFile`, and then nothing has changed. */
export async function takeIn(source: File): Promise<string> {
  if (source.size > LARGEST) throw new DamagedFile({ kind: 'large', finding: source.name });
  const file = parse(await source.text());
  return keepNew(file, await check(file));
}
