// Installs what is missing, on any Node from 20 on: this file has no dependency and nothing to build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.ahu-installed');
const lock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** What is needed to run, or that and what is needed to test; the second serves for the first too. */
export function ensureInstalled(what) {
  const wanted = lock();
  const [found, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (found === wanted && (extent === 'all' || extent === what)) return;
  console.error('Installing the packages that Ahu needs …');
  // Whoever has the tools of a developer keeps them.
  const all = what === 'all' || existsSync(join(root, 'node_modules', 'vitest'));
  const omit = all ? [] : ['--omit=dev'];
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...omit], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('npm could not install the packages. The reason stands above; run this again when it is mended.');
    process.exit(1);
  }
  writeFileSync(stamp, `${wanted} ${all ? 'all' : what}`);
}

/** Node 24 or newer: this one if it is, else the one that came with the packages. */
export function node24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  const shipped = [`node-linux-${process.arch}`].map((name) => join(root, 'node_modules', name, 'bin', 'node'));
  const found = shipped.find((path) => existsSync(path));
  if (found) return found;
  console.error(
    `Ahu runs on Node 24 or newer; this is ${process.version}, and no Node 24 comes with npm for ${process.platform} ${process.arch}.\n` +
      'Install Node 24 from your system or from nodejs.org and run this again.',
  );
  process.exit(1);
}

/** Runs a command with this terminal, and ends this process as that one ended if it failed. */
export function run(command, args) {
  // Ctrl-C is the child's to handle; this process waits for it.
  process.on('SIGINT', () => {});
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}
