// npm start: installs if needed, then sits you down at a table of the card game.
import { join } from 'node:path';
import { ensureInstalled, node24, root, run } from './install.mjs';

ensureInstalled('runtime');
const args = process.argv.slice(2);
const table = ['play', 'rapa-nui-cards', '--seats', '3', '--bots', 'fair,fair'];
run(node24(), [join(root, 'packages/cli/bin/ahu.mjs'), ...(args.length > 0 ? args : table)]);
