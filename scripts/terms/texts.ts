import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Where the texts about a game stand, or for `platform` all texts. */
export function filesOf(language: string, part: string): string[] {
  const game = part === 'platform' ? '*' : part;
  const folder = language === 'en' ? '' : `${language}/`;
  const patterns = [
    `docs/rules/${folder}${game}.md`,
    `packages/web/src/games/${game}/sentences/${language}.ts`,
    part === 'platform'
      ? `packages/{web,server}/src/**/words/${language}.ts`
      : `packages/web/src/games/${game}/**/words/${language}.ts`,
  ];
  // The rules in short and the terminal are in English only.
  if (language === 'en') patterns.push(`packages/${game}/src/public/rules.ts`, `packages/cli/src/games/${game}/*.ts`);
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
}

/** The lines that people read, with the place where each stands. */
export const linesOf = (file: string): { place: string; text: string }[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .map((line, at) => ({ place: `${file}:${at + 1}`, text: file.endsWith('.md') ? proseOf(line) : literalsOf(line) }));

/** Without notation. */
const proseOf = (line: string): string => line.replaceAll(/`[^`]*`/g, '…');

/** What is written out in the strings of a line of code; keys, names and comments are not read by anybody. */
const literalsOf = (line: string): string =>
  /^\s*(import\s|case\s|\/\/|\*|\/\*)/.test(line)
    ? ''
    : Array.from(line.matchAll(/'((?:[^'\\]|\\.)*)'(?!:)|`([^`]*)`|"([^"]*)"/g), ([, ...texts]) =>
        (texts.find((text) => text !== undefined) ?? '').replaceAll(/\$\{[^}]*\}/g, '9'),
      )
        .filter((text) => !/^[a-z]+$/.test(text) || !/(===|\[|case )/.test(line))
        .join(' ¦ ');
