/**
 * Every language that Ahu speaks: its tag (BCP 47) and its own name. A new language is one line here and its texts
 * (ARCHITECTURE.md, "a language"); pages, settings, server and tests follow from this list.
 */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
  es: 'Español',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The language of a tag: "fr-CA" is answered by "fr-CA" if there is one, else by "fr". */
function closest(tag: string): Language | undefined {
  for (let wanted = tag.toLowerCase(); wanted !== ''; wanted = wanted.replace(/-?[^-]*$/, '')) {
    const found = Object.keys(LANGUAGES).find((each) => each.toLowerCase() === wanted);
    if (found !== undefined) return found as Language;
  }
  return undefined;
}

/** The first language of the reader that Ahu speaks; English if there is none. */
export const preferred = (tags: readonly string[]): Language =>
  tags.map(closest).find((language) => language !== undefined) ?? 'en';

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(ar|dv|fa|he|ps|ur|yi)\b/.test(language) ? 'rtl' : 'ltr';
