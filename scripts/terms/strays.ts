import type { Terms } from '../../terms/terms.ts';

/** Capitals count where the pattern has some: German "Zug" is not "zug". */
const wholeWords = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${pattern})(?!\\p{L})`, /\p{Lu}/u.test(pattern) ? 'u' : 'iu');

/** Every use of a word that is not said any more: where, which, and what is said instead. */
export function strays(lines: readonly { place: string; text: string }[], out: Terms['out']): string[] {
  return Object.entries(out).flatMap(([pattern, instead]) =>
    lines.flatMap(({ place, text }) => {
      const found = wholeWords(pattern).exec(text);
      return found ? [`${place}: "${found[0]}" → ${instead}`] : [];
    }),
  );
}
