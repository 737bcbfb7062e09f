import { WIDTH, wrap } from './terminal.ts';

/** What stands before the second column of a list, such as `  giants            `. */
const TERM = /^ *\S+(?: \S+)* {2,}/;

/** Text of a help in lines of at most WIDTH columns: paragraphs are filled, lines of lists go on below their text. */
export function fold(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    const isText = /^\S/.test(line) && last !== undefined && /^\S.*[^:]$/.test(last);
    if (isText) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines.flatMap(foldLine).join('\n');
}

function foldLine(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const [term = ''] = line.match(TERM) ?? [];
  const [indent] = line.match(/^ */) ?? [''];
  if (term !== '' && term.length < WIDTH / 2) return wrap(line.slice(term.length), term, ' '.repeat(term.length));
  return wrap(line.slice(indent.length), indent, indent === '' ? '' : `${indent}    `);
}
