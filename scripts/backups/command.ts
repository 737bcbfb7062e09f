import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/ahu.mjs', import.meta.url));

/** Says at its end how much memory it had at most. */
const WITNESS = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS + '\\n'))",
)}`;

export interface Ran {
  readonly code: number | null;
  readonly said: string;
  readonly seconds: number;
  /** Megabytes that were resident at most. */
  readonly peak: number;
}

/** Runs the real command in a process of its own. */
export async function ahu(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', WITNESS, COMMAND, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const peak = Number(/peak (\d+)/.exec(said)?.[1] ?? Number.NaN) / 1024;
  return { code, said: said.replace(/peak \d+\n/, '').trim(), seconds: (performance.now() - began) / 1000, peak };
}
