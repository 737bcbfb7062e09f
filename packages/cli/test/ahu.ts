import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../bin/ahu.mjs', import.meta.url));

/** Runs the real command in a process of its own; `typed` are the lines on its standard input. */
export function ahu(args: string, typed: readonly string[] = [], cwd?: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args.split(' ')], {
    input: typed.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    timeout: 60_000,
    cwd,
    env: { ...process.env, ...env },
  });
  return { code: status, stdout, stderr };
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'ahu-'));

/** More lines than a game asks for; the first move of the list is always legal. */
export const ALWAYS_THE_FIRST: readonly string[] = Array.from({ length: 1000 }, () => '1');
