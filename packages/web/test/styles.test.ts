import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const THEME = 'ui/theme.css';

/** The widths and heights at which layouts change, in rem. */
const BREAKPOINTS = { width: [25, 30, 40, 48, 52, 56, 60, 70, 75, 80, 90], height: [32.5, 42.5, 45, 52, 66] };

const styles = globSync(['**/*.svelte', THEME], { cwd: SOURCES }).flatMap((file) => {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const css = file === THEME ? text : /<style>(.*)<\/style>/s.exec(text)?.[1];
  return css ? [{ file, css }] : [];
});

/** What a pattern finds in the styles of all components. */
const found = (pattern: RegExp): string[] =>
  styles.flatMap(({ file, css }) => Array.from(css.matchAll(pattern), ([text]) => `${file}: ${text.trim()}`));

const isBreakpoint = (query: string): boolean =>
  Array.from(query.matchAll(/\((width|height) (<|>=) ([\d.]+)rem\)/g)).every(([, side, , size]) =>
    BREAKPOINTS[side as 'width' | 'height'].includes(Number(size)),
  ) && !/(min|max)-(width|height)|\d+px|<=|[^>]=|> /.test(query);

describe('one set of styles', () => {
  test('sizes of type in rem are tokens; drawings have their own units', () => {
    expect(styles.length).toBeGreaterThan(80);
    expect(found(/^\s*font(-size)?: (\d+ )?[\d.]+rem.*$/gm)).toEqual([]);
  });

  test('layouts change at the same widths everywhere, told in one way', () => {
    const queries = found(/@(media|container)[^{]*(width|height)[^{]*/g);
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.filter((query) => !isBreakpoint(query))).toEqual([]);
  });

  test('colours that have a name are used by it', () => {
    const named = new Set(
      Array.from(readFileSync(join(SOURCES, THEME), 'utf8').matchAll(/--[a-z]+: (#[0-9a-f]{6});/g), ([, hex]) => hex),
    );
    expect(named.size).toBeGreaterThan(5);
    const parts = styles.filter(({ file }) => file !== THEME);
    const hexes = parts.flatMap(({ file, css }) =>
      Array.from(css.matchAll(/#[0-9a-f]{6}\b/g), ([hex]) => ({ file, hex })),
    );
    expect(hexes.filter(({ hex }) => named.has(hex))).toEqual([]);
  });
});
