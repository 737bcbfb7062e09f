import type { Act } from './game.ts';
import type { Seat } from './seats.ts';

/** A true consequence of a line of acts, with typed facts for one sentence. Each game has a union of its own. Plain JSON. */
export interface Reason {
  readonly kind: string;
  /** How much it speaks for the line, negative for what speaks against it; about the size of points. */
  readonly weight: number;
}

/** What a seat would do in its turn, and what it would see after each of its acts and those of others in between. */
export interface Line<View = unknown, A extends Act = Act> {
  readonly seat: Seat;
  readonly before: View;
  readonly plies: readonly { readonly seat: Seat; readonly act: A; readonly after: View }[];
}

/** How a game explains lines. It is told views alone, so that it cannot tell what the seat does not know. */
export interface Explainer<View = unknown, A extends Act = Act, R extends Reason = Reason> {
  /** Whether the seat of this view is in the middle of something: a line is told as a whole, up to its end. */
  goesOn(view: View): boolean;
  /** Why the line is worth playing, and what it costs, the heaviest first. Never empty. */
  reasons(line: Line<View, A>): readonly R[];
}

/**
 * Sorts reasons: what speaks for a line before what speaks against it, the heavier first.
 * @example
 * byWeight([{ kind: 'pays', weight: -3 }, { kind: 'marks', weight: 1 }])[0].kind; // 'marks'
 */
export const byWeight = <R extends Reason>(reasons: readonly R[]): R[] =>
  reasons.toSorted((a, b) => (a.weight > 0 && b.weight > 0 ? b.weight - a.weight : signed(a, b)));

const signed = (a: Reason, b: Reason): number => Number(b.weight > 0) - Number(a.weight > 0) || a.weight - b.weight;

/** The most reasons that are told of a line. */
const TOLD = 3;

/**
 * The few sorted reasons that are told: the heaviest for a line, and the heaviest against it.
 * @example
 * const reasons = [3, 2, 1, -2, -1].map((weight) => ({ kind: 'any', weight }));
 * mainReasons(reasons).map(({ weight }) => weight); // [3, 2, -2]
 */
export function mainReasons<R extends Reason>(reasons: readonly R[]): R[] {
  const against = reasons.filter(({ weight }) => weight <= 0).slice(0, 1);
  return [...reasons.filter(({ weight }) => weight > 0).slice(0, TOLD - against.length), ...against];
}
