import type { Block, Item, Row, RuleBook, Section, Span } from '../../../plugins/rule-book.ts';
import { plain } from '../../platform/words/plain.ts';

export type { Block, RuleBook, Section, Span };

const spanText = (span: Span): string => {
  if (typeof span === 'string') return span;
  if ('code' in span) return span.code;
  if ('rule' in span) return span.rule;
  return spansText('strong' in span ? span.strong : span.em);
};

const spansText = (spans: readonly Span[]): string => spans.map(spanText).join('');
const itemText = ({ spans, inner }: Item): string => `${spansText(spans)} ${inner.map(blockText).join(' ')}`;
const rowText = ({ cells }: Row): string => cells.map(spansText).join(' ');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return spansText(block.spans);
    case 'rule':
      return `${block.id} ${itemText(block)}`;
    case 'list':
      return block.items.map(itemText).join(' ');
    case 'table':
      return block.rows.map(rowText).join(' ');
  }
}

/** A table of sentences, whose cells stand below each other on a narrow screen. */
export const isProse = ({ rows }: Block & { kind: 'table' }): boolean => rows.some((row) => rowText(row).length > 60);

/** What of a block has to do with the words looked for: of a list or a table, the lines that contain them. */
function matching(block: Block, query: string): Block[] {
  const has = (text: string): boolean => plain(text).includes(query);
  if (block.kind === 'table') {
    const rows = block.rows.filter((row) => has(rowText(row)));
    return rows.length > 0 ? [{ ...block, rows }] : [];
  }
  return has(blockText(block)) ? [block] : [];
}

/** The sections with only those paragraphs that contain the words. */
export function search(book: RuleBook, words: string): readonly Section[] {
  const query = plain(words.trim());
  return [{ id: 'intro', level: 2, title: '', blocks: book.intro }, ...book.sections]
    .map((section) => ({ ...section, blocks: section.blocks.flatMap((block) => matching(block, query)) }))
    .filter(({ title, blocks }) => blocks.length > 0 || plain(title).includes(query));
}

export const countOf = (sections: readonly Section[]): number =>
  sections.reduce(
    (sum, { blocks }) =>
      sum + blocks.reduce((lines, block) => lines + (block.kind === 'table' ? block.rows.length : 1), 0),
    0,
  );

/** A text cut where the words looked for are; every other piece is a hit. */
export function cut(text: string, words: string): string[] {
  const query = plain(words.trim());
  if (query === '') return [text];
  const pieces: string[] = [];
  const letters = Array.from(text);
  // One letter may be looked for as two: "œ" as "oe".
  const sources = letters.flatMap((letter, i) => Array.from({ length: plain(letter).length }, () => i));
  const searched = letters.map(plain).join('');
  let from = 0;
  for (let at = searched.indexOf(query); at >= 0; at = searched.indexOf(query, at + query.length)) {
    const end = sources[at + query.length - 1] + 1;
    // The second half of a letter whose first half ended the hit before.
    if (sources[at] < from) continue;
    pieces.push(letters.slice(from, sources[at]).join(''), letters.slice(sources[at], end).join(''));
    from = end;
  }
  return [...pieces, letters.slice(from).join('')];
}
