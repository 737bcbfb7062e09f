// npm run dev: the page with hot reload, in front of a real server that starts again when its sources change.
// PORT is the page's, the server has the one after it. Games are kept in data/dev.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeFlags } from '../packages/server/node-flags.mjs';
import { ensureInstalled, node24, root } from './install.mjs';

ensureInstalled('all');
const port = Number(process.env.PORT ?? 5173);
const page = `http://localhost:${port}`;
const server = `http://localhost:${port + 1}`;

const env = {
  ...process.env,
  PORT: String(port + 1),
  AHU_DATA: process.env.AHU_DATA ?? join(root, 'data/dev'),
  AHU_ADDRESS: page,
  AHU_ORIGINS: page,
  AHU_LOG: process.env.AHU_LOG ?? 'warn',
  AHU_DEV_SERVER: server,
};

const watched = ['core', 'giants', 'rapa-nui', 'rapa-nui-cards', 'bots', 'protocol', 'server'];
const watches = watched.map((name) => `--watch-path=${join(root, 'packages', name)}`);
const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'packages/web', '--port', String(port), '--strictPort'];
const children = [
  [...nodeFlags, ...watches, '--watch-preserve-output', join(root, 'packages/server/src/main.ts')],
  vite,
].map((args) => spawn(node24(), args, { cwd: root, env, stdio: 'inherit' }));

/** Both or neither: what one of them ends with, the command ends with. */
function end(code) {
  process.exitCode ??= code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', (code, signal) => end(code ?? (signal === 'SIGTERM' ? 0 : 1)));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
