/** What acts would give up for good, so that it is asked once before they are played. */
import type { Seat } from '@ahu/core';
import {
  type Act,
  ahuCalled,
  ahuNamed,
  type ObjectView,
  objectCalled,
  ownerOf,
  type Piece,
  sculptorsIn,
  slotReserved,
  type View,
  valuesOf,
} from '@ahu/giants/public';
import type { Table } from '../../contract/state.ts';

type GiantsTable = Table<View, Act>;

export type GiantsLoss =
  | { readonly kind: 'recover'; readonly object: ObjectView }
  | { readonly kind: 'rest' | 'leaveAtQuarry'; readonly objects: readonly ObjectView[] }
  | { readonly kind: 'place'; readonly ahu: string; readonly bases: number }
  | { readonly kind: 'pass'; readonly pieces: ReadonlySet<Piece> }
  | { readonly kind: 'erect'; readonly ahu: string }
  | { readonly kind: 'cap'; readonly ahu: string; readonly owner: Seat; readonly points: number }
  | { readonly kind: 'decline' | 'bid' };

/** An act that ends a transport comes after its steps. */
export function lossOf(acts: readonly Act[], table: GiantsTable): GiantsLoss | undefined {
  const { view } = table;
  const act = acts.at(-1);
  switch (act?.kind) {
    case 'bid':
      return sculptorsIn(act) === 0 ? { kind: 'bid' } : undefined;
    case 'decline':
      return table.acts.some(({ kind }) => kind === 'pick') ? { kind: 'decline' } : undefined;
    case 'recover': {
      const object = objectCalled(view, act.object);
      return object && { kind: 'recover', object };
    }
    case 'leaveAtQuarry': {
      const objects = objectsOf(table, 'markAtQuarry');
      return objects.length > 0 ? { kind: 'leaveAtQuarry', objects } : undefined;
    }
    case 'place': {
      const slot = slotReserved(act.action);
      const bases = (view.players[view.seat].reserve?.bases ?? 0) - 1;
      return slot === undefined ? undefined : { kind: 'place', ahu: ahuNamed(act.hex, slot), bases };
    }
    case 'pass':
      return view.phase === 'place' ? piecesLeft(table) : objectsLeft(table);
    case 'erect':
    case 'cap':
      return raisingLoss(acts, act, table);
    default:
      return undefined;
  }
}

/** The objects that the viewer could do this with. */
const objectsOf = ({ view, acts }: GiantsTable, wanted: 'carry' | 'markAtQuarry'): ObjectView[] =>
  acts.flatMap((act) => (act.kind === wanted ? (objectCalled(view, act.object) ?? []) : []));

function piecesLeft({ acts }: GiantsTable): GiantsLoss | undefined {
  const pieces = new Set(acts.flatMap((act) => (act.kind === 'place' ? [act.piece] : [])));
  return pieces.size > 0 ? { kind: 'pass', pieces } : undefined;
}

function objectsLeft(table: GiantsTable): GiantsLoss | undefined {
  const objects = objectsOf(table, 'carry').filter((object) => ownerOf(object) === table.view.seat);
  return objects.length > 0 ? { kind: 'rest', objects } : undefined;
}

/** The last base ends the game (G4.1), and a headdress scores for the owner of the base (G4.2). */
function raisingLoss(
  acts: readonly Act[],
  { kind, slot }: Extract<Act, { kind: 'erect' | 'cap' }>,
  { view }: GiantsTable,
): GiantsLoss | undefined {
  const { seat, ahus, players, carried } = view;
  const [first] = acts;
  const object = first.kind === 'carry' ? first.object : carried;
  const end = acts.findLast((act) => act.kind === 'step')?.hex ?? objectCalled(view, object)?.at ?? '';
  const ahu = ahuNamed(end, slot);
  const base = ahuCalled(view, ahu);
  if (kind === 'cap') {
    const owner = base?.owner ?? seat;
    return owner === seat ? undefined : { kind, ahu, owner, points: valuesOf(view, ahu)?.headdress ?? 0 };
  }
  const bases = (players[seat].reserve?.bases ?? 0) - (base ? 0 : 1);
  const reserved = ahus.filter((other) => other.moai === null && other.owner === seat && other.ahu !== ahu);
  return bases + reserved.length === 0 ? { kind, ahu } : undefined;
}
