const VOWELS: Readonly<Record<string, string>> = { a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý' };

/**
 * A text as the pseudo-language writes it: longer, and with an accent in every word. Capitals stay as they are, since
 * ids of rules and fields of boards are written with them. A text that is accented already does not change.
 */
export const accent = (text: string): string => text.replaceAll(/[aeiouy]/g, (vowel) => VOWELS[vowel]);

/** A rule book: what stands between ` is notation. */
export const accentBook = (markdown: string): string =>
  markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : accent(part)))
    .join('');

/** A file of texts beside the English one of the same folder; its texts are the English ones with accents. */
export const translationOf = (english: string): string => `import english from '${english}';

const VOWELS: Readonly<Record<string, string>> = ${JSON.stringify(VOWELS)};

function accented<Words>(words: Words): Words {
  if (typeof words === 'string') return words.replaceAll(/[aeiouy]/g, (vowel) => VOWELS[vowel]) as Words;
  if (typeof words === 'function') return ((...values: unknown[]) => accented(words(...values))) as Words;
  if (Array.isArray(words)) return words.map(accented) as Words;
  if (typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, accented(value)])) as Words;
}

const words: typeof english = accented(english);

export default words;
`;
