/** Hexes and their contents in words. */
import { ahuCalled, hexCalled, type ObjectView, ownerOf, sizeOf, type View } from '@ahu/giants/public';
import { w } from '../words/index.ts';
import type { HexDocument } from './geometry.ts';
import { seatsAt } from './view.ts';

type Names = readonly string[];

/** All that lies on a hex, in the order in which one would look at it. */
export function describeHex(view: View, hex: HexDocument, names: Names): string {
  const items = [
    kindOf(view, hex),
    ...(hex.ahus ?? []).map((_, slot) => ahuOf(view, hex, slot, names)),
    ...seatsAt(view).flatMap((seat) => piecesOf(view, hex.id, seat, names)),
    ...logsOn(view, hex.id),
    ...counted(view.objects.filter(({ at }) => at === hex.id).map((object) => describeObject(object, names))),
  ];
  return w().aside({ label: hex.id, text: w().row({ items }) });
}

/** Equal things are said once, with their number. */
const counted = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => (length > 1 ? `${length} × ${text}` : text));

export function describeObject(object: ObjectView, names: Names): string {
  const owner = ownerOf(object);
  return w().objectOf({ size: sizeOf(object.object), name: owner === null ? undefined : names[owner] });
}

function kindOf(view: View, hex: HexDocument): string {
  if (hex.kind !== 'forest') return w().kinds[hex.kind];
  return hexCalled(view, hex.id)?.felled ? w().felled : w().forest({ count: hex.logs ?? 0 });
}

function ahuOf(view: View, hex: HexDocument, slot: number, names: Names): string {
  const values = hex.ahus?.[slot] ?? { moai: 0, headdress: 0 };
  const ahu = ahuCalled(view, `${hex.id}.${slot + 1}`);
  if (ahu === undefined) return w().ahuFree(values);
  const name = ahu.owner === null ? undefined : names[ahu.owner];
  if (ahu.moai === null) return w().ahuReserved({ ...values, name: name ?? '' });
  return w().ahuMoai({ ...values, size: sizeOf(ahu.moai), capped: ahu.capped, name });
}

function piecesOf(view: View, hex: string, seat: number, names: Names): string[] {
  const name = names[seat];
  const count = hexCalled(view, hex)?.workers[seat] ?? 0;
  const { sorcerer, chief } = view.players[seat];
  return [
    ...(count > 0 ? [w().pieceOf({ name, piece: 'worker', count })] : []),
    ...(sorcerer === hex ? [w().pieceOf({ name, piece: 'sorcerer', count: 1 })] : []),
    ...(chief === hex ? [w().pieceOf({ name, piece: 'chief', count: 1 })] : []),
  ];
}

function logsOn(view: View, hex: string): string[] {
  const count = hexCalled(view, hex)?.logs ?? 0;
  return count > 0 ? [w().logs({ count })] : [];
}
