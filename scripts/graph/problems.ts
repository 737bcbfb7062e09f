import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { cycles, fileGraph, folderGraph, foldersOf, type Graph, importsIn, sourcesIn } from './imports.ts';
import { type PackageRules, RULES_ENTRIES, RULES_ONLY_IN } from './layers.ts';

/** A file that imports something, by their paths. */
interface Edge {
  readonly file: string;
  readonly specifier: string;
}

const PARTS = ['src', 'testing', 'test', 'scripts', 'plugins'];

/** All imports of a package's files, by paths from the package. */
export const edgesOf = (folder: string): Edge[] =>
  PARTS.flatMap((part) =>
    sourcesIn(join(folder, part)).flatMap((name) => {
      const file = join(part, name);
      return importsIn(readFileSync(join(folder, file), 'utf8')).map((specifier) => ({ file, specifier }));
    }),
  );

/** `@ahu/core/testing` as `core/testing`; undefined for an import of anything else. */
const entryOf = (specifier: string): string | undefined => /^@ahu\/(.+)$/.exec(specifier)?.[1];

/** Whether the list has the entry itself, or its package; `core` does not stand for `core/testing`. */
const allows = (list: readonly string[], entry: string): boolean =>
  list.includes(entry) || (!entry.endsWith('/testing') && list.includes(entry.split('/')[0]));

/** Imports of a package that its rules do not allow. */
export function forbiddenEdges(name: string, rules: PackageRules, edges: readonly Edge[]): string[] {
  return edges.flatMap(({ file, specifier }) => {
    const why = objectionTo(name, rules, file, specifier);
    return why === undefined ? [] : [`packages/${name}/${file} imports ${specifier}: ${why}`];
  });
}

function objectionTo(name: string, rules: PackageRules, file: string, specifier: string): string | undefined {
  const isSource = file.startsWith('src/');
  if (specifier.startsWith('.') && normalize(join(dirname(file), specifier)).startsWith('..') && isSource)
    return 'packages know each other by name only';
  if (specifier.startsWith('node:') && isSource && rules.portable) return 'it runs in the browser too';
  const entry = entryOf(specifier);
  if (entry === undefined) return undefined;
  const allowed = isSource ? rules.imports : [...rules.imports, ...(rules.testImports ?? []), name, `${name}/testing`];
  if (!allows(allowed, entry)) return `${name} may import ${allowed.join(', ') || 'nothing'}`;
  const only = RULES_ONLY_IN[name];
  const isElsewhere = only !== undefined && isSource && !file.startsWith(`src/${only}/`);
  return isElsewhere && RULES_ENTRIES.includes(entry)
    ? `only ${only} knows the rules; use the public module`
    : undefined;
}

/** Cycles between folders, at every depth of a package's sources. */
export const folderCycles = (name: string, files: Graph): string[] =>
  foldersOf(files).flatMap((within) => {
    const place = [name, within].filter(Boolean).join('/');
    return cycles(folderGraph(files, within)).map((group) => `${place}: a cycle between ${group.join(', ')}`);
  });

/** Imports against the order of the folders, and folders that have no place in it. */
export function againstLayers(name: string, order: readonly string[], files: Graph): string[] {
  const folders = [...folderGraph(files)];
  const strange = folders.filter(([folder]) => !order.includes(folder));
  return [
    ...strange.map(([folder]) => `${name}: the folder ${folder} has no layer (scripts/graph/layers.ts)`),
    ...folders.flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => order.indexOf(to) > order.indexOf(from))
        .map((to) => `${name}: ${from} imports ${to}, which is above it`),
    ),
  ];
}

/** All that is wrong with one package. */
export function problemsOf(name: string, rules: PackageRules, folder: string): string[] {
  const files = fileGraph(join(folder, 'src'));
  return [
    ...forbiddenEdges(name, rules, edgesOf(folder)),
    ...folderCycles(name, files),
    ...(rules.folders ? againstLayers(name, rules.folders, files) : []),
  ];
}
