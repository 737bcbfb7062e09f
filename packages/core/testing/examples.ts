import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** One line of an `@example` in the TSDoc of a function: what is written there, and what it shall give. */
export interface Example {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly expected: string;
  /** Lines of the same example that come before. */
  readonly before: readonly string[];
}

/** The examples of a source file: lines of the form `code; // result` behind `@example`. */
export function examplesIn(file: URL): Example[] {
  const found: Example[] = [];
  let before: string[] | undefined;
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((text, i) => {
      const line = /^\s*\* ?(.*)$/.exec(text)?.[1];
      if (line?.startsWith('@example')) before = [];
      else if (line === undefined || line.startsWith('@') || line.startsWith('/')) before = undefined;
      else if (before) {
        const [, code, expected] = /^(.*); \/\/ (.*)$/.exec(line) ?? [];
        if (code === undefined) before.push(line);
        else found.push({ file: file.pathname, line: i + 1, code, expected, before: [...before] });
      }
    });
  return found;
}

/** Runs an example with these names in scope; throws if it gives something else than it says. */
export function runExample(
  { file, line, code, expected, before }: Example,
  scope: Readonly<Record<string, unknown>>,
): void {
  const run = new Function(...Object.keys(scope), `${before.join('\n')}\nreturn [${code}, (${expected})];`);
  const [given, said] = run(...Object.values(scope)) as [unknown, unknown];
  if (isDeepStrictEqual(given, said)) return;
  throw new Error(`${file}:${line}: ${code} gives ${JSON.stringify(given)}, not ${expected}`);
}
