// npm run graph: prints which packages and folders import which, and fails on a cycle between folders or an import
// against the layers (layers.ts). With --dot: the same for Graphviz; with --quiet: only what is wrong.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileGraph, folderGraph, type Graph } from './imports.ts';
import { PACKAGES } from './layers.ts';
import { edgesOf, problemsOf } from './problems.ts';

const ROOT = new URL('../../packages/', import.meta.url).pathname;
const names = Object.keys(PACKAGES);

/** The packages that the sources of a package import. */
function importsOf(name: string): Set<string> {
  const sources = edgesOf(join(ROOT, name)).filter(({ file }) => file.startsWith('src/'));
  return new Set(sources.flatMap(({ specifier }) => /^@ahu\/([^/]+)/.exec(specifier)?.[1] ?? []));
}

const lines = (graph: Graph, order: readonly string[]): string[] => {
  const width = Math.max(...[...graph.keys()].map((node) => node.length));
  const sorted = [...graph].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return sorted.map(([node, targets]) => `  ${node.padEnd(width)}  ${[...targets].toSorted().join(' ')}`.trimEnd());
};

const dot = (name: string, graph: Graph): string[] => [
  `subgraph "cluster ${name}" { label="${name}";`,
  ...[...graph].flatMap(([from, targets]) => [...targets].map((to) => `  "${name} ${from}" -> "${name} ${to}";`)),
  '}',
];

const packages: Graph = new Map(names.map((name) => [name, importsOf(name)]));
const folders = names.map((name) => [name, folderGraph(fileGraph(join(ROOT, name, 'src')))] as const);
const output = process.argv.includes('--dot')
  ? ['digraph ahu {', ...dot('packages', packages), ...folders.flatMap(([name, graph]) => dot(name, graph)), '}']
  : [
      'packages, and which they import',
      ...lines(packages, names),
      ...folders
        .filter(([, graph]) => graph.size > 1)
        .flatMap(([name, graph]) => ['', `${name}: folders of src`, ...lines(graph, PACKAGES[name].folders ?? [])]),
    ];
if (!process.argv.includes('--quiet')) console.log(output.join('\n'));

const unknown = readdirSync(ROOT).filter((name) => !names.includes(name));
const problems = [
  ...unknown.map((name) => `packages/${name} has no layer (scripts/graph/layers.ts)`),
  ...names.flatMap((name) => problemsOf(name, PACKAGES[name], join(ROOT, name))),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
