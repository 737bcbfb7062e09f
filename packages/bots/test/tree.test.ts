import { expect, test } from 'vitest';
import { Tree } from '../src/tree.ts';

test('edges are found by node and code, also after the buffers have grown', () => {
  const tree = new Tree();
  const nodes = Array.from({ length: 300 }, () => tree.newNode());
  const edges = nodes.flatMap((node) => Array.from({ length: 100 }, (_, code) => tree.findOrAdd(node, 7 * code)));
  expect(new Set(edges).size).toBe(30_000);
  expect(tree.find(nodes[299], 7)).toBe(edges[299 * 100 + 1]);
  expect(tree.findOrAdd(nodes[0], 0)).toBe(edges[0]);
  expect(tree.find(nodes[0], 1)).toBe(-1);
  expect(tree.childOf(edges[5])).toBe(tree.childOf(edges[5]));
  expect(tree.childOf(edges[5])).not.toBe(tree.childOf(edges[6]));
  tree.clear();
  expect(tree.find(nodes[299], 7)).toBe(-1);
});
