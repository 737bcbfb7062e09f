/** What happened, in sentences that light what they are about. */
import {
  type Act,
  ahuCalled,
  ahuNamed,
  hexOfAhu,
  objectCalled,
  type Placement,
  sizeOf,
  slotReserved,
  type View,
  valuesOf,
} from '@ahu/giants/public';
import type { Telling, Told } from '../../contract/kit.ts';
import { earned } from '../drawing/view.ts';
import { w } from '../words/index.ts';

type Names = readonly string[];
type Happened = Told<View, Act>;

const one = (text: string, ...lights: string[]): Telling[] => [{ text, lights }];

const moaiIn = (counts: readonly number[]): { count: number; size: number }[] =>
  counts.flatMap((count, i) => (count > 0 ? [{ count, size: i + 1 }] : []));

export function tell(happening: Happened, names: Names): readonly Telling[] {
  const { before, after } = happening;
  const lost = moaiIn(after.lost.map((count, i) => count - before.lost[i]));
  return [
    ...tellAct(happening, names),
    ...(lost.length > 0 ? one(w().tellLost({ lost }), 'tile') : []),
    ...(after.round > before.round ? one(w().tellRound({ who: names[after.first] }), `seat:${after.first}`) : []),
  ];
}

function tellAct(happening: Happened, names: Names): Telling[] {
  const { seat, act, after } = happening;
  const who = names[seat];
  const own = `seat:${seat}`;
  switch (act?.kind) {
    // Only a bid is made in secret.
    case undefined:
    case 'bid':
      return one(w().tellBid({ who }), own);
    case 'first':
      return one(w().tellFirst({ who: names[after.first] }), `seat:${after.first}`);
    case 'roll':
      return after.phase === 'roll'
        ? []
        : one(w().tellDice({ round: after.round, brought: moaiIn(after.tile) }), 'tile');
    case 'reveal':
      return one(w().tellReveal({ who, held: act }), own);
    case 'takeTablet':
      return one(w().tellTablet({ who }), own);
    case 'pick':
      return one(w().tellPick({ who, size: act.size }), own, 'tile');
    case 'decline':
      return one(w().tellDecline({ who }), own);
    case 'place':
      return tellPlacement(happening, act, who);
    case 'pass':
      return one(w().tellPass({ who }), own);
    case 'peek':
      return tellPeek(happening, act.ahu, names);
    default:
      return act ? tellTransport(happening, act, names) : [];
  }
}

function tellPlacement({ seat, before, after }: Happened, act: Placement, who: string): Telling[] {
  const { piece, logs, hex, action } = act;
  const lights = [`hex:${hex}`, `seat:${seat}`];
  const placed = one(w().tellPlace({ who, piece, count: logs, hex }), ...lights);
  switch (action) {
    case 'none':
      return placed;
    case 'village':
    case 'hut':
    case 'headdress':
      return [...placed, ...one(w().tellGains[action]({ who }), ...lights)];
    case 'forest':
      return [...placed, ...one(w().tellFell({ who, count: before.logSupply - after.logSupply, hex }), ...lights)];
    default: {
      const ahu = ahuNamed(hex, slotReserved(action) ?? 1);
      return [...placed, ...one(w().tellReserve({ who, ahu }), `ahu:${ahu}`, ...lights)];
    }
  }
}

function tellPeek({ seat, after }: Happened, ahu: string, names: Names): Telling[] {
  const owner = after.seat === seat ? (ahuCalled(after, ahu)?.owner ?? null) : null;
  return [
    ...one(w().tellPeek({ who: names[seat], ahu }), `ahu:${ahu}`, `seat:${seat}`),
    ...(owner === null ? [] : one(w().tellSeen({ ahu, name: names[owner] }), `ahu:${ahu}`, `seat:${owner}`)),
  ];
}

/** A transport is told step by step. */
function tellTransport({ seat, before, after }: Happened, act: Act, names: Names): Telling[] {
  const who = names[seat];
  const named = 'object' in act ? act.object : (before.carried ?? '');
  const size = sizeOf(named);
  const hex = objectCalled(before, named)?.at ?? '';
  const lights = [`object:${named}`, `hex:${hex}`];
  switch (act.kind) {
    case 'carry':
      return one(w().tellSetOut({ who, size, hex }), ...lights);
    case 'step':
    case 'pay':
      return tellStep(before, after, named, names);
    case 'putBack':
      return one(w().tellPutBack({ who, size }), ...lights);
    case 'erect':
    case 'cap':
      return tellRaising(before, act.kind, ahuNamed(hex, act.slot), who, size);
    case 'mark':
    case 'markAtQuarry':
      return one(w().tellMark({ who, size, hex }), ...lights);
    case 'leave':
      return one(w().tellLeave({ who, size, hex }), ...lights);
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
  return one(text, `ahu:${ahu}`, `hex:${hexOfAhu(ahu)}`);
}
