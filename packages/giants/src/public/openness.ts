/** What everybody sees of the choices of others (G5.1): all but what is in a fist or behind a screen. */
import type { Act } from './acts.ts';
import { canStep, isAbandoned, objectCalled } from './queries.ts';
import type { View } from './view.ts';

const OPEN: ReadonlySet<Act['kind']> = new Set([
  'first',
  'roll',
  'pick',
  'decline',
  'pass',
  'putBack',
  'cap',
  'pay',
  'leave',
  'leaveAtQuarry',
  'recover',
  'keepMarkers',
  'peek',
]);

/**
 * Whether everybody sees if this act is possible. What nobody owns can be taken up and carried on by those who can
 * finish it (G3.33), for which a marker or base behind the screen may be needed.
 * @example
 * isOpen(view, { kind: 'pass' }); // true
 * isOpen(view, { kind: 'takeTablet' }); // false
 */
export function isOpen(view: View, act: Act): boolean {
  if (act.kind === 'carry') {
    const object = objectCalled(view, act.object);
    return object === undefined || (!isAbandoned(object) && canStep(view, view.asked, object));
  }
  if (act.kind !== 'step') return OPEN.has(act.kind);
  const carried = objectCalled(view, view.carried);
  return carried !== undefined && !isAbandoned(carried);
}

/** All that can be answered in these phases is open. */
const OPEN_PHASES: ReadonlySet<View['phase']> = new Set(['pick', 'crew', 'recover']);

/**
 * Whether everybody sees all answers of the player who is asked.
 * @example
 * asksOpenly({ ...view, phase: 'crew' }); // true
 * asksOpenly({ ...view, phase: 'place' }); // false
 */
export const asksOpenly = ({ phase }: View): boolean => OPEN_PHASES.has(phase);
