import { closest } from 'fastest-levenshtein';
import { wrongUsage } from './failure.ts';

/** A name that was typed, if it is one of these; otherwise a failure that guesses which was meant. */
export function expectName<T extends string>(what: string, typed: string, valid: readonly T[]): T {
  const name = valid.find((each) => each === typed);
  if (name !== undefined) return name;
  // A part of a name means that name.
  const guess = valid.find((each) => typed.length > 2 && each.includes(typed)) ?? closest(typed, valid);
  throw wrongUsage(`there is no ${what} "${typed}"; did you mean "${guess}"? Known: ${valid.join(', ')}`);
}
