import { describe, expect, test } from 'vitest';
import { cycles, fileGraph, folderGraph } from './imports.ts';

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

describe('the rules packages and the bots', () => {
  test.each(['core', 'giants', 'rapa-nui', 'rapa-nui-cards', 'bots'])('%s has no cycle between folders', (name) => {
    const files = fileGraph(new URL(`../../packages/${name}/src`, import.meta.url).pathname);
    expect(files.size).toBeGreaterThan(10);
    expect(cycles(folderGraph(files))).toEqual([]);
  });

  test.each(['giants', 'rapa-nui'])('%s has no cycle between files', (name) => {
    expect(cycles(fileGraph(new URL(`../../packages/${name}/src`, import.meta.url).pathname))).toEqual([]);
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
    expect(cycles(folderGraph(files))).toEqual([['.', 'deep']]);
  });
});
