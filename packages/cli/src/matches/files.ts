import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Malformed, type Match, readMatch, writeMatch } from '@ahu/core';
import { GAMES } from '../games/games.ts';
import { EXIT, Failure } from '../terminal/failure.ts';

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const fileFailure = (path: string, error: unknown): Failure =>
  new Failure(EXIT.file, `${path}: ${reason(error)}`, { cause: error });

export function loadJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw fileFailure(path, error);
  }
}

/** A damaged file is refused with the place of the damage. */
export function load<T>(path: string, read: (json: unknown) => T): T {
  const json = loadJson(path);
  try {
    return read(json);
  } catch (error) {
    if (error instanceof Malformed) throw fileFailure(path, error);
    throw error;
  }
}

/** Reads a match and plays it again. */
export const loadMatch = (path: string): Match => load(path, (json) => readMatch(json, GAMES));

export const saveMatch = (path: string, match: Match): void => save(path, serialize(match));

/** Writes beside the file first, so that a full disk does not cost what was saved before. */
export function save(path: string, text: string): void {
  const draft = isReplaceable(path) ? `${path}.${process.pid}.tmp` : path;
  try {
    writeFileSync(draft, text);
    if (draft !== path) renameSync(draft, path);
  } catch (error) {
    if (draft !== path) rmSync(draft, { force: true });
    throw fileFailure(path, error);
  }
}

/** A link or a device is written to, not replaced. */
function isReplaceable(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found === undefined || found.isFile();
}

/** JSON with one line a ply, so that a person can read it and compare two. */
function serialize(match: Match): string {
  const { log, ...head } = writeMatch(match);
  const plies = log.map((ply) => `\n    ${JSON.stringify(ply)}`).join(',');
  const open = JSON.stringify(head, null, 2).slice(0, -2);
  return `${open},\n  "log": [${plies}\n  ]\n}\n`;
}
