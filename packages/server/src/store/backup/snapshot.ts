import type { TableShape } from './tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** One state of a database, whatever is written there meanwhile; nobody who writes waits for it. */
export interface Snapshot {
  readonly version: number;
  /** In batches, so that only a few are in memory. */
  rows(table: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** By its key, since a store is filled faster in that order. */
export const selectAll = ({ name, columns, key }: TableShape): string =>
  `select ${quoted(columns)} from "${name}"${key.length > 0 ? ` order by ${quoted(key)}` : ''}`;
