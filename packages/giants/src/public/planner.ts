/** What a transport would come to, asked while pieces are still being placed. */
import type { Seat } from '@ahu/core';
import { objectCalled, ownerOf } from './queries.ts';
import { type Goal, reach } from './reach.ts';
import type { View } from './view.ts';
import type { ObjectName } from './vocabulary.ts';

/** Not carved yet: no object of a match is called so. */
const NEW_HEADDRESS: ObjectName = 'headdress new';

/**
 * The view as it would be if its player had carved one more headdress (G3.19).
 * @example
 * prospectsOf(withHeaddress(view), 'headdress new').mover === view.seat; // true
 */
export function withHeaddress(view: View): View {
  const { objects, seat, setup } = view;
  const quarry = setup.options.board.hexes.find(({ kind }) => kind === 'headdressQuarry');
  const carved = quarry && { object: NEW_HEADDRESS, at: quarry.id, holder: seat, marker: null, trail: [] };
  return carved ? { ...view, objects: [...objects, carved] } : view;
}

/** What an object comes to. */
export interface Prospects {
  /** Whose transport it would be: of its owner, or of the viewer if it is abandoned. */
  readonly mover: Seat;
  readonly goals: readonly Goal[];
}

/**
 * Where an object comes with the pieces that stand on the island now, at the cheapest price, for its own player. What
 * lies behind the screen of its owner counts as far as the view shows it.
 * @example
 * prospectsOf(view, 'moai 1a').goals.length; // 2
 */
export function prospectsOf(view: View, object: ObjectName): Prospects {
  const seen = objectCalled(view, object);
  const mover = (seen && ownerOf(seen)) ?? view.seat;
  const pass = { ...view, seat: mover, carried: null, steps: 0 };
  return { mover, goals: reach(pass, object, []) };
}
