/**
 * Every rule of docs/rules is named by a test, and every rule that is named anywhere exists: in test titles and
 * playthroughs as `[C3.2]`, in refusals, sources and documents, and in the one-line rules of each game.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const faults: string[] = [];

interface Citation {
  readonly id: string;
  readonly where: string;
}

/** In the lines of these files; comments say nothing about what is tested. */
function citations(pattern: string, regex: RegExp, skip?: RegExp): Citation[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        skip?.test(line) ? [] : Array.from(line.matchAll(regex), ([, id]) => ({ id, where: `${file}:${i + 1}` })),
      ),
  );
}

const pages = globSync('docs/rules/*.md', { cwd: root });
const rules = new Map(pages.map((page) => [page, citations(page, /^- \*\*([A-Z]\d+\.\d+)\*\*/g)]));
const known = new Set([...rules.values()].flat().map(({ id }) => id));

for (const [page, written] of rules) {
  const folder = `packages/${basename(page, '.md')}`;
  const ids = new Set(written.map(({ id }) => id));
  const tested = citations(`${folder}/test/**/*.{test.ts,play}`, /\[([A-Z]\d+\.\d+)\]/g, /^\s*(\/\/|\/?\*|#)/);
  const listed = citations(`${folder}/src/public/rules.ts`, /^\s+'([A-Z]\d+\.\d+)':/g);
  for (const { id, where } of written.filter(({ id }, i) => written.findIndex((other) => other.id === id) < i)) {
    faults.push(`${where}: ${id} is written twice`);
  }
  for (const id of ids) {
    if (!tested.some((test) => test.id === id)) faults.push(`${page}: no test names ${id}`);
    if (!listed.some((line) => line.id === id)) faults.push(`${folder}/src/public/rules.ts: ${id} is missing`);
  }
  console.log(`${basename(page, '.md')}: ${ids.size} rules, ${tested.length} citations in tests`);
}

const letters = new Set(Array.from(known, (id) => id[0]));
const cited = new RegExp(`\\b([${[...letters].join('')}]\\d+\\.\\d+)\\b`, 'g');
for (const { id, where } of citations('{packages,docs,scripts,bench}/**/*.{ts,play,md}', cited)) {
  if (!known.has(id)) faults.push(`${where}: there is no rule ${id}`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
