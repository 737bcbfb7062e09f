import type { Prepare } from '../trial.ts';
import { backups, postgresBackups } from './backups.ts';
import { clocks } from './clocks.ts';
import { disk } from './disk.ts';
import { badWire, killedDatabase, killedServer } from './killed.ts';
import { partitions } from './partitions.ts';
import { stops } from './stops.ts';

/** By the name that `--only` takes. */
export const TRIALS = {
  kills: killedServer,
  'database-kills': killedDatabase,
  wire: badWire,
  partitions,
  clocks,
  disk,
  stops,
  backups,
  'postgres-backups': postgresBackups,
} as const satisfies Record<string, Prepare>;

export const isTrial = (name: string): name is keyof typeof TRIALS => Object.hasOwn(TRIALS, name);
