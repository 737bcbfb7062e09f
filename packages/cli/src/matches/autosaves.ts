/** Matches that nobody gave a file: they are kept in a folder of the user until they are over. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { EXIT, Failure } from '../terminal/failure.ts';

/** The most matches that are kept. */
const MOST = 20;

/** AHU_MATCHES, or the place for such files by the XDG specification. */
const autosaveFolder = (): string =>
  process.env.AHU_MATCHES ?? join(process.env.XDG_STATE_HOME ?? join(homedir(), '.local/state'), 'ahu/matches');

/** All that were left, the latest first. */
export function autosaves(): string[] {
  const folder = autosaveFolder();
  const names = readable(folder).filter((name) => name.endsWith('.json'));
  const files = names.map((name) => join(folder, name));
  return files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

function readable(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A file for a new match; undefined where the folder cannot be made. Forgets the oldest beyond MOST. */
export function newAutosave(game: string, now = new Date()): string | undefined {
  try {
    mkdirSync(autosaveFolder(), { recursive: true });
    for (const old of autosaves().slice(MOST - 1)) rmSync(old, { force: true });
  } catch {
    return undefined;
  }
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(autosaveFolder(), `${game}-${time}-${process.pid}.json`);
}

/** Returns the match that was left last; throws a `Failure` if no match is kept. */
export function latestAutosave(): string {
  const [latest] = autosaves();
  if (latest !== undefined) return latest;
  throw new Failure(EXIT.file, 'no match waits for you; "ahu play" begins one');
}

/** Whether a file is one that only this folder knows. */
export const isAutosave = (file: string): boolean => file.startsWith(autosaveFolder());
