import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Running } from '@ahu/server';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/browser.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const NOT_COPIED = new Set(['node_modules', 'dist', 'test']);

/** The sources of Ahu in a folder of their own, where a test can change them. Dependencies are linked. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'ahu-copy-'));
  for (const part of ['package.json', 'tsconfig.json', 'packages', 'docs/rules', 'terms']) {
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(basename(path)),
    });
  }
  const packages = readdirSync(join(ROOT, 'packages'));
  for (const folder of ['', ...packages.map((name) => `packages/${name}/`)]) linkModules(copy, folder);
  mkdirSync(join(copy, 'node_modules/@ahu'));
  for (const name of packages) symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@ahu', name));
  return copy;
}

/** Links each dependency, except Ahu's own packages, which are those of the copy. */
function linkModules(copy: string, folder: string): void {
  const from = join(ROOT, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@ahu' && name !== '.vite-temp') symlinkSync(join(from, name), join(to, name));
  }
}

/** Writes a file of the copy. */
export function write(project: string, path: string, text: string): void {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Changes a text of the copy; throws if what is replaced does not stand there. */
export function edit(project: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(project, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`);
  writeFileSync(join(project, path), text.replace(from, to));
}

/** Runs a command of a dependency in the project; throws with what it printed if it fails. */
function run(project: string, command: string, ...options: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', command), ...options], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}

/** Checks the types of a copy, builds its page, and serves it with a browser in front; `close` removes all of it. */
export async function serveCopy(project: string): Promise<{ site: Running; browser: Browser; close(): Promise<void> }> {
  run(project, 'typescript/bin/tsc', '--noEmit');
  run(project, 'vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn');
  const { serveAhu, readConfig } = await import(join(project, 'packages/server/src/index.ts'));
  const config = readConfig({ PORT: '0', AHU_DATA: join(project, 'data'), AHU_LOG: 'silent' });
  const [site, browser] = await Promise.all([serveAhu(join(project, 'packages/web/dist'), config), openBrowser()]);
  const close = async (): Promise<void> => {
    await browser.close();
    await site.close();
    rmSync(project, { recursive: true });
  };
  return { site, browser, close };
}
