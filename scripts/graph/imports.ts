import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What imports what: by node, the nodes that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCE = /\.(ts|js|mjs|svelte)$/;
/** Static and lazy imports, types included. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|(?:^|\n)\s*import\s*)['"]([^'"]+)['"]/g;
/** Files that are started as workers. */
const WORKER = /\bnew URL\(\s*['"]([^'"]+\.(?:ts|js))['"]/g;

/** The source files below a folder, by their path from it. */
export const sourcesIn = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
        (name) => SOURCE.test(name) && !name.includes('node_modules'),
      )
    : [];

/** Everything that a source text imports, as it is written there. */
export const importsIn = (text: string): string[] =>
  [IMPORT, WORKER].flatMap((form) =>
    Array.from(text.matchAll(form), ([, specifier]) => specifier.replace(/\?\w+$/, '')),
  );

/** The relative imports between the source files of a folder. */
export function fileGraph(root: string): Graph {
  const files = sourcesIn(root);
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const relative = importsIn(readFileSync(join(root, file), 'utf8')).filter((path) => path.startsWith('.'));
      const targets = relative.map((path) => normalize(join(dirname(file), path)));
      return [file, new Set(targets.filter((target) => known.has(target)))];
    }),
  );
}

/**
 * The same between the folders directly in `within`, without what stays inside one of them. Files directly in `within`
 * count as a folder of their own, `.`.
 */
export function folderGraph(files: Graph, within = ''): Graph {
  const prefix = within === '' ? '' : `${within}/`;
  const folderOf = (file: string): string => /^[^/]+(?=\/)/.exec(file.slice(prefix.length))?.[0] ?? '.';
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    if (!file.startsWith(prefix)) continue;
    const from = folderOf(file);
    const known = folders.get(from) ?? new Set();
    folders.set(from, known);
    for (const target of targets) {
      if (target.startsWith(prefix) && folderOf(target) !== from) known.add(folderOf(target));
    }
  }
  return folders;
}

/** All folders that hold folders or files, the root ('') first. */
export function foldersOf(files: Graph): string[] {
  const folders = new Set(['']);
  for (const file of files.keys()) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].toSorted();
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
