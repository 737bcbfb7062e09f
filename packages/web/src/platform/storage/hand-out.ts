import type { MatchFile } from '@ahu/core';

/** Hands a match out as a file. */
export const handOut = (file: MatchFile, name: string): void =>
  handOutText(JSON.stringify(file, null, 1), `${name}.json`, 'application/json');

/** Hands a text out as a file. */
export function handOutText(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
