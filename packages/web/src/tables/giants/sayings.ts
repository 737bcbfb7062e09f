/** Moves in the words of the list of moves. */
import type { Saying } from '../kit.ts';
import { after, type Placement, readBid, readPayment, readPlacement, slotOf } from './notation.ts';
import { boardHex, objectCalled, ownerOf, sizeOf, type View, valuesOf } from './view.ts';
import { w } from './words/index.ts';

type Names = readonly string[];

export function say(notation: string, view: View, names: Names): Saying {
  const placement = readPlacement(notation);
  if (placement) return sayPlacement(view, placement);
  const bid = after(notation, 'bid ') ?? after(notation, 'reveal ');
  if (bid !== undefined) return { heading: w().sayBid, text: w().held({ held: readBid(bid) }) };
  const size = after(notation, 'take moai ');
  if (size !== undefined) return { heading: w().sayTake, text: w().takeMoai({ size: Number(size) }) };
  const hex = after(notation, 'to ');
  if (hex !== undefined) return { heading: w().sayTo, text: hex };
  const ahu = after(notation, 'peek at ');
  if (ahu !== undefined) return { heading: w().sayPeek, text: w().peekAt({ ahu }) };
  if (notation.startsWith('pay ')) return { heading: w().sayPay, text: sayPayment(notation, names) };
  return sayObject(notation, view) ?? sayHere(notation, view);
}

const sayPayment = (notation: string, names: Names): string =>
  w().pay({ to: readPayment(notation).map(({ seat, points }) => ({ name: names[seat], points: String(points) })) });

function sayPlacement(view: View, { piece, logs, hex, action }: Placement): Saying {
  const heading = w().sayPlace({ piece });
  const at = w().sayAt({ hex, count: logs });
  return { heading, text: action === undefined ? at : `${at} · ${sayAction(view, hex, action)}` };
}

/** What a hex gives to a sorcerer or chief. */
export function sayAction(view: View, hex: string, action: string): string {
  if (action === 'village' || action === 'hut' || action === 'headdress') return w().gains[action];
  if (action === 'forest') return w().gainLogs({ count: Math.min(boardHex(view, hex)?.logs ?? 0, view.logSupply) });
  const ahu = `${hex}.${slotOf(action)}`;
  return w().gainAhu({ ahu, ...(valuesOf(view, ahu) ?? { moai: 0, headdress: 0 }) });
}

const OBJECT_VERBS = ['carry ', 'recover marker from ', 'mark '] as const;
const HEADINGS = { 'carry ': 'sayAct', 'recover marker from ': 'sayRecover', 'mark ': 'sayMark' } as const;

function sayObject(notation: string, view: View): Saying | undefined {
  const verb = OBJECT_VERBS.find((each) => notation.startsWith(each));
  if (verb === undefined) return undefined;
  const object = notation.slice(verb.length);
  return { heading: w()[HEADINGS[verb]], text: sayThing(view, object) };
}

/** An object by what can be seen of it. */
export function sayThing(view: View, id: string): string {
  const object = objectCalled(view, id);
  const abandoned = object !== undefined && ownerOf(object) === null;
  return w().act({ size: sizeOf(id), hex: object?.at ?? '', abandoned });
}

/** What becomes of an object on an ahu or where it lies. */
export function sayEnd(view: View, object: string, hex: string, end: string): string {
  if (end === 'mark' || end === 'leave') return w()[end];
  const ahu = `${hex}.${slotOf(end)}`;
  const values = valuesOf(view, ahu) ?? { moai: 0, headdress: 0 };
  const size = sizeOf(object);
  return size === 0 ? w().cap({ ahu, points: values.headdress }) : w().erect({ ahu, points: values.moai * size });
}

function sayHere(notation: string, view: View): Saying {
  if (/^(mark|leave|erect|cap)\b/.test(notation) && notation !== 'leave unmarked') {
    const object = view.carried ?? '';
    return { heading: w().sayHere, text: sayEnd(view, object, objectCalled(view, object)?.at ?? '', notation) };
  }
  return { heading: w().sayOther, text: sayOther(notation) };
}

function sayOther(notation: string): string {
  switch (notation) {
    case 'take half-tablet':
      return w().takeTablet;
    case 'decline':
      return w().decline;
    case 'put back':
      return w().putBack;
    case 'leave unmarked':
      return w().leaveUnmarked;
    case 'keep markers':
      return w().keepMarkers;
    default:
      return w().pass;
  }
}
