import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { edit, write } from '../copy/project.ts';
import { accent, accentBook, translationOf } from './accents.ts';

/** Adds a language in the way that ARCHITECTURE.md describes. */
export function addLanguage(project: string, tag: string, name: string): void {
  // The one line: the last of the list of languages.
  edit(project, 'packages/protocol/src/languages.ts', '\n} as const;', `\n  '${tag}': '${name}',\n} as const;`);
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
