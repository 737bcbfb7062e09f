/** After the first tenth the server's memory may grow by so much, in megabytes; a leak of 200 bytes a frame would show. */
const MOST_GROWTH = 150;

/** How the server's memory went, in megabytes after each round, in words, and whether it grew too much. */
export function growth(memory: readonly number[]): { readonly said: string; readonly faults: readonly string[] } {
  const early = memory[Math.floor(memory.length / 10)];
  const late = memory.at(-1) as number;
  return {
    said: `memory ${early} MB after a tenth, ${late} MB at the end, ${Math.max(...memory)} MB at most`,
    faults: late - early > MOST_GROWTH ? [`memory grew from ${early} to ${late} MB`] : [],
  };
}
