// npm run check -- packages/giants: formats, lints, checks imports and types, and runs the tests of a folder.
// With --browser also those in Chromium. Without a folder: the folders that differ from the last commit.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureInstalled, node24, root, run } from './install.mjs';

const BROWSER = '--browser';
const args = process.argv.slice(2);
const given = args.filter((arg) => arg !== BROWSER);

/** The folders of files that were changed since the last commit, by package. */
function changed() {
  const lines = execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: root, encoding: 'utf8' }).split('\n');
  const files = lines.filter(Boolean).map((line) => line.slice(3).split(' -> ').at(-1));
  const names = new Set(files.map((file) => file.match(/^packages\/[^/]+|^[^/]+/)?.[0]));
  return [...names].filter((name) => name && existsSync(join(root, name)));
}

const folders = (given.length > 0 ? given : changed()).map((name) => relative(root, resolve(name)));
const missing = folders.find((folder) => !existsSync(join(root, folder)));
if (missing !== undefined) {
  console.error(`There is no folder ${missing}. For example: npm run check -- packages/giants`);
  process.exit(2);
}
if (folders.length === 0) {
  console.error('Nothing differs from the last commit. Name a folder: npm run check -- packages/giants');
  process.exit(2);
}

ensureInstalled('all');
const node = node24();
const bin = (path) => join(root, 'node_modules', path);
run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--write', '--error-on-warnings', ...folders]);
run(node, ['scripts/graph/index.ts', '--quiet']);
run(node, [bin('typescript/bin/tsc'), '--noEmit']);
const isPage = folders.some((folder) => folder.startsWith('packages/web'));
if (isPage)
  run(node, [
    join(root, 'packages/web/node_modules/svelte-check/bin/svelte-check'),
    ...['--workspace', 'packages/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  ]);
const exclude = args.includes(BROWSER) ? [] : ['--exclude', '**/browser/**'];
run(node, [bin('vitest/vitest.mjs'), 'run', '--passWithNoTests', ...exclude, ...folders]);
