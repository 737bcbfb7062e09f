// npm start: installs and builds if needed, then serves Ahu; with arguments it is the `ahu` command.
import { join } from 'node:path';
import { nodeFlags } from '../packages/server/node-flags.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, node24, root, run } from './install.mjs';

ensureInstalled('runtime');
const args = process.argv.slice(2);
if (args.length > 0) run(node24(), [join(root, 'packages/cli/bin/ahu.mjs'), ...args]);
else {
  ensureBuilt();
  run(node24(), [...nodeFlags, join(root, 'packages/server/src/main.ts')]);
}
