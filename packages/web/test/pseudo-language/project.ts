import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { accent, accentBook, translationOf } from './accents.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const LIST = 'packages/protocol/src/languages.ts';
const NOT_COPIED = new Set(['node_modules', 'dist', 'test']);

/** The sources of Ahu in a folder of their own, where a test can change them. Dependencies are linked. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'ahu-language-'));
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

/** Adds a language in the way that ARCHITECTURE.md describes. */
export function addLanguage(project: string, tag: string, name: string): void {
  addLine(project, tag, name);
  for (const english of globSync('packages/*/src/**/{words,sentences}/en.ts', { cwd: project })) {
    write(project, join(dirname(english), `${tag}.ts`), translationOf('./en.ts'));
  }
  for (const names of ['list', 'short-names']) {
    const path = `packages/games/src/${names}.ts`;
    const text = readFileSync(join(project, path), 'utf8');
    write(
      project,
      path,
      text.replaceAll(/en: '(.*)',/g, (line, game) => `${line}\n'${tag}': '${accent(game)}',`),
    );
  }
  for (const english of globSync('terms/en/*.ts', { cwd: project })) {
    write(project, english.replace('/en/', `/${tag}/`), `export { default } from '../en/${basename(english)}';\n`);
  }
  for (const english of globSync('docs/rules/*.md', { cwd: project })) {
    const book = readFileSync(join(project, english), 'utf8');
    write(project, join('docs/rules', tag, basename(english)), accentBook(book));
  }
}

/** The one line: the last of the list of languages. */
function addLine(project: string, tag: string, name: string): void {
  const list = readFileSync(join(project, LIST), 'utf8');
  writeFileSync(join(project, LIST), list.replace('\n} as const;', `\n  '${tag}': '${name}',\n} as const;`));
}

function write(project: string, path: string, text: string): void {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs a command of a dependency in the project; throws with what it printed if it fails. */
export function run(project: string, command: string, ...options: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', command), ...options], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}
