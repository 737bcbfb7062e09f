import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cycles, fileGraph, importsIn } from './imports.ts';
import { PACKAGES, type PackageRules } from './layers.ts';
import { againstLayers, edgesOf, folderCycles, forbiddenEdges, problemsOf } from './problems.ts';

const ROOT = new URL('../../packages', import.meta.url).pathname;
const NAMES = Object.keys(PACKAGES);

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

describe('the packages', () => {
  test('all have their rules', () => {
    expect(readdirSync(ROOT).toSorted()).toEqual(NAMES.toSorted());
  });

  test.each(NAMES)('%s keeps to its layers and has no cycle between folders', (name) => {
    expect(edgesOf(join(ROOT, name)).length).toBeGreaterThan(10);
    expect(problemsOf(name, PACKAGES[name], join(ROOT, name))).toEqual([]);
  });

  test('import downwards only', () => {
    for (const [at, name] of NAMES.entries()) {
      const used = PACKAGES[name].imports.map((entry) => NAMES.indexOf(entry.split('/')[0]));
      expect(Math.max(-1, ...used), name).toBeLessThan(at);
    }
  });

  test.each(['giants', 'rapa-nui'])('%s has no cycle between files', (name) => {
    expect(cycles(fileGraph(join(ROOT, name, 'src')))).toEqual([]);
  });
});

describe('imports are found', () => {
  test.each([
    ["import { a } from './a.ts';", './a.ts'],
    ["import type { a } from './a.ts';", './a.ts'],
    ["export { a } from './a.ts';", './a.ts'],
    ["import {\n  a,\n  b,\n} from './a.ts';", './a.ts'],
    ["import './a.css';", './a.css'],
    ["const a = await import('./a.ts');", './a.ts'],
    ["import url from './a.json?url';", './a.json'],
    ["new Worker(new URL('./a-worker.ts', import.meta.url));", './a-worker.ts'],
  ])('in %j', (text, specifier) => {
    expect(importsIn(text)).toEqual([specifier]);
  });
});

describe('a cycle is found', () => {
  test('between two, and around three', () => {
    expect(cycles(graphOf({ a: ['b'], b: ['a', 'c'], c: [] }))).toEqual([['a', 'b']]);
    expect(cycles(graphOf({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual([['a', 'b', 'c']]);
    expect(cycles(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  });

  test('between the root and a folder', () => {
    const files = graphOf({ 'index.ts': ['deep/a.ts'], 'deep/a.ts': ['state.ts'], 'state.ts': [] });
    expect(cycles(files)).toEqual([]);
    expect(folderCycles('toy', files)).toEqual(['toy: a cycle between ., deep']);
  });

  test('deep inside', () => {
    const files = graphOf({ 'a/b/x.ts': ['a/c/y.ts'], 'a/c/y.ts': ['a/b/z.ts'], 'a/b/z.ts': [] });
    expect(folderCycles('toy', files)).toEqual(['toy/a: a cycle between b, c']);
  });
});

describe('an import against the layers is found', () => {
  const toy: PackageRules = { imports: ['core'], testImports: ['core/testing'], portable: true };
  const objections = (name: string, rules: PackageRules, file: string, specifier: string) =>
    forbiddenEdges(name, rules, [{ file, specifier }]).length;

  test.each([
    ['of another package', 'src/a.ts', '@ahu/server', 1],
    ['of a package that is allowed', 'src/a.ts', '@ahu/core', 0],
    ['of test code, in a source', 'src/a.ts', '@ahu/core/testing', 1],
    ['of test code, in a test', 'test/a.test.ts', '@ahu/core/testing', 0],
    ['of another package, in a test', 'test/a.test.ts', '@ahu/server', 1],
    ['of a platform', 'src/a.ts', 'node:fs', 1],
    ['of a platform, in a test', 'test/a.test.ts', 'node:fs', 0],
    ['past the name of a package', 'src/a.ts', '../../core/src/game.ts', 1],
    ['inside the package', 'src/deep/a.ts', '../b.ts', 0],
  ])('%s', (_, file, specifier, count) => {
    expect(objections('toy', toy, file, specifier)).toBe(count);
  });

  test('of rules, in the page', () => {
    const { web } = PACKAGES;
    expect(objections('web', web, 'src/table/a.ts', '@ahu/giants')).toBe(1);
    expect(objections('web', web, 'src/table/a.ts', '@ahu/giants/explain')).toBe(1);
    expect(objections('web', web, 'src/table/a.ts', '@ahu/giants/public')).toBe(0);
    expect(objections('web', web, 'src/engine/a.ts', '@ahu/giants')).toBe(0);
  });

  test('between folders, and a folder without a layer', () => {
    const files = graphOf({ 'low/a.ts': ['high/b.ts'], 'high/b.ts': [], 'new/c.ts': [] });
    expect(againstLayers('toy', ['low', 'high'], files)).toEqual([
      'toy: the folder new has no layer (scripts/graph/layers.ts)',
      'toy: low imports high, which is above it',
    ]);
  });
});
