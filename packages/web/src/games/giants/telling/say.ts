/** Moves in the words of the list of moves. */
import {
  type Act,
  type ActionName,
  ahuCalled,
  ahuNamed,
  boardHex,
  type End,
  isAbandoned,
  objectCalled,
  type Placement,
  sizeOf,
  slotReserved,
  type View,
  valuesOf,
} from '@ahu/giants/public';
import type { Saying } from '../../contract/kit.ts';
import { w } from '../words/index.ts';

type Names = readonly string[];

export function say(act: Act, view: View, names: Names): Saying {
  switch (act.kind) {
    case 'place':
      return sayPlacement(view, act);
    case 'bid':
    case 'reveal':
      return { heading: w().sayBid, text: w().held({ held: act }) };
    case 'pick':
      return { heading: w().sayTake, text: w().takeMoai({ size: act.size }) };
    case 'step':
      return { heading: w().sayTo, text: act.hex };
    case 'peek':
      return { heading: w().sayPeek, text: w().peekAt({ ahu: act.ahu }) };
    case 'pay':
      return { heading: w().sayPay, text: sayPayment(act.seats, names) };
    case 'carry':
      return { heading: w().sayAct, text: sayThing(view, act.object) };
    case 'recover':
      return { heading: w().sayRecover, text: sayThing(view, act.object) };
    case 'markAtQuarry':
      return { heading: w().sayMark, text: sayThing(view, act.object) };
    case 'erect':
    case 'cap':
    case 'mark':
    case 'leave':
      return { heading: w().sayHere, text: sayEndHere(view, act, names) };
    default:
      return { heading: w().sayOther, text: sayOther(act.kind) };
  }
}

/** Each payee once, with what they earn. */
export const payeesOf = (seats: readonly number[]): { seat: number; points: number }[] =>
  [...new Set(seats)].map((seat) => ({ seat, points: seats.filter((each) => each === seat).length }));

const sayPayment = (seats: readonly number[], names: Names): string =>
  w().pay({ to: payeesOf(seats).map(({ seat, points }) => ({ name: names[seat], points: String(points) })) });

function sayPlacement(view: View, { piece, logs, hex, action }: Placement): Saying {
  const heading = w().sayPlace({ piece });
  const at = w().sayAt({ hex, count: logs });
  return { heading, text: action === 'none' ? at : `${at} · ${sayAction(view, hex, action)}` };
}

/** What a hex gives to a sorcerer or chief. */
export function sayAction(view: View, hex: string, action: ActionName): string {
  if (action === 'village' || action === 'hut' || action === 'headdress') return w().gains[action];
  if (action === 'forest') return w().gainLogs({ count: Math.min(boardHex(view, hex)?.logs ?? 0, view.logSupply) });
  const ahu = ahuNamed(hex, slotReserved(action) ?? 1);
  return w().gainAhu({ ahu, ...(valuesOf(view, ahu) ?? { moai: 0, headdress: 0 }) });
}

/** An object by what can be seen of it. */
export function sayThing(view: View, id: string): string {
  const object = objectCalled(view, id);
  const abandoned = object !== undefined && isAbandoned(object);
  return w().act({ size: sizeOf(id), hex: object?.at ?? '', abandoned });
}

/** What becomes of an object on an ahu or where it lies. */
export function sayEnd(view: View, object: string, hex: string, end: End, names: Names): string {
  if (end.kind === 'mark' || end.kind === 'leave') return w()[end.kind];
  const ahu = ahuNamed(hex, end.slot);
  const values = valuesOf(view, ahu) ?? { moai: 0, headdress: 0 };
  const size = sizeOf(object);
  return size > 0 ? w().erect({ ahu, points: values.moai * size }) : sayCap(view, ahu, values.headdress, names);
}

function sayCap(view: View, ahu: string, points: number, names: Names): string {
  const { owner, moai } = ahuCalled(view, ahu) ?? { owner: null, moai: null };
  const name = owner === null ? undefined : names[owner];
  return w().cap({ ahu, size: sizeOf(moai ?? ''), points, name, own: owner === view.seat });
}

function sayEndHere(view: View, end: End, names: Names): string {
  const object = view.carried ?? '';
  return sayEnd(view, object, objectCalled(view, object)?.at ?? '', end, names);
}

function sayOther(kind: Act['kind']): string {
  switch (kind) {
    case 'takeTablet':
      return w().takeTablet;
    case 'decline':
      return w().decline;
    case 'putBack':
      return w().putBack;
    case 'leaveAtQuarry':
      return w().leaveUnmarked;
    case 'keepMarkers':
      return w().keepMarkers;
    default:
      return w().pass;
  }
}
