import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LANGUAGES } from '@ahu/protocol/languages';
import { describe, expect, test } from 'vitest';
import { strays } from './strays.ts';

const PACKAGES = resolve(import.meta.dirname, '../../packages');

/** Names that break careless sentences: signs of ours, of HTML, from right to left, of one letter, with a vowel. */
const NAMES = ['C#', '<b>', 'Ōtuʻu', 'נועה', 'a', 'Ava', '$&'];
const NUMBERS = [0, 1, 2, 5];

/** What stands for a parameter of this name, where a text would not do. */
const LISTS: Readonly<Record<string, (name: string, n: number) => unknown>> = {
  names: (name) => [name, 'Riro'],
  items: (name) => [name, 'b'],
  parts: (name) => [name, 'b'],
  gains: (name) => [name],
  kinds: () => [0, 4],
  brought: (_, n) => [
    { count: n, size: 0 },
    { count: n, size: 2 },
  ],
  lost: (_, n) => [{ count: n, size: 1 }],
  to: (name, n) => [{ name, points: `${n}` }],
  paid: (name, n) => (n === 0 ? [] : [{ name, points: `${n}` }]),
  held: (_, n) => ({ markers: n, workers: n, sorcerer: n > 1, chief: n > 1 }),
};
const NUMERIC =
  /^(n|of|count|counts|size|round|rank|points|moai|headdress|price|value|kind|type|column|slot|has|needs|most|bots|seat|days|hours|minutes|seconds|standing|tired|free|all|places|small|medium|large|pukao|markers|sculptors|share|card|refills|due|worth|least|gain|tablets|workers|bases|logs|frontWorkers|frontMarkers)$/;
const NAMED: Readonly<Record<string, readonly string[]>> = {
  piece: ['worker', 'sorcerer', 'chief'],
  what: ['worker', 'marker', 'log'],
};

/** Left over from code, or from a place that nothing was put into. */
const UNFINISHED = /(?<!\p{L})(undefined|NaN|null)(?!\p{L})|\[object| {2}|#/u;

type Message = (values: object) => unknown;

/** Answers for every parameter that a message reads, whatever it is called. */
const valuesFor = (key: string, name: string, n: number): object =>
  new Proxy(
    {},
    {
      get: (_, parameter: string) => {
        const named = `${key}.${parameter}`;
        if (named.endsWith('refusals.reserve.what') || named.endsWith('refusals.supply.what')) return NAMED.what[n % 3];
        if (/(land\.(moai|capped))\.size$/.test(named)) return 'small';
        if (parameter === 'piece') return NAMED.piece[n % 3];
        if (/(substitute|erect)\.moai$/.test(named) && named.includes('told')) return name;
        if (/^(kind|type|card)$/.test(parameter)) return n % 4;
        if (['capped', 'abandoned'].includes(parameter)) return n > 1;
        if (LISTS[parameter]) return LISTS[parameter](name, n);
        return NUMERIC.test(parameter) ? n : name;
      },
    },
  );

/** Every message with its path, spoken with every number and every name. */
function spoken(words: unknown, path = ''): { key: string; name: string; text: string }[] {
  if (typeof words === 'string') return [{ key: path, name: '', text: words }];
  if (Array.isArray(words)) return words.flatMap((each, i) => spoken(each, `${path}.${i}`));
  if (typeof words === 'function') {
    const say = (name: string, n: number): string =>
      // The server's words have their parameters one after the other.
      `${words.length > 1 ? words(name, name) : /^\(?name\)?\b/.test(words.toString()) ? words(name) : (words as Message)(valuesFor(path, name, n))}`;
    return NAMES.flatMap((name) => NUMBERS.map((n) => ({ key: path, name, text: say(name, n) })));
  }
  return Object.entries(words as object).flatMap(([key, value]) => spoken(value, path === '' ? key : `${path}.${key}`));
}

const folders = globSync('*/src/**/words/en.ts', { cwd: PACKAGES }).map(dirname);
const load = async (folder: string, language: string): Promise<unknown> =>
  (await import(join(PACKAGES, folder, `${language}.ts`))).default;

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  test.each(folders)('%s: every message is whole', async (folder) => {
    const wrong = spoken(await load(folder, language)).filter(
      ({ text }) => UNFINISHED.test(text.replaceAll('C#', 'C')) || text === '',
    );
    expect(wrong).toEqual([]);
  });

  test.each(folders)('%s: a name stays as it is', async (folder) => {
    const words = await load(folder, language);
    const texts = new Map(spoken(words).map(({ key, name, text }) => [`${key} ${name}`, text]));
    const broken = [...texts].filter(
      ([key, text]) =>
        key.endsWith(' C#') && texts.get(key.replace(' C#', ' <b>'))?.includes('<b>') && !text.includes('C#'),
    );
    expect(broken).toEqual([]);
  });
});

const PARTS = ['platform', 'giants', 'rapa-nui', 'rapa-nui-cards'];
const partOf = (folder: string): string[] =>
  PARTS.filter((part) => part === 'platform' || folder.includes(`/games/${part}/`));

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  test.each(folders)('%s says no word that must go', async (folder) => {
    const texts = spoken(await load(folder, language)).filter(({ name }) => name === '' || name === 'Ōtuʻu');
    const lines = texts.map(({ key, text }) => ({ place: key, text }));
    for (const part of partOf(folder)) {
      const { out } = (await import(`../../terms/${language}/${part}.ts`)).default;
      expect(strays(lines, out)).toEqual([]);
    }
  });
});

/** A straight apostrophe or quotation mark is one of a keyboard, not of a printed text. */
describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  test.each(folders)('%s has the apostrophes and quotation marks of print', async (folder) => {
    const texts = spoken(await load(folder, language)).filter(({ name }) => name === '' || name === 'Ava');
    expect(texts.filter(({ text }) => /['"]/.test(text))).toEqual([]);
  });
});

test('a number put in place of a name is found', () => {
  const careless = { gain: ({ name, n }: { name: string; n: number }) => `${name} +# cards`.replace('#', `${n}`) };
  const texts = spoken(careless);
  expect(texts.some(({ name, text }) => name === 'C#' && !text.includes('C#'))).toBe(true);
});

/** French puts a narrow space before ; ! ? and a wide one before : and inside « », and lines must not break there. */
describe('French', () => {
  const BREAKS = /\p{L} [;:!?»]|« (?=\S)|[\p{L}\d»)][;!?](?=\s|$)/u;

  test.each(folders)('%s breaks no line before its signs', async (folder) => {
    const texts = spoken(await load(folder, 'fr')).filter(({ name }) => name === '' || name === 'Ava');
    expect(texts.filter(({ text }) => BREAKS.test(text))).toEqual([]);
  });

  test('a plain space is found', () => {
    expect(['Qui ?', 'Fin : 3', '« Ahu »', 'Non;'].every((text) => BREAKS.test(text))).toBe(true);
    expect(['Qui\u202f?', 'Fin\u00a0: 3', '«\u00a0Ahu\u00a0»'].some((text) => BREAKS.test(text))).toBe(false);
  });
});
