/** Megabytes that the server may grow by after the first tenth; more means that it keeps what it is sent. */
const MOST_GROWTH = 30;

/** What the server needed after each round, in words, and whether it grew too much. */
export function growth(memory: readonly number[]): { readonly said: string; readonly faults: readonly string[] } {
  const early = memory[Math.floor(memory.length / 10)];
  const late = memory.at(-1) as number;
  return {
    said: `memory in use ${early} MB after a tenth, ${late} MB at the end, ${Math.max(...memory)} MB at most`,
    faults: late - early > MOST_GROWTH ? [`memory grew from ${early} to ${late} MB`] : [],
  };
}
