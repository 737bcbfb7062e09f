// npm test: installs if needed, then lint, types and tests; stops at the first that fails.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureDatabases } from './databases.mjs';
import { ensureProxies } from './debian.mjs';
import { ensureInstalled, node24, root, run } from './install.mjs';

ensureInstalled('all');
const node = node24();
const bin = (path) => join(root, 'node_modules', path);

run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']);
run(node, ['scripts/graph/index.ts']);
run(node, [bin('knip/bin/knip.js')]);
run(node, [bin('typescript/bin/tsc'), '--noEmit']);
run(node, [
  join(root, 'packages/web/node_modules/svelte-check/bin/svelte-check'),
  ...['--workspace', 'packages/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
]);
run(node, ['scripts/rule-ids.ts']);
ensureBuilt();
Object.assign(process.env, { CHROMIUM: ensureChromium() ?? '', ...ensureDatabases(), ...ensureProxies() });
run(node, [bin('vitest/vitest.mjs'), 'run', ...process.argv.slice(2)]);
