/** Every public function and class of core has an example in its comment, which runs and gives what it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as core from '../src/index.ts';
import { examplesIn, nim, runExample } from '../testing/index.ts';

const SOURCES = new URL('../src/', import.meta.url);
const FILES = readdirSync(SOURCES).map((name) => new URL(name, SOURCES));
const EXAMPLES = FILES.flatMap(examplesIn);
const TEXTS = FILES.map((file) => readFileSync(file, 'utf8'));

const PUBLIC = Object.entries(core).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

/** Whether a comment with an example stands right before the export of this name. */
const hasExample = (name: string, texts: readonly string[]): boolean => {
  const documented = new RegExp(
    `@example\\n(?: \\*(?!/).*\\n)+ \\*/\\nexport (?:async )?(?:function\\*?|const|class) ${name}\\b`,
  );
  return texts.some((text) => documented.test(text));
};

describe('examples', () => {
  test.each(EXAMPLES)('$code', (example) => {
    runExample(example, { ...core, nim });
  });

  test.each(PUBLIC)('%s has one', (name) => {
    expect(hasExample(name, TEXTS)).toBe(true);
  });

  test('an example that says something else is found', () => {
    const [example] = EXAMPLES;
    expect(() => runExample({ ...example, expected: "'something else'" }, { ...core, nim })).toThrow(example.code);
  });

  test('a function without one is found', () => {
    expect(hasExample('only', ['/** The set of one seat. */\nexport const only = 1;'])).toBe(false);
  });
});
