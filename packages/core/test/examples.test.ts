/** The examples in the comments of core run and give what they say. */
import { describe, expect, test } from 'vitest';
import * as core from '../src/index.ts';
import { examplesIn, nim, runExample } from '../testing/index.ts';

const FILES = ['act-table', 'bot', 'fair-chance', 'referee', 'seats'];
const EXAMPLES = FILES.flatMap((name) => examplesIn(new URL(`../src/${name}.ts`, import.meta.url)));

describe('examples', () => {
  test.each(EXAMPLES)('$code', (example) => {
    runExample(example, { ...core, nim });
  });

  test('an example that says something else is found', () => {
    const [example] = EXAMPLES;
    expect(() => runExample({ ...example, expected: "'something else'" }, { ...core, nim })).toThrow(example.code);
  });
});
