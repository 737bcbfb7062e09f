import type { Kit, Names } from '../games/contract/kit.ts';

/** A move in one line; what stands under a heading of its own name has no other words. */
export function sayOf(kit: Kit, notation: string, view: unknown, names: Names): string {
  const { heading, text } = kit.say(notation, view, names);
  return text || heading;
}
