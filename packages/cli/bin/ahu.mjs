#!/usr/bin/env node
// Plain JavaScript that old versions of Node can run: it finds a Node that runs TypeScript and hands over to it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;

/** The Node that `npm install` brought along, in the folders above this file. */
function ownNode() {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const node = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
    if (existsSync(node)) return node;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Signals go on to the command, and its end is ours. */
function handOver(node) {
  const command = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
  command.on('error', (error) => {
    console.error(`ahu: ${node} does not run: ${error.message}`);
    process.exitCode = 1;
  });
  command.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const [major, minor] = process.versions.node.split('.').map(Number);
// Argon2 came with 24.7.
const isEnough = major > NEEDED || (major === NEEDED && minor >= 7);
const node = isEnough ? undefined : ownNode();
if (isEnough) {
  // Starts three times as fast: TypeScript is stripped once, not every time.
  module.enableCompileCache();
  await import('../src/main.ts');
} else if (node !== undefined) handOver(node);
else {
  console.error(
    `ahu needs Node ${NEEDED}.7 or newer, and this is ${process.version}. On Linux, "npm install" in the project's folder brings\n` +
      `Node ${NEEDED} along; elsewhere get it from https://nodejs.org or a package manager (e.g. brew install node@${NEEDED}).`,
  );
  process.exitCode = 1;
}
