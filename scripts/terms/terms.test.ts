import { LANGUAGES } from '@ahu/protocol/languages';
import { describe, expect, test } from 'vitest';
import type { Terms } from '../../terms/terms.ts';
import { strays } from './strays.ts';
import { filesOf, linesOf } from './texts.ts';

const PARTS = ['platform', 'giants', 'rapa-nui', 'rapa-nui-cards'];

const termsOf = async (language: string, part: string): Promise<Terms> =>
  (await import(`../../terms/${language}/${part}.ts`)).default;

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  test.each(PARTS)('%s: every thing is called by its own word', async (part) => {
    const files = filesOf(language, part);
    expect(files.length).toBeGreaterThan(2);
    expect(strays(files.flatMap(linesOf), (await termsOf(language, part)).out)).toEqual([]);
  });
});

test('a word that must go is found, in any form and only as a whole word', () => {
  const lines = [
    { place: 'a:1', text: 'Les CASES, caser, l’encase' },
    { place: 'a:2', text: 'Une case.' },
  ];
  expect(strays(lines, { 'cases?': 'hexagone' })).toEqual(['a:1: "CASES" → hexagone', 'a:2: "case" → hexagone']);
});
