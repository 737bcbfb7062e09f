// Runs a script of the project on Node 24 with everything installed: node scripts/run.mjs bench/index.ts --json
// With --databases in front the script is told where PostgreSQL and Redis are.
import { ensureDatabases } from './databases.mjs';
import { ensureInstalled, node24, run } from './install.mjs';

ensureInstalled('all');
const args = process.argv.slice(2);
if (args[0] === '--databases') Object.assign(process.env, args.shift() && ensureDatabases());
run(node24(), args);
