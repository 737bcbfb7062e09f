import { players } from '@ahu/core';
import {
  type Act,
  ahuCalled,
  ahuNamed,
  boardHex,
  CHIEF_ACTION_PRICE,
  isAbandoned,
  objectCalled,
  type Placement,
  patternOf,
  sculptorsIn,
  slotReserved,
  strengthOn,
  tollOf,
  type View,
  valuesOf,
  weightOf,
} from '@ahu/giants/public';
import { counted, listed } from '../contract/counting.ts';
import type { Names, Sorted } from '../contract/words.ts';

export function ask(view: View): string {
  const { phase, carried, entering, players, seat } = view;
  switch (phase) {
    case 'bid':
      return 'Bid markers to choose early, and sculptors to take moai with.';
    case 'reveal':
      return 'Show your bid.';
    case 'pick':
      return `Take a moai; you have ${listed(counted(players[seat].sculptors, 'sculptor'))}.`;
    case 'place':
      return 'Place a piece, take a half-tablet, or pass for good.';
    case 'transport':
      return 'Act on a moai or headdress, or pass for good.';
    case 'carry':
      return `${carried} is at ${objectCalled(view, carried)?.at}: where to, or what becomes of it?`;
    case 'crew':
      return `Who scores for carrying it into ${entering}?`;
    case 'quarry':
      return 'Mark what you leave in the quarry?';
    case 'recover':
      return 'Take markers back from moai and headdresses?';
    default:
      return 'Go on.';
  }
}

export const isAside = ({ kind }: Act): boolean => kind === 'peek';

export function sort(act: Act): Sorted {
  const { pattern, part } = patternOf(act);
  if (act.kind === 'place') {
    if (act.logs > 0) return { sort: 'logs come along', item: `"${pattern}"` };
    return { sort: pattern, item: act.action === 'none' ? 'any hex' : part };
  }
  if (act.kind === 'bid' && act.markers > 0) return { sort: 'markers come along', item: `"${pattern}"` };
  return { sort: pattern, item: part };
}

export function explain(view: View, act: Act, names: Names): string {
  switch (act.kind) {
    case 'bid':
      return listed(counted(sculptorsIn(act), 'sculptor')) || 'wins nothing';
    case 'pick':
      return `with ${listed(counted(act.size, 'sculptor'))}`;
    case 'takeTablet':
      return 'for a marker';
    case 'decline':
      return 'out of this auction';
    case 'place':
      return explainPlacement(view, act);
    case 'pay':
      return explainPayment(act.seats, names);
    case 'peek':
      return 'for a half-tablet';
    default:
      return explainTransport(view, act, names);
  }
}

function explainPlacement(view: View, { piece, hex, action }: Placement): string {
  if (action === 'none') return '';
  const gain = gainOf(view, hex, action);
  return piece === 'chief' ? `${gain} for ${CHIEF_ACTION_PRICE} half-tablets` : gain;
}

function gainOf(view: View, hex: string, action: Placement['action']): string {
  switch (action) {
    case 'village':
      return '+1 worker';
    case 'hut':
      return '+1 marker';
    case 'headdress':
      return '+1 headdress';
    case 'forest':
      return `+${listed(counted(Math.min(boardHex(view, hex)?.logs ?? 0, view.logSupply), 'log'))}`;
    default: {
      const values = valuesOf(view, ahuNamed(hex, slotReserved(action) ?? 1));
      return `an ahu of ${values?.moai}/${values?.headdress}`;
    }
  }
}

function explainPayment(paid: readonly number[], names: Names): string {
  const counts = [...new Set(paid)].map((seat) => `${names[seat]} +${paid.filter((each) => each === seat).length}`);
  return counts.join(', ');
}

function explainTransport(view: View, act: Act, names: Names): string {
  switch (act.kind) {
    case 'carry':
      return explainCarry(view, act.object);
    case 'step':
      return explainToll(view, act.hex, names);
    case 'erect':
    case 'cap':
      return explainRaising(view, act.kind, act.slot, names);
    case 'mark':
    case 'markAtQuarry':
      return 'yours alone while the marker lies there';
    case 'leave':
      return 'yours until the round ends';
    case 'leaveAtQuarry':
      return "anybody's from the next round on";
    case 'recover':
      return 'gives it up';
    default:
      return '';
  }
}

function explainCarry(view: View, id: string): string {
  const object = objectCalled(view, id);
  if (object === undefined) return '';
  return `from ${object.at}${isAbandoned(object) ? '; erect, cap or mark it in this action' : ''}`;
}

/** Who scores when the object enters a hex: the cheapest crew carries (G3.29). */
function explainToll(view: View, hex: string, names: Names): string {
  const hired = tollOf(view, view.seat, view.carried ?? '', hex) ?? 0;
  if (hired === 0) return 'nobody else scores';
  const others = players(names.length).filter((seat) => seat !== view.seat && strengthOn(view, seat, hex) > 0);
  const able = others.reduce((sum, seat) => sum + strengthOn(view, seat, hex), 0);
  if (others.length > 1 && able > hired) return `+${hired} for whom you choose`;
  return others.map((seat) => `${names[seat]} +${Math.min(hired, strengthOn(view, seat, hex))}`).join(', ');
}

function explainRaising(view: View, kind: 'erect' | 'cap', slot: number, names: Names): string {
  const ahu = ahuNamed(objectCalled(view, view.carried)?.at ?? '', slot);
  const values = valuesOf(view, ahu);
  if (values === undefined) return '';
  const size = weightOf(view.carried ?? '');
  if (kind === 'erect') return `${values.moai} × ${size} = ${values.moai * size} prestige`;
  const owner = ahuCalled(view, ahu)?.owner ?? null;
  return `+${values.headdress} prestige for ${owner === null ? 'the owner of the base' : names[owner]}`;
}
