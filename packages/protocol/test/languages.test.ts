import { directionOf, preferred } from '@ahu/protocol/languages';
import { describe, expect, test } from 'vitest';

describe('the language of a reader', () => {
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de-Latn-AT-1996'], 'de'],
    [['ES'], 'es'],
    [['tlh', 'it-CH'], 'it'],
    [['fra'], 'en'],
    [['*', ''], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (tags, language) => {
    expect(preferred(tags)).toBe(language);
  });

  test('is written from the right in Arabic and Hebrew alone', () => {
    expect(['en', 'ar', 'ar-EG', 'he', 'arn', 'fr'].map(directionOf)).toEqual([
      'ltr',
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
    ]);
  });
});
