import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** What imports what: by node, the nodes that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCE = /\.(ts|svelte)$/;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"](\.[^'"]+)['"]/g;

/** The relative imports between the source files of a folder, types included. */
export function fileGraph(root: string): Graph {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => SOURCE.test(name));
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const targets = Array.from(text.matchAll(IMPORT), ([, path]) => normalize(join(dirname(file), path)));
      return [file, new Set(targets.filter((target) => files.includes(target)))];
    }),
  );
}

/** Files directly in the root count as a folder of their own. */
const folderOf = (file: string): string => relative('', file).split('/').slice(0, -1)[0] ?? '.';

/** The same by folder, without what stays inside one. */
export function folderGraph(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const from = folderOf(file);
    const known = folders.get(from) ?? new Set();
    folders.set(from, known);
    for (const target of targets) if (folderOf(target) !== from) known.add(folderOf(target));
  }
  return folders;
}

/** Groups of nodes that all lead to each other (Tarjan's strongly connected components of more than one node). */
export function cycles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) as number);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
