/** Reads the rule books of docs/rules: just the Markdown that they are written in. */

/** Text, or a part of it that stands out; `rule` leads to the paragraph of that id. */
export type Span =
  | string
  | { readonly strong: readonly Span[] }
  | { readonly em: readonly Span[] }
  | { readonly code: string }
  | { readonly rule: string };

export interface Item {
  readonly spans: readonly Span[];
  readonly inner: readonly Block[];
}

export interface Row {
  /** Of a worked example. */
  readonly id?: string;
  readonly cells: readonly (readonly Span[])[];
}

export type Block =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | ({ readonly kind: 'rule'; readonly id: string } & Item)
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] };

export interface Section {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RuleBook {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}

const RULE = /^\*\*([A-Z]\d+\.\d+)\*\* /;
const EXAMPLE = /^[A-Z]-E\d+$/;
const CHAPTER = /^[A-Z]\d+(?= )/;
const ITEM = /^(?:-|(\d+)\.) (.*)$/;
const TOKEN = /`([^`]+)`|\*\*(.+?)\*\*|(?<!\w)_(.+?)_(?!\w)|\b([A-Z](?:\d+(?:\.\d+)?|-E\d+))\b/;

export function readRuleBook(markdown: string): RuleBook {
  const known = new Set(
    [...markdown.matchAll(/^- \*\*([A-Z]\d+\.\d+)\*\*|^##+ ([A-Z]\d+) |^\| ([A-Z]-E\d+) /gm)].map(idOf),
  );
  const [head, ...chapters] = markdown.split(/^(?=##+ )/m);
  const [title, ...intro] = head.split('\n');
  return {
    title: title.replace(/^# /, ''),
    intro: blocksOf(intro, known),
    sections: chapters.map((chapter, index) => sectionOf(chapter.split('\n'), index, known)),
  };
}

const idOf = ([, ...ids]: readonly string[]): string => ids.find((id) => id !== undefined) ?? '';

function sectionOf([heading, ...lines]: readonly string[], index: number, known: ReadonlySet<string>): Section {
  const level = heading.indexOf(' ');
  const title = heading.slice(level + 1);
  return { id: CHAPTER.exec(title)?.[0] ?? `section-${index + 1}`, level, title, blocks: blocksOf(lines, known) };
}

function blocksOf(lines: readonly string[], known: ReadonlySet<string>): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOf(lines, at);
    if (lines[at].trim() !== '') add(blocks, blockOf(lines.slice(at, end), known));
    at = end;
  }
  return blocks;
}

/** Where the block that begins in this line is over. */
function endOf(lines: readonly string[], start: number): number {
  const goesOn = lines[start].startsWith('|')
    ? (line: string) => line.startsWith('|')
    : ITEM.test(lines[start])
      ? (line: string) => line === '' || line.startsWith('  ')
      : (line: string) => line !== '' && !ITEM.test(line) && !line.startsWith('|');
  let end = start + 1;
  while (lines[start] !== '' && end < lines.length && goesOn(lines[end])) end++;
  return end;
}

function blockOf(lines: readonly string[], known: ReadonlySet<string>): Block {
  if (lines[0].startsWith('|')) {
    const [head, , ...rows] = lines.map((line) => rowOf(line, known));
    return { kind: 'table', head, rows };
  }
  const item = ITEM.exec(lines[0]);
  if (!item) return { kind: 'text', spans: spansOf(lines.join(' '), known) };
  const [, number, text] = item;
  const indent = lines[0].length - text.length;
  const inner = blocksOf(
    lines.slice(1).map((line) => line.slice(indent)),
    known,
  );
  const id = RULE.exec(text)?.[1];
  if (id) return { kind: 'rule', id, spans: spansOf(text.replace(RULE, ''), known), inner };
  return { kind: 'list', ordered: number !== undefined, items: [{ spans: spansOf(text, known), inner }] };
}

/** Items in a row are one list. */
function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && block.kind === 'list' && last.ordered === block.ordered) {
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
  } else {
    blocks.push(block);
  }
}

function rowOf(line: string, known: ReadonlySet<string>): Row {
  const texts = line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((text) => text.trim());
  if (EXAMPLE.test(texts[0]))
    return { id: texts[0], cells: texts.map((text, i) => (i ? spansOf(text, known) : [text])) };
  return { cells: texts.map((text) => spansOf(text, known)) };
}

export function spansOf(text: string, known: ReadonlySet<string>): Span[] {
  const token = TOKEN.exec(text);
  if (!token) return text === '' ? [] : [text];
  const [whole, code, strong, em, rule] = token;
  const span: Span = code
    ? { code }
    : strong
      ? { strong: spansOf(strong, known) }
      : em
        ? { em: spansOf(em, known) }
        : known.has(rule)
          ? { rule }
          : rule;
  const before = text.slice(0, token.index);
  return [...(before === '' ? [] : [before]), span, ...spansOf(text.slice(token.index + whole.length), known)];
}
