// Runs a script of the project on Node 24 with everything installed: node scripts/run.mjs bench/index.ts --json
// In front of it: --databases, --proxies, --scanners, --page for what the script needs besides.
import { ensureBuilt } from './build.mjs';
import { ensureDatabases } from './databases.mjs';
import { ensureProxies, ensureScanners } from './debian.mjs';
import { ensureInstalled, node24, run } from './install.mjs';

const NEEDS = {
  '--databases': ensureDatabases,
  '--proxies': ensureProxies,
  '--scanners': ensureScanners,
  '--page': ensureBuilt,
};

ensureInstalled('all');
const args = process.argv.slice(2);
while (Object.hasOwn(NEEDS, args[0])) Object.assign(process.env, NEEDS[args.shift()]() ?? {});
run(node24(), args);
