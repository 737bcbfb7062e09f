import { directionOf, type Language } from '@ahu/protocol/languages';

interface Catalogue {
  speak(language: Language): Promise<void>;
}

/** The files of a `words` folder by their paths, as `import.meta.glob` finds them. */
type Translations = Readonly<Record<string, () => Promise<unknown>>>;

const catalogues: Catalogue[] = [];
let spoken: Language = 'en';
let arriving: Promise<unknown> = Promise.resolve();

/**
 * The words of one part of the page. English comes with the part; a translation is loaded when it is read. Each is
 * typed by the English one, so that a message that is missing in it does not compile.
 */
export function catalogue<Words>(english: Words, translations: Translations): () => Words {
  let words = $state.raw(english);
  const speak = async (language: Language): Promise<void> => {
    const loaded =
      language === 'en' ? english : ((await translations[`./${language}.ts`]()) as { default: Words }).default;
    if (spoken === language) words = loaded;
  };
  catalogues.push({ speak });
  if (spoken !== 'en') arriving = Promise.allSettled([arriving, speak(spoken)]);
  return () => words;
}

/** From now on the whole page speaks this language; one that cannot be loaded leaves the words as they are. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  arriving = Promise.allSettled(catalogues.map((each) => each.speak(language)));
  await arriving;
}

/** Waits for the words of a part that was just loaded, so that nobody sees it in English first. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const loaded = await part;
  await arriving;
  return loaded;
}
