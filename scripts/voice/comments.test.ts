import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { vagueCommentsIn } from './comments.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const SOURCES = globSync(
  ['packages/*/{src,testing,test,plugins,scripts,workshop}/**/*.{ts,svelte}', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts'],
  { cwd: ROOT, exclude: (name) => name === 'voice' },
);

describe('comments', () => {
  test('say who, and how many', () => {
    expect(SOURCES.length).toBeGreaterThan(500);
    const vague = SOURCES.flatMap((file) =>
      vagueCommentsIn(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(vague).toEqual([]);
  });

  test.each([
    '/** Whoever loses the wire comes back. */',
    '  // Somebody may move meanwhile.',
    '/** So many are taken at once. */',
    '<!-- The seat of whoever came. -->',
    '/**\n * The steps begin after so many plies,\n * and end.\n */',
  ])('%j is a riddle', (comment) => {
    expect(vagueCommentsIn(comment)).toHaveLength(1);
  });

  test.each(["const url = 'https://somebody:word@8.8.8.8/x';", '/** Tables of one statement. */'])(
    '%j is none',
    (text) => {
      expect(vagueCommentsIn(text)).toEqual([]);
    },
  );
});
