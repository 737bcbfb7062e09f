import { lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Malformed, type Match, readMatch, writeMatch } from '@ahu/core';
import { GAMES } from '../games/games.ts';
import { EXIT, Failure } from '../terminal/failure.ts';

/** Bytes of the largest file that is read: a match has some ten thousand, weights at most a million. */
const LARGEST = 16_000_000;

/** What the system says by a code, in words. */
const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be read or written',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'the disk is full',
};

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  const isNewer = error instanceof Malformed && error.where === 'rulesVersion';
  return (CODES[code] ?? error.message) + (isNewer ? '; if a newer Ahu wrote it, update Ahu' : '');
}

const fileFailure = (path: string, error: unknown): Failure =>
  new Failure(EXIT.file, `${path}: ${reason(error)}`, { cause: error });

export function loadJson(path: string): unknown {
  try {
    if (statSync(path).size > LARGEST) throw new Error(`it has more than ${LARGEST / 1_000_000} MB`);
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

/** Refuses to replace a file: yesterday's match is not lost to today's. */
export function expectNew(file: string): void {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return;
  throw new Failure(EXIT.file, `${file}: is there already; "--resume ${file}" goes on with it, or choose another name`);
}

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
