/** What everybody sees of the choices of others (C8.1): piles, columns and wood lie open, hands and sacrifice cards do not. */
import type { Act } from './acts.ts';
import type { View } from './view.ts';

const OPEN: ReadonlySet<Act['kind']> = new Set(['lay', 'buy', 'offer', 'take', 'choose', 'substitute']);

/**
 * Whether everybody sees if this act is possible.
 * @example
 * isOpen(view, { kind: 'take', column: 0 }); // true
 * isOpen(view, { kind: 'hide', type: 0 }); // false
 */
export const isOpen = (view: View, { kind }: Act): boolean =>
  OPEN.has(kind) || (kind === 'play' && view.setup.openHands);

const OPEN_PHASES: ReadonlySet<View['phase']> = new Set(['offer', 'take', 'choose', 'substitute']);

/**
 * Whether everybody sees all answers of the player who is asked.
 * @example
 * asksOpenly({ ...view, phase: 'take' }); // true
 * asksOpenly({ ...view, phase: 'sacrifice' }); // false
 */
export const asksOpenly = ({ phase }: View): boolean => OPEN_PHASES.has(phase);
