import type { Language } from '@ahu/protocol/languages';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Makes what a language needs once, and only when it is needed: these take long to make. */
function once<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {};
  return (language) => (made[language] ??= make(language));
}

const rulesOf = once((language) => new Intl.PluralRules(language));
const numbersOf = once((language) => new Intl.NumberFormat(language));
const percentageOf = once((language) => new Intl.NumberFormat(language, { style: 'percent' }));
const formatOf = once((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** Short numbers look alike in all of them. */
const written = (language: Language, count: number): string =>
  Number.isInteger(count) && Math.abs(count) < 1000 ? `${count}` : numbersOf(language).format(count);

/** Chooses the form that a number needs in this language; `#` stands for the number. */
export const pluralsOf =
  (language: Language) =>
  (count: number, forms: Forms): string =>
    (forms[rulesOf(language).select(count)] ?? forms.other).replace('#', written(language, count));

/** Names in a row, as this language puts them. */
export const listsOf =
  (language: Language) =>
  (items: readonly string[]): string =>
    items.length === 1 ? items[0] : formatOf(language).format(items);

/** A share of one as this language writes it: 0.5 is 50 %. */
export const percentsOf =
  (language: Language) =>
  (share: number): string =>
    percentageOf(language).format(share);
