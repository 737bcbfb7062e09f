// Runs a script of the project on Node 24 with everything installed: node scripts/run.mjs bench/index.ts --json
import { ensureInstalled, node24, run } from './install.mjs';

ensureInstalled('all');
run(node24(), process.argv.slice(2));
