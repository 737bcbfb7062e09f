import { styleText } from 'node:util';

const [NARROWEST, USUAL, WIDEST] = [60, 80, 100];

const columnsNow = (): number =>
  Math.max(NARROWEST, Math.min(WIDEST, process.stdout.columns || Number(process.env.COLUMNS) || USUAL));

/**
 * Columns of a line: those of the terminal, or what COLUMNS says; lines that are longer are hard to read. It changes
 * when the window does: what is printed next fits into it.
 */
export let WIDTH = columnsNow();
process.stdout.on('resize', () => {
  WIDTH = columnsNow();
});

/** Longer names find no place in a table of that width. */
export const LONGEST_NAME = 11;

/** Without what would steer a terminal. */
export const printable = (text: string): string => text.replace(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu, '?');

/** Text in lines of at most WIDTH columns: one beginning for the first, one for the others. */
export function wrap(text: string, first = '', others = first): string[] {
  const lines: string[] = [];
  let line = first;
  for (const [i, word] of text.split(' ').entries()) {
    if (i > 0 && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = others + word;
    } else line += i === 0 ? word : ` ${word}`;
  }
  return [...lines, line];
}

export function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** What a command did: as one JSON object for scripts, or as a sentence. */
export function printDone(json: boolean, done: object, sentence: string): void {
  print(json ? [JSON.stringify(done)] : wrap(printable(sentence), '', '    '));
}

export function heading(text: string): string {
  return styleText('bold', `── ${text} ${'─'.repeat(Math.max(0, WIDTH - text.length - 4))}`);
}

/** Forgets what the last player saw, above the fold too. */
export function clearScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
}

/**
 * Rows in columns: the first to the left, the others to the right. Where they are too wide, gaps become narrow, and
 * then the first column stands above the others.
 */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const rest = (row: readonly string[], between: string): string =>
    row
      .slice(1)
      .map((cell, i) => cell.padStart(widths[i + 1]))
      .join(between);
  const beside = (between: string): string[] =>
    rows.map((row) => `${row[0].padEnd(widths[0])}${between}${rest(row, between)}`.trimEnd());
  const below = (between: string): string[] =>
    rows.flatMap((row) => [...(row[0] === '' ? [] : [row[0]]), `    ${rest(row, between)}`.trimEnd()]);
  const ways = [beside(gap), beside(' '), below(gap)];
  return ways.find((lines) => lines.every((line) => line.length <= WIDTH)) ?? below(' ');
}

/**
 * Rows in columns, all to the left; what does not fit into the last one goes on below it. Where no person reads and
 * no width is asked for, a row is a line: that is what grep and its like work with.
 */
export function listing(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.flatMap((row) => {
    const before = row.slice(0, -1).map((cell, column) => `${cell.padEnd(widths[column])}  `);
    const last = row.at(-1) ?? '';
    if (!process.stdout.isTTY && !process.env.COLUMNS) return [before.join('') + last];
    const indent = before.join('').length;
    // Where the others leave too little room, the last column stands below them.
    const lines =
      indent > (2 * WIDTH) / 3
        ? [before.join(''), ...wrap(last, '    ')]
        : wrap(last, before.join(''), ' '.repeat(indent));
    return lines.map((line) => line.trimEnd());
  });
}
