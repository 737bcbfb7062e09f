/** An older revision of Ahu in a folder of its own, and the command that plays as one of its bots. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Checks a revision out, unless it is there from the last time; returns its folder. */
export function checkedOut(revision: string): string {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = join(tmpdir(), 'ahu-versus', commit);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const archive = join(draft, 'archive.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', draft]);
  rmSync(archive);
  renameSync(draft, folder);
  provide(folder);
  return folder;
}

/** With the same lock file it borrows the packages that are installed here; another one is installed. */
function provide(folder: string): void {
  const lockOf = (of: string): string => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(ROOT)) borrow(folder);
  else
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

function borrow(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@ahu'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@ahu') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    const { name: own } = JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8'));
    symlinkSync(join(folder, 'packages', name), join(modules, own));
  }
}

/** A revision that does not speak the protocol of bots yet gets a file that speaks it. */
export function commandOf(folder: string, game: string, level: string): string {
  const speaks = existsSync(join(folder, 'packages/cli/src/commands/bot.ts'));
  if (speaks) return `${process.execPath} ${join(folder, 'packages/cli/bin/ahu.mjs')} bot ${game} --level ${level}`;
  const adapter = join(folder, 'versus-adapter.ts');
  copyFileSync(join(import.meta.dirname, 'adapter.ts'), adapter);
  return `${process.execPath} ${adapter} ${game} ${level}`;
}
