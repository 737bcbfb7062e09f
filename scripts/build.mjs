// Builds the page if it is older than what it is made of.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root } from './install.mjs';

const BUILT = join(root, 'packages/web/dist/index.html');
const SOURCES = ['packages', 'docs/rules', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'testing', 'cli', 'server']);

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

const isBuilt = () =>
  existsSync(BUILT) && SOURCES.every((source) => newest(join(root, source)) <= statSync(BUILT).mtimeMs);

export function ensureBuilt() {
  if (isBuilt()) return;
  console.error('Building the page …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(node24(), [vite, 'build', 'packages/web', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe page could not be built; the reason stands above.`);
  process.exit(1);
}
