import { isLanguage, LANGUAGES, type Language } from '@ahu/protocol/languages';
import type { ServerWords } from './words.ts';

const load = async (language: Language): Promise<[Language, ServerWords]> => [
  language,
  (await import(`./${language}.ts`)).default,
];

const WORDS = Object.fromEntries(await Promise.all((Object.keys(LANGUAGES) as Language[]).map(load))) as Readonly<
  Record<Language, ServerWords>
>;

export const wordsIn = (language: string): ServerWords => WORDS[isLanguage(language) ? language : 'en'];

/** Of all languages: people who play in one read the names of those who play in another. */
export const RESERVED: readonly string[] = Object.values(WORDS).flatMap(({ reserved }) => reserved);
