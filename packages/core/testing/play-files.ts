import { readdirSync, readFileSync } from 'node:fs';
import { readPlaythrough } from './playthrough.ts';

export interface PlayFile {
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

/** The playthroughs of a folder, in the order of their names. */
export function playFiles(folder: URL): PlayFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.play'));
  return names.toSorted().map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return { file, title: readPlaythrough(text).title, text };
  });
}
