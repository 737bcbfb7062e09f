import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the matches of tests are kept that have no file of their own. */
process.env.AHU_MATCHES = mkdtempSync(join(tmpdir(), 'ahu-matches-'));

export const COMMAND = fileURLToPath(new URL('../bin/ahu.mjs', import.meta.url));

/** Runs the real command in a process of its own; `typed` are the lines on its standard input. */
export function ahu(args: string, typed: readonly string[] = [], cwd?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args.split(' ')], {
    input: typed.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    timeout: 300_000,
    cwd,
  });
  return { code: status, stdout, stderr };
}

/** The same while the test goes on with other things. */
export function ahuMeanwhile(args: string, cwd: string, env: Readonly<Record<string, string>>) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd, env: { ...process.env, ...env }, timeout: 300_000 };
    const child = execFile(process.execPath, [COMMAND, ...args.split(' ')], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'ahu-'));

/** More lines than a game asks for; the first move of the list is always legal. */
export const ALWAYS_THE_FIRST: readonly string[] = Array.from({ length: 1000 }, () => '1');
