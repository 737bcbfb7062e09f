import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { takenApart } from './taken-apart.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Catalogues are texts for people; the scripts of lessons and exercises are logs, which are notation. */
const EDGES = /\/words\/|\/lesson\/script\.ts$|\/practice\/exercises\.ts$/;

const SOURCES = globSync(['packages/web/src/**/*.{ts,svelte}', 'packages/cli/src/{games,play}/**/*.ts'], { cwd: ROOT });

describe('nobody outside the games takes a sentence apart', () => {
  test('neither the page nor the terminal', () => {
    const files = SOURCES.filter((file) => !EDGES.test(file) || file.startsWith('packages/cli'));
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      takenApart(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    "if (notation.startsWith('x')) return;",
    "const [verb] = notation.split(' ');",
    'const size = Number(move.at(-1));',
    'if (/^carry/.test(notation)) return;',
    "if (moves.includes('take half-tablet')) return;",
    ['play(`erect at $', '{ahu}`);'].join(''),
  ])('a planted one is found: %s', (line) => {
    expect(takenApart(line)).toEqual([line]);
  });

  test.each([
    "if (act.kind === 'carry') return;",
    "// notation.startsWith('carry ')",
    "const names = text.split(' ');",
  ])('and nothing else: %s', (line) => {
    expect(takenApart(line)).toEqual([]);
  });
});
