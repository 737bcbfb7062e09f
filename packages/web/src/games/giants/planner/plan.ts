/** What is planned: the reach of an object now, and with the piece that is pointed at or about to be placed. */
import type { Seat } from '@ahu/core';
import {
  ahuNamed,
  type End,
  type Goal,
  gainOf,
  type ObjectView,
  objectCalled,
  ownerOf,
  type Piece,
  prospectsOf,
  sizeOf,
  type View,
  withHeaddress,
  withPiece,
} from '@ahu/giants/public';
import type { Planner } from '../drawing/planner.svelte.ts';
import type { GiantsState } from '../interaction/base.ts';
import { Placing } from '../interaction/placing.ts';

export interface Plan {
  /** With the object in it, also if it is still to be carved; seen by the player who would carry it. */
  readonly view: View;
  readonly object: ObjectView;
  readonly mover: Seat;
  readonly goals: readonly Goal[];
  /** One more piece, and the reach with it. */
  readonly more: { readonly piece: Piece; readonly hex: string; readonly goals: readonly Goal[] } | undefined;
}

/** An ahu within reach. */
export interface Aim {
  readonly ahu: string;
  readonly goal: Goal;
  readonly gain: number;
}

/** Objects on the island and a headdress that could be carved, seen as one view. */
const imagined = (view: View): View => (view.phase === 'place' && view.supply[3] > 0 ? withHeaddress(view) : view);

/** What can be planned with: one's own first, the largest of them first of all. */
export function plannable(seen: View): ObjectView[] {
  const view = imagined(seen);
  const rank = (object: ObjectView): number => {
    const owner = ownerOf(object);
    const whose = owner === view.seat ? 0 : owner === null ? 1 : 2 + owner;
    return whose * 10 - sizeOf(object.object);
  };
  // Those that come equally far are one.
  const looks = (each: ObjectView): string => [sizeOf(each.object), each.at, ownerOf(each), ...each.trail].join(' ');
  const kinds = [...Map.groupBy(view.objects, looks).values()].map(([first]) => first);
  return kinds.toSorted((a, b) => rank(a) - rank(b));
}

/** Of one's own objects, or else of all, the one that comes to most hexes. */
function farthest(view: View, objects: readonly ObjectView[]): ObjectView | undefined {
  const own = objects.filter((object) => ownerOf(object) === view.seat);
  const far = ({ object }: ObjectView): number => prospectsOf(view, object).goals.length;
  return (own.length > 0 ? own : objects).toSorted((a, b) => far(b) - far(a))[0];
}

/** Undefined where nothing can be planned with. */
export function planOf(state: GiantsState, wanted: Planner): Plan | undefined {
  const view = imagined(state.view);
  const object = objectCalled(view, wanted.object ?? null) ?? farthest(view, plannable(state.view));
  if (object === undefined) return undefined;
  const { mover, goals } = prospectsOf(view, object.object);
  const more = moreOf(state, wanted.hex ?? state.hex);
  return {
    view: { ...view, seat: mover },
    object,
    mover,
    goals,
    more: more && {
      ...more,
      goals: prospectsOf(withPiece(view, more.piece, more.logs, more.hex), object.object).goals,
    },
  };
}

/** The piece in hand, or else a worker, if it could be placed there. */
function moreOf(state: GiantsState, hex: string | undefined): { piece: Piece; logs: number; hex: string } | undefined {
  if (!(state instanceof Placing) || hex === undefined) return undefined;
  const piece = state.piece ?? state.pieces[0];
  const canPlace = state.acts('place').some((act) => act.piece === piece && act.hex === hex && act.logs === state.logs);
  return piece && canPlace ? { piece, logs: state.logs, hex } : undefined;
}

const isRaising = (end: End): end is Extract<End, { slot: number }> => 'slot' in end;

/** The ahus that goals lead to, the most valuable first. */
export const aimsOf = ({ view, object }: Plan, goals: readonly Goal[]): Aim[] =>
  goals
    .flatMap((goal) =>
      goal.ends.filter(isRaising).map((end) => ({
        ahu: ahuNamed(goal.hex, end.slot),
        goal,
        gain: gainOf(view, object.object, goal.hex, end),
      })),
    )
    .toSorted((a, b) => b.gain - a.gain);

/** What one more piece opens, or makes cheaper. */
export function openedBy(plan: Plan): Aim[] {
  const before = new Map(aimsOf(plan, plan.goals).map(({ ahu, goal }) => [ahu, goal.price]));
  return aimsOf(plan, plan.more?.goals ?? []).filter(({ ahu, goal }) => before.get(ahu) !== goal.price);
}
