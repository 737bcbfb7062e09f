import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAMES, type GameId, TITLES } from '@ahu/games';
import { LANGUAGES } from '@ahu/protocol/languages';
import { describe, expect, test } from 'vitest';
import { type Block, type RuleBook, readRuleBook, type Span, spansOf } from '../plugins/rule-book.ts';
import { MANIFESTS } from '../src/games/registry.ts';
import { countOf, cut, search } from '../src/pages/rules/book.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const TRANSLATIONS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

const bookOf = (game: string, language: string): RuleBook =>
  readRuleBook(readFileSync(`${ROOT}/docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`, 'utf8'));

const sentencesOf = async (game: string, language: string): Promise<Record<string, string>> =>
  (await import(`../src/games/${game}/sentences/${language}.ts`)).default;

/** What a book is made of, whatever its language: chapters, paragraphs, tables and their sizes. */
const shapeOf = (block: Block): unknown => {
  switch (block.kind) {
    case 'text':
      return 'text';
    case 'rule':
      return [block.id, ...block.inner.map(shapeOf)];
    case 'list':
      return block.items.map(({ inner }) => inner.map(shapeOf));
    case 'table':
      return block.rows.map(({ id, cells }) => [id, cells.length]);
  }
};
const frameOf = ({ intro, sections }: RuleBook): unknown => ({
  intro: intro.map(shapeOf),
  sections: sections.map(({ id, level, blocks }) => [id, level, blocks.map(shapeOf)]),
});

/** Links and numbers: what a translation must not lose. */
const linksIn = (spans: readonly Span[]): string[] =>
  spans.flatMap((span) => {
    if (typeof span === 'string' || 'code' in span) return [];
    return 'rule' in span ? [span.rule] : linksIn('strong' in span ? span.strong : span.em);
  });
const rulesOf = (book: RuleBook): [string, string[]][] =>
  book.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): [string, string[]][] =>
      block.kind === 'rule' ? [[block.id, linksIn(block.spans).sort()]] : [],
    ),
  );

describe.each(Object.values(TITLES).map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  test('new tables are played by the newest rules', () => {
    expect(MANIFESTS[id as GameId].rulesVersion).toBe(game.rulesVersion);
  });

  test('the rule book has a paragraph for every rule', () => {
    expect(rulesOf(bookOf(id, 'en')).map(([rule]) => rule)).toEqual(Object.keys(game.rules));
  });

  test.each(TRANSLATIONS)('every rule has a sentence of its own in %s', async (language) => {
    const sentences = await sentencesOf(id, language);
    expect(Object.keys(sentences)).toEqual(Object.keys(game.rules));
    expect(Object.entries(sentences).filter(([rule, text]) => text === game.rules[rule])).toEqual([]);
  });

  test.each(TRANSLATIONS)('the rule book is complete in %s', (language) => {
    const book = bookOf(id, language);
    expect(frameOf(book)).toEqual(frameOf(bookOf(id, 'en')));
    expect(rulesOf(book)).toEqual(rulesOf(bookOf(id, 'en')));
  });
});

test.each(GAMES)('%s: French marks stay with their words', (id) => {
  const text = readFileSync(`${ROOT}/docs/rules/fr/${id}.md`, 'utf8');
  expect(text.match(/.{0,20}(?: [:;!?»]|« )/g)).toBeNull();
});

describe('reading Markdown', () => {
  const known = new Set(['G3.29', 'G3']);

  test('what stands out, what is code, and links to paragraphs that exist', () => {
    expect(spansOf('**Cap** it (G3.29, not G3.28) with `base` or _so_.', known)).toEqual([
      { strong: ['Cap'] },
      ' it (',
      { rule: 'G3.29' },
      ', not ',
      'G3.28',
      ') with ',
      { code: 'base' },
      ' or ',
      { em: ['so'] },
      '.',
    ]);
  });

  test('markup of other kinds stays text', () => {
    expect(spansOf('<b>snake_case_name</b>', known)).toEqual(['<b>snake_case_name</b>']);
  });

  test('a table inside a paragraph, and lists inside lists', () => {
    const { sections } = readRuleBook(
      '# T\n\n## G1 A\n\n- **G1.1** x\n\n  | a |\n  |---|\n  | 1 |\n\n1. one\n   - in\n2. two\n',
    );
    expect(sections).toEqual([
      {
        id: 'G1',
        level: 2,
        title: 'G1 A',
        blocks: [
          {
            kind: 'rule',
            id: 'G1.1',
            spans: ['x'],
            inner: [{ kind: 'table', head: { cells: [['a']] }, rows: [{ cells: [['1']] }] }],
          },
          {
            kind: 'list',
            ordered: true,
            items: [
              { spans: ['one'], inner: [{ kind: 'list', ordered: false, items: [{ spans: ['in'], inner: [] }] }] },
              { spans: ['two'], inner: [] },
            ],
          },
        ],
      },
    ]);
  });
});

describe('searching', () => {
  test('finds words without their accents and capitals, and marks them as they are written', () => {
    expect(cut('Un porteur fatigué, Fatigué', 'FATIGUE')).toEqual(['Un porteur ', 'fatigué', ', ', 'Fatigué', '']);
    expect(cut('nothing of it', '')).toEqual(['nothing of it']);
    expect(cut('Troc\u00a0: donne\u202f!', 'troc : donne !')).toEqual(['', 'Troc\u00a0: donne\u202f!', '']);
    expect(cut('4 œufs, l’œuf', "l'oeuf")).toEqual(['4 œufs, ', 'l’œuf', '']);
    expect(cut('Moai der Größe 2', 'grosse')).toEqual(['Moai der ', 'Größe', ' 2']);
    expect(cut('aßb', 's')).toEqual(['a', 'ß', 'b']);
  });

  test('keeps the paragraphs and the lines of tables that contain the words', () => {
    const found = search(bookOf('giants', 'de'), 'halbtafeln des häuptlings');
    expect(found.map(({ blocks }) => blocks.length)).toEqual([1]);
    expect(countOf(found)).toBe(1);
    expect(search(bookOf('giants', 'en'), 'G3.29')[0].blocks).toMatchObject([{ kind: 'rule', id: 'G3.29' }]);
    expect(search(bookOf('giants', 'en'), 'no such words')).toEqual([]);
  });
});
