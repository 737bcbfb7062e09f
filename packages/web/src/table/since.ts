import type { MatchFile, Seat } from '@ahu/core';

/** From one ply to before another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What others and chance did between this seat's turn of now, or its next, and the one before. */
export function sinceLastTurn(log: MatchFile['log'], seat: Seat): Span {
  const isOther = ([who]: MatchFile['log'][number]): boolean => who !== seat && who !== 'chance';
  const to = log.findLastIndex(isOther) + 1;
  const from = log.slice(0, to).findLastIndex(([who]) => who === seat) + 1;
  return { from, to };
}
