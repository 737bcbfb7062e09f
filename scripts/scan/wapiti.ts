import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One thing that wapiti reports. */
export interface Finding {
  readonly category: string;
  readonly info: string;
  readonly path: string;
}

interface Report {
  readonly vulnerabilities: Record<string, readonly Omit<Finding, 'category'>[]>;
  readonly anomalies: Record<string, readonly Omit<Finding, 'category'>[]>;
  readonly additionals: Record<string, readonly Omit<Finding, 'category'>[]>;
}

/** Seconds. */
const MOST_CRAWLING = 120;
const MOST_ATTACKING = 90;

/**
 * Runs wapiti with all its modules. It would fetch a list of known software and ask a server of its authors whether it
 * was reached; both are given here, so that nothing leaves this machine.
 */
export async function wapiti(
  program: string,
  folder: string,
  address: string,
  starts: readonly string[],
  cookie: string,
): Promise<readonly Finding[]> {
  const config = join(folder, 'config');
  const report = join(folder, 'wapiti.json');
  mkdirSync(config);
  writeFileSync(join(config, 'apps.json'), JSON.stringify({ technologies: {}, categories: {} }));
  const args = [
    ...['-u', `${address}/`, '--scope', 'domain', '-m', 'all', '-f', 'json', '-o', report, '--no-bugreport'],
    ...['--store-session', join(folder, 'session'), '--store-config', config, '--endpoint', `${address}/`],
    ...['--max-scan-time', String(MOST_CRAWLING), '--max-attack-time', String(MOST_ATTACKING), '-v', '1'],
    ...['-H', `Cookie: ${cookie}`, ...starts.flatMap((start) => ['-s', address + start])],
  ];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'exit');
  return findingsIn(JSON.parse(readFileSync(report, 'utf8')) as Report);
}

const findingsIn = ({ vulnerabilities, anomalies, additionals }: Report): Finding[] =>
  [vulnerabilities, anomalies, additionals].flatMap((group) =>
    Object.entries(group).flatMap(([category, all]) => all.map(({ info, path }) => ({ category, info, path }))),
  );
