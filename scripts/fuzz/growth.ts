/** From its first tenths to its last the server may need so much more, in megabytes; a leak of 250 bytes a frame would show. */
const MOST_GROWTH = 150;

/**
 * How the server's memory went, in megabytes after each round, in words, and whether it grew too much. Garbage comes
 * and goes by a hundred megabytes: what counts is how low memory still gets.
 */
export function growth(memory: readonly number[]): { readonly said: string; readonly faults: readonly string[] } {
  const lowest = (from: number, to: number): number =>
    Math.min(...memory.slice(Math.floor(from * memory.length), Math.ceil(to * memory.length)));
  const early = lowest(0.1, 0.3);
  const late = lowest(0.8, 1);
  return {
    said: `memory at its lowest ${early} MB in the second and third tenth, ${late} MB in the last two, ${Math.max(...memory)} MB at most`,
    faults: late - early > MOST_GROWTH ? [`memory grew from ${early} to ${late} MB`] : [],
  };
}
