/** What happened, in sentences that light what they are about. */
import type { Happening } from '../../engine/frame.ts';
import type { Telling } from '../kit.ts';
import { readBid, readPlacement, after as rest, slotOf } from './notation.ts';
import { ahuCalled, earned, objectCalled, sizeOf, type View, valuesOf } from './view.ts';
import { w } from './words/index.ts';

type Names = readonly string[];
type Told = Happening<View>;

const one = (text: string, ...lights: string[]): Telling[] => [{ text, lights }];

const moaiIn = (counts: readonly number[]): { count: number; size: number }[] =>
  counts.flatMap((count, i) => (count > 0 ? [{ count, size: i + 1 }] : []));

export function tell(happening: Told, names: Names): readonly Telling[] {
  const { before, after } = happening;
  const lost = moaiIn(after.lost.map((count, i) => count - before.lost[i]));
  return [
    ...tellDeed(happening, names),
    ...(lost.length > 0 ? one(w().tellLost({ lost }), 'tile') : []),
    ...(after.round > before.round ? one(w().tellRound({ who: names[after.first] }), `seat:${after.first}`) : []),
  ];
}

function tellDeed(happening: Told, names: Names): Telling[] {
  const { seat, notation, before, after } = happening;
  const who = names[seat];
  const own = `seat:${seat}`;
  if (notation === undefined) return one(w().tellBid({ who }), own);
  switch (notation.split(' ')[0]) {
    case 'first':
      return one(w().tellFirst({ who: names[after.first] }), `seat:${after.first}`);
    case 'roll':
      return after.phase === 'roll'
        ? []
        : one(w().tellDice({ round: after.round, brought: moaiIn(after.tile) }), 'tile');
    case 'bid':
      return one(w().tellBid({ who }), own);
    case 'reveal':
      return one(w().tellReveal({ who, held: readBid(notation) }), own);
    case 'take':
      return notation === 'take half-tablet'
        ? one(w().tellTablet({ who }), own)
        : one(w().tellPick({ who, size: Number(notation.at(-1)) }), own, 'tile');
    case 'decline':
      return one(w().tellDecline({ who }), own);
    case 'place':
      return tellPlacement(happening, who);
    case 'pass':
      return one(w().tellPass({ who }), own);
    case 'peek':
      return tellPeek(happening, names);
    default:
      return tellTransport(happening, before.carried, names);
  }
}

function tellPlacement({ seat, notation = '', before, after }: Told, who: string): Telling[] {
  const placement = readPlacement(notation);
  if (!placement) return [];
  const { piece, logs, hex, action } = placement;
  const lights = [`hex:${hex}`, `seat:${seat}`];
  const placed = one(w().tellPlace({ who, piece, count: logs, hex }), ...lights);
  switch (action) {
    case undefined:
      return placed;
    case 'village':
    case 'hut':
    case 'headdress':
      return [...placed, ...one(w().tellGains[action]({ who }), ...lights)];
    case 'forest':
      return [...placed, ...one(w().tellFell({ who, count: before.logSupply - after.logSupply, hex }), ...lights)];
    default: {
      const ahu = `${hex}.${slotOf(action)}`;
      return [...placed, ...one(w().tellReserve({ who, ahu }), `ahu:${ahu}`, ...lights)];
    }
  }
}

function tellPeek({ seat, notation = '', after }: Told, names: Names): Telling[] {
  const ahu = rest(notation, 'peek at ') ?? '';
  const owner = after.seat === seat ? (ahuCalled(after, ahu)?.owner ?? null) : null;
  return [
    ...one(w().tellPeek({ who: names[seat], ahu }), `ahu:${ahu}`, `seat:${seat}`),
    ...(owner === null ? [] : one(w().tellSeen({ ahu, name: names[owner] }), `ahu:${ahu}`, `seat:${owner}`)),
  ];
}

/** A transport is told step by step. */
function tellTransport({ seat, notation = '', before, after }: Told, carried: string | null, names: Names): Telling[] {
  const who = names[seat];
  const [verb] = notation.split(' ');
  const named =
    rest(notation, 'carry ') ?? rest(notation, 'recover marker from ') ?? rest(notation, 'mark ') ?? carried ?? '';
  const size = sizeOf(named);
  const hex = objectCalled(before, named)?.at ?? '';
  const lights = [`object:${named}`, `hex:${hex}`];
  switch (verb) {
    case 'carry':
      return one(w().tellSetOut({ who, size, hex }), ...lights);
    case 'to':
    case 'pay':
      return tellStep(before, after, named, names);
    case 'put':
      return one(w().tellPutBack({ who, size }), ...lights);
    case 'erect':
    case 'cap':
      return tellRaising(before, verb, `${hex}.${slotOf(notation)}`, who, size);
    case 'mark':
      return one(w().tellMark({ who, size, hex }), ...lights);
    case 'leave':
      return notation === 'leave' ? one(w().tellLeave({ who, size, hex }), ...lights) : [];
    case 'recover':
      return one(w().tellRecover({ who, size, hex }), ...lights);
    default:
      return [];
  }
}

function tellStep(before: View, after: View, object: string, names: Names): Telling[] {
  // Where a crew is still to be chosen, the payment tells the step.
  if (after.phase === 'crew') return [];
  const hex = objectCalled(after, object)?.at ?? '';
  const paid = earned(before, after).map(({ seat, points }) => ({ name: names[seat], points: String(points), seat }));
  const text = w().tellStep({ size: sizeOf(object), hex, paid });
  return one(text, `object:${object}`, `hex:${hex}`, ...paid.map(({ seat }) => `seat:${seat}`));
}

function tellRaising(before: View, verb: 'erect' | 'cap', ahu: string, who: string, size: number): Telling[] {
  const values = valuesOf(before, ahu) ?? { moai: 0, headdress: 0 };
  const text =
    verb === 'erect'
      ? w().tellErect({ who, size, ahu, points: values.moai * size })
      : w().tellCap({ who, ahu, points: values.headdress });
  return one(text, `ahu:${ahu}`, `hex:${ahu.split('.')[0]}`);
}
