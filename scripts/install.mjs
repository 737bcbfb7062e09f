// Installs what is missing, on any Node from 20 on: this file has no dependency and nothing to build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const packagesIn = (lock) => JSON.parse(readFileSync(join(root, lock), 'utf8')).packages;

/** Whether npm has put everything in place that the lock asks for; what it did stands in a lock of its own. */
function isInstalled(what) {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const found = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, link, optional, dev }]) => {
    if (!path.includes('node_modules/') || optional || (dev && what !== 'all')) return true;
    return link ? existsSync(join(root, path)) : found[path]?.version === version;
  });
}

/** What is needed to run, or that and what is needed to test; the second serves for the first too. */
export function ensureInstalled(what) {
  if (isInstalled(what)) return;
  console.error('Installing the packages that Ahu needs …');
  // An installation with development tools keeps them.
  const all = what === 'all' || existsSync(join(root, 'node_modules/vitest'));
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(all ? [] : ['--omit=dev'])], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('npm could not install the packages. The reason stands above; run this again when it is mended.');
    process.exit(1);
  }
}

/** Node 24.7, which brought Argon2, or newer: this one if it is, else the one that came with the packages. */
export function node24() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  const shipped = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
  if (process.platform === 'linux' && existsSync(shipped)) return shipped;
  console.error(
    `Ahu runs on Node 24.7 or newer; this is ${process.version}, and no Node 24 comes with npm for ${process.platform} ${process.arch}.\n` +
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
