/** The number of tables of which this browser remembers something. */
const TABLES = 50;

export function kept<Value>(key: string, otherwise: Value): Value {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets.
  }
}

/** One thing about each of the latest tables. */
export const keptOf = <Value>(key: string, table: string): Value | undefined =>
  kept<[string, Value][]>(key, []).find(([each]) => each === table)?.[1];

export function keepOf(key: string, table: string, value: unknown): void {
  const others = kept<[string, unknown][]>(key, []).filter(([each]) => each !== table);
  keep(key, [...others, [table, value]].slice(-TABLES));
}
