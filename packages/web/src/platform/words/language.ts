import type { Language } from '@ahu/protocol/languages';

/** One text for each form of number that a language has; `none` is said for exactly 0. */
type Forms = Partial<Record<Intl.LDMLPluralRule | 'none', string>> & { readonly other: string };

/** Makes what a language needs once, and only when it is needed: these take long to make. */
function once<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {};
  return (language) => (made[language] ??= make(language));
}

const rulesOf = once((language) => new Intl.PluralRules(language));
const numbersOf = once((language) => new Intl.NumberFormat(language));
const allOf = once((language) => new Intl.ListFormat(language, { type: 'conjunction' }));
const oneOf = once((language) => new Intl.ListFormat(language, { type: 'disjunction' }));

/** Short numbers look alike in all of them. */
const written = (language: Language, count: number): string =>
  Number.isInteger(count) && Math.abs(count) < 1000 ? `${count}` : numbersOf(language).format(count);

/**
 * Chooses the form that a number needs in this language; the first `#` stands for the number. Names are put around the
 * chosen form and not into it, because a player may be called "C#".
 */
export const pluralsOf =
  (language: Language) =>
  (count: number, forms: Forms): string =>
    ((count === 0 && forms.none) || forms[rulesOf(language).select(count)] || forms.other).replace(
      '#',
      written(language, count),
    );

/** "a, b and c", as this language puts it. */
export const listsOf =
  (language: Language) =>
  (items: readonly string[]): string =>
    items.length === 1 ? items[0] : allOf(language).format(items);

/** "a, b or c", as this language puts it. */
export const choicesOf =
  (language: Language) =>
  (items: readonly string[]): string =>
    items.length === 1 ? items[0] : oneOf(language).format(items);
