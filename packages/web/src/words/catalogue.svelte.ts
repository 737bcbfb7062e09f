import type { Language } from './language.ts';

interface Catalogue {
  speak(language: Language): Promise<void>;
}

type Translations<Words> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Words }>>>;

const catalogues: Catalogue[] = [];
let spoken: Language = 'en';

/**
 * The words of one part of the page. English comes with the part; the other languages are loaded when somebody reads
 * them. What is missing in one does not compile.
 */
export function catalogue<Words>(english: Words, translations: Translations<Words>): () => Words {
  let words = $state.raw(english);
  const speak = async (language: Language): Promise<void> => {
    const loaded = language === 'en' ? english : (await translations[language]()).default;
    if (spoken === language) words = loaded;
  };
  catalogues.push({ speak });
  if (spoken !== 'en') void speak(spoken);
  return () => words;
}

/** From now on the whole page speaks this language. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  document.documentElement.lang = language;
  await Promise.all(catalogues.map((each) => each.speak(language)));
}
