import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** The four modes of slowhttptest: what is slow, and the arguments. */
export const MODES = {
  'slow headers': (address: string) => ['-H', '-i', '5', '-u', `${address}/`],
  'slow bodies': (address: string) => ['-B', '-i', '5', '-s', '8192', '-u', `${address}/api/guest`],
  'many ranges': (address: string) => ['-R', '-t', 'GET', '-a', '5', '-b', '3000', '-u', `${address}/`],
  'slow reading': (address: string, file: string) => [
    ...['-X', '-w', '1', '-y', '64', '-n', '2', '-z', '5', '-k', '3'],
    ...['-u', `${address}${file}`],
  ],
} as const;

const COMMON = ['-c', '1000', '-r', '200', '-p', '3', '-v', '1'];

export interface Slowness {
  /** How many connections the server ended, and how many were still open when the time was over. */
  readonly said: string;
  readonly available: boolean;
}

/** A thousand connections in one mode. The tool itself asks meanwhile whether the service is there. */
export async function attackSlowly(program: string, args: readonly string[], seconds: number): Promise<Slowness> {
  const output = await outputOf(program, [...args, ...COMMON, '-l', String(seconds)]);
  const plain = stripVTControlCharacters(output);
  const last = (what: string): string => [...plain.matchAll(new RegExp(`${what}:\\s+(\\S+)`, 'g'))].at(-1)?.[1] ?? '?';
  const answers = Array.from(plain.matchAll(/service available:\s+(YES|NO)/g), ([, answer]) => answer);
  return {
    said: `${last('connected')} open and ${last('closed')} ended of 1000 at the end, available in ${answers.filter((each) => each === 'YES').length} of ${answers.length} looks`,
    available: answers.length > 0 && !answers.includes('NO'),
  };
}

function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
