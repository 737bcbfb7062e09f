import { isUtf8 } from 'node:buffer';
import { BadBackup } from './bad-backup.ts';

/** JSON leaves these as they are, and some programs take them for the end of a line. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A document on a line of its own, whatever texts are in it. */
export const lineOf = (json: unknown): string => `${JSON.stringify(json).replace(UNSAFE, escaped)}\n`;

/** Far longer than any row, and short enough to be held in memory. */
const LONGEST_LINE = 16 * 1024 * 1024;
const NEWLINE = 10;

/** Ends lines at the byte 10 alone: backups of 0.1 have other letters raw in their texts that look like an end. */
export async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const buffer =
      rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let begin = 0;
    for (let end = buffer.indexOf(NEWLINE); end >= 0; end = buffer.indexOf(NEWLINE, begin)) {
      yield buffer.subarray(begin, end);
      begin = end + 1;
    }
    rest = buffer.subarray(begin);
    if (rest.length > LONGEST_LINE) throw new BadBackup('has a line that is too long');
  }
  if (rest.length > 0) yield rest;
}

/** Undefined for what is no JSON object. */
export function objectOn(line: Buffer): Record<string, unknown> | undefined {
  if (!isUtf8(line)) return undefined;
  try {
    const json: unknown = JSON.parse(String(line));
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
