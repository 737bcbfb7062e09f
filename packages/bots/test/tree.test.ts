import { expect, test } from 'vitest';
import { Tree } from '../src/search/tree.ts';

const list = (...moves: number[]): Int32Array => Int32Array.from(moves);
const blockOf = (tree: Tree, node: number): number[] =>
  Array.from(tree.move.subarray(tree.first[node], tree.first[node] + tree.count[node]));

test('nodes are found by both halves of their key, also after the buffers have grown', () => {
  const tree = new Tree();
  const keys = Array.from({ length: 5000 }, (_, i) => [Math.imul(i % 70, 0x9e3779b1), i] as const);
  const nodes = keys.map(([high, low]) => tree.findOrAdd(high, low));
  expect(new Set(nodes).size).toBe(5000);
  keys.forEach(([high, low], i) => {
    expect(tree.find(high, low)).toBe(nodes[i]);
  });
  expect(tree.find(1, 2)).toBe(-1);
  tree.clear();
  expect(tree.find(...keys[0])).toBe(-1);
});

test('a block of edges stays sorted and keeps what is known when moves are added', () => {
  const tree = new Tree();
  const [node, other] = [tree.findOrAdd(1, 1), tree.findOrAdd(2, 2)];
  tree.add(node, list(3, 7, 9), Float32Array.of(0.3, 0.7, 0.9), 3, 3);
  tree.add(other, list(1), Float32Array.of(1), 1, 1);
  tree.visits[tree.edgeOf(node, 7)] = 5;
  expect(tree.missing(node, list(3, 7), 2)).toBe(0);
  expect(tree.missing(node, list(1, 7, 8, 12), 4)).toBe(3);
  tree.add(node, list(1, 7, 8, 12), Float32Array.of(0.1, 0.5, 0.8, 0.2), 4, 3);
  expect(blockOf(tree, node)).toEqual([1, 3, 7, 8, 9, 12]);
  expect(tree.visits[tree.edgeOf(node, 7)]).toBe(5);
  expect(tree.prior[tree.edgeOf(node, 7)]).toBeCloseTo(0.7);
  expect(tree.prior[tree.edgeOf(node, 8)]).toBeCloseTo(0.8);
  expect(blockOf(tree, other)).toEqual([1]);
});

test('blocks outgrow the first buffers', () => {
  const tree = new Tree();
  const moves = Int32Array.from({ length: 3000 }, (_, i) => i);
  const promises = Float32Array.from(moves, (move) => move / 3000);
  const nodes = [1, 2, 3].map((key) => tree.findOrAdd(key, key));
  for (const node of nodes) tree.add(node, moves, promises, 3000, 3000);
  for (const node of nodes) expect(tree.prior[tree.edgeOf(node, 2999)]).toBeCloseTo(2999 / 3000);
});
