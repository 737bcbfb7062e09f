import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { LANGUAGES } from '@ahu/protocol/languages';
import { describe, expect, test } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../src');
const TRANSLATIONS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** Messages that are the same in another language for good reason. */
const ALLOWED = /^(Rapa Nui(: .*)?|Ahu|[A-Z][\w ]* \(Ahu\))$/;

type Message = string | ((values: never) => string);

/** Every message by its path: `games.giants.name`. */
function messagesOf(words: object, path = ''): [string, Message][] {
  return Object.entries(words).flatMap(([key, value]): [string, Message][] => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null ? messagesOf(value, here) : [[here, value]];
  });
}

/** The parameters that a message names: those of its pattern, or what it reads of its only argument. */
function parametersOf(message: Message): string[] {
  if (typeof message === 'string') return [];
  const source = message.toString();
  const pattern = /^\(?\s*\{([^}]*)\}/.exec(source)?.[1];
  if (pattern !== undefined) {
    const names = pattern.split(',').map((name) => name.split(':')[0].trim());
    return names.filter((name) => name !== '').sort();
  }
  const argument = /^\(?(\w+)\s*\)?\s*=>/.exec(source)?.[1];
  if (argument === undefined) return [];
  const names = [...source.matchAll(new RegExp(`\\b${argument}\\.(\\w+)`, 'g'))].map(([, name]) => name);
  return [...new Set(names)].sort();
}

/** Two words or more, so that it must differ; names of games, numbers and single words may agree. */
const isSentence = (text: string): boolean => /\p{Ll}{2,}[^\p{L}]+\p{L}*\p{Ll}{2,}/u.test(text) && !ALLOWED.test(text);

/** What a message says as far as it is written out: the texts in a function's code, without what they name. */
function textsOf(message: Message): string[] {
  if (typeof message === 'string') return [message];
  return [...message.toString().matchAll(/`([^`]*)`|'([^']*)'|"([^"]*)"/g)].map(([, ...texts]) =>
    (texts.find((text) => text !== undefined) ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
  );
}

const isUsed = (key: string, sources: string): boolean =>
  key.split('.').every((part, depth) => {
    const name = part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // Deeper keys are often chosen by a value: `w().levels[level]`.
    return (
      depth > 0 || new RegExp(`\\.${name}\\b|['"\`]${name}['"\`]|\\{[^}]*\\b${name}\\b[^}]*\\} = w\\(\\)`).test(sources)
    );
  });

/** Parts of games that pages show by a contract. */
const SHOWN: Readonly<Record<string, RegExp>> = { card: /\/cards\.ts'/, summary: /contract\/summary\.ts'/ };

/** What may use a catalogue: its own part of the page, what imports it from elsewhere, and what shows such parts. */
function sourcesFor(folder: string): string {
  const files = globSync('**/*.{ts,svelte}', { cwd: SOURCE }).filter((file) => !/(^|\/)words\//.test(file));
  const part = relative(SOURCE, dirname(folder));
  const name = part.split('/').at(-1) ?? '';
  const importers = SHOWN[name] ?? new RegExp(`${name}/words/index\\.ts`);
  return files
    .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }))
    .filter(({ file, text }) => file.startsWith(`${part}/`) || importers.test(text))
    .map(({ text }) => text)
    .join('\n');
}

const load = async (file: string): Promise<object> => (await import(file)).default;

const folders = globSync('**/words/en.ts', { cwd: SOURCE }).map((file) => dirname(join(SOURCE, file)));

test('there are catalogues', () => {
  expect(folders.length).toBeGreaterThan(3);
});

describe.each(folders.map((folder) => [relative(SOURCE, folder), folder]))('%s', (_, folder) => {
  test('uses every message', async () => {
    const sources = sourcesFor(folder);
    const unused = messagesOf(await load(join(folder, 'en.ts'))).filter(([key]) => !isUsed(key, sources));
    expect(unused.map(([key]) => key)).toEqual([]);
  });

  test.each(TRANSLATIONS)('says the same in %s', async (language) => {
    const english = new Map(messagesOf(await load(join(folder, 'en.ts'))));
    const other = new Map(messagesOf(await load(join(folder, `${language}.ts`))));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, message] of english) {
      expect([key, parametersOf(other.get(key) as Message)]).toEqual([key, parametersOf(message)]);
    }
  });

  test.each(TRANSLATIONS)('leaves no sentence in English in %s', async (language) => {
    const english = new Map(messagesOf(await load(join(folder, 'en.ts'))));
    const left = messagesOf(await load(join(folder, `${language}.ts`))).filter(([key, message]) => {
      const before = new Set(textsOf(english.get(key) ?? '').filter(isSentence));
      return textsOf(message).some((text) => before.has(text));
    });
    expect(left.map(([key]) => key)).toEqual([]);
  });
});
