import { styleText } from 'node:util';

export const WIDTH = 80;
/** Longer names find no place in a table of that width. */
export const LONGEST_NAME = 11;

/** Without what would steer a terminal. */
export const printable = (text: string): string => text.replace(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu, '?');

/** Text in lines of at most 80 columns: one beginning for the first, one for the others. */
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

export function heading(text: string): string {
  return styleText('bold', `── ${text} ${'─'.repeat(Math.max(0, WIDTH - text.length - 4))}`);
}

/** Forgets what the last player saw, above the fold too. */
export function clearScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
}

/** Rows in columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join(gap)
      .trimEnd(),
  );
}
