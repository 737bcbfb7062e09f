export const LANGUAGES = { en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch', es: 'Español' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The first language of the reader that Ahu speaks. */
export const preferred = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses the form that a number needs in this language; `#` stands for the number. */
export function pluralsOf(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
}

/** Names in a row, as this language puts them. */
export function listsOf(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (items) => format.format(items);
}
