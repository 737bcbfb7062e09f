import type { MatchFile } from '@ahu/core';

/** Iterations for one decision. */
export const DEPTHS = { quick: 100, usual: 600, deep: 2400 } as const;
export type Depth = keyof typeof DEPTHS;

/** Where the chosen depth is kept. */
export const DEPTH_KEY = 'ahu-analysis-depth';

/** A short number of a log: what was found about another log is not shown. */
export function printOf(file: MatchFile | undefined): string {
  let print = 0;
  for (const letter of JSON.stringify(file?.log ?? [])) print = (Math.imul(print, 31) + letter.charCodeAt(0)) | 0;
  return `${file?.rulesVersion} ${file?.log.length} ${print}`;
}
