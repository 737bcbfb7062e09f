/**
 * Every rule of docs/rules is named by a test, and every rule that is named anywhere exists: in test titles and
 * playthroughs as `[C3.2]`, in the sources as 'C3.2', and in the one-line rules of each game.
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

function citations(pattern: string, regex: RegExp): Citation[] {
  return globSync(pattern, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => Array.from(line.matchAll(regex), ([, id]) => ({ id, where: `${file}:${i + 1}` }))),
  );
}

for (const page of globSync('docs/rules/*.md', { cwd: root })) {
  const game = basename(page, '.md');
  const written = citations(page, /^- \*\*([A-Z]\d+\.\d+)\*\*/g);
  const rules = new Set(written.map(({ id }) => id));
  const letter = written[0].id[0];
  const folder = `packages/${game}`;

  const twice = written.filter(({ id }, i) => written.findIndex((other) => other.id === id) < i);
  for (const { id, where } of twice) faults.push(`${where}: ${id} is written twice`);

  const id = `${letter}\\d+\\.\\d+`;
  const tested = citations(`${folder}/test/**/*.{test.ts,play}`, new RegExp(`\\[(${id})\\]`, 'g'));
  const listed = citations(`${folder}/src/rules.ts`, new RegExp(`^\\s+'(${id})':`, 'g'));
  const refused = citations(`${folder}/test/**/*.play`, new RegExp(`-> (${id})$`, 'g'));
  const quoted = citations(`${folder}/src/**/*.ts`, new RegExp(`\\b(${id})\\b`, 'g'));

  for (const { id: cited, where } of [...tested, ...listed, ...refused, ...quoted]) {
    if (!rules.has(cited)) faults.push(`${where}: there is no rule ${cited}`);
  }
  for (const rule of rules) {
    if (!tested.some((test) => test.id === rule)) faults.push(`${page}: no test names ${rule}`);
    if (!listed.some((line) => line.id === rule)) faults.push(`${folder}/src/rules.ts: ${rule} is missing`);
  }
  console.log(`${game}: ${rules.size} rules, ${tested.length} citations in tests`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
