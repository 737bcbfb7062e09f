import { players } from '@ahu/core';
import { counted, listed } from './counting.ts';
import {
  ahuCalled,
  boardHex,
  logsOn,
  objectCalled,
  ownerOf,
  strengthOn,
  type View,
  valuesOf,
  weightOf,
} from './giants-view.ts';
import type { Names, Sorted } from './words.ts';

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

export const isAside = (notation: string): boolean => notation.startsWith('peek');

export function sort(notation: string): Sorted {
  const placed = /^(place \w+)( \d logs?)? at (\w+)(: .*)?$/.exec(notation);
  if (placed !== null) {
    const [, piece, logs, hex, action] = placed;
    if (logs !== undefined) return { sort: 'logs come along', item: `"${piece}${logs} at …"` };
    return { sort: `${piece} at …${action ?? ''}`, item: action === undefined ? 'any hex' : hex };
  }
  const markers = /^bid \d markers?/.exec(notation);
  if (markers !== null) return { sort: 'markers come along', item: `"${markers[0]} …"` };
  const other = /^(bid|carry|to|take moai|peek at|mark|recover marker from|pay) (.*)$/.exec(notation);
  return other === null ? { sort: notation, item: '' } : { sort: `${other[1]} …`, item: other[2] };
}

export function explain(view: View, notation: string, names: Names): string {
  const [verb, ...rest] = notation.split(' ');
  const object = rest.join(' ');
  switch (verb) {
    case 'bid':
      return listed(counted(sculptorsIn(object), 'sculptor')) || 'wins nothing';
    case 'take':
      return object === 'half-tablet' ? 'for a marker' : `with ${listed(counted(weightOf(object), 'sculptor'))}`;
    case 'decline':
      return 'out of this auction';
    case 'place':
      return explainPlacement(view, notation);
    case 'pay':
      return explainPayment(rest.slice(1).map(Number), names);
    case 'peek':
      return 'for a half-tablet';
    default:
      return explainTransport(view, verb, object, names);
  }
}

function sculptorsIn(bid: string): number {
  const workers = Number(/(\d) worker/.exec(bid)?.[1] ?? 0);
  return workers + (bid.includes('sorcerer') ? 1 : 0) + (bid.includes('chief') ? 3 : 0);
}

function explainPlacement(view: View, notation: string): string {
  const [, piece, hex, action] = /^place (\w+).* at (\w+)(?:: (.*))?$/.exec(notation) ?? [];
  if (action === undefined) return '';
  const gain = gainOf(view, hex, action);
  return piece === 'chief' ? `${gain} for 2 half-tablets` : gain;
}

function gainOf(view: View, hex: string, action: string): string {
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
      const values = valuesOf(view, `${hex}.${action.at(-1)}`);
      return `an ahu of ${values?.moai}/${values?.headdress}`;
    }
  }
}

function explainPayment(paid: readonly number[], names: Names): string {
  const counts = [...new Set(paid)].map((seat) => `${names[seat]} +${paid.filter((each) => each === seat).length}`);
  return counts.join(', ');
}

function explainTransport(view: View, verb: string, object: string, names: Names): string {
  switch (verb) {
    case 'carry':
      return explainCarry(view, object);
    case 'to':
      return explainToll(view, object, names);
    case 'erect':
    case 'cap':
      return explainRaising(view, verb, object.at(-1) as string, names);
    case 'mark':
      return 'yours alone while the marker lies there';
    case 'leave':
      return object === 'unmarked' ? "anybody's from the next round on" : 'yours until the round ends';
    case 'recover':
      return 'gives it up';
    default:
      return '';
  }
}

function explainCarry(view: View, id: string): string {
  const object = objectCalled(view, id);
  if (object === undefined) return '';
  const abandoned = ownerOf(object) === null ? '; erect, cap or mark it in this action' : '';
  return `from ${object.at}${abandoned}`;
}

/** Who scores when the object enters a hex: the cheapest crew carries (G3.29). */
function explainToll(view: View, hex: string, names: Names): string {
  const own = strengthOn(view, view.seat, hex);
  const missing = weightOf(view.carried as string) - logsOn(view, hex) - own;
  const hired = Math.max(own > 0 ? 0 : 1, missing);
  if (hired === 0) return 'pays nobody';
  const others = players(names.length).filter((seat) => seat !== view.seat && strengthOn(view, seat, hex) > 0);
  const able = others.reduce((sum, seat) => sum + strengthOn(view, seat, hex), 0);
  if (others.length > 1 && able > hired) return `+${hired} for whom you choose`;
  return others.map((seat) => `${names[seat]} +${Math.min(hired, strengthOn(view, seat, hex))}`).join(', ');
}

function explainRaising(view: View, verb: string, slot: string, names: Names): string {
  const ahu = `${objectCalled(view, view.carried)?.at}.${slot}`;
  const values = valuesOf(view, ahu);
  if (values === undefined) return '';
  const size = weightOf(view.carried as string);
  if (verb === 'erect') return `${values.moai} × ${size} = ${values.moai * size} prestige`;
  const owner = ahuCalled(view, ahu)?.owner ?? null;
  return `+${values.headdress} prestige for ${owner === null ? 'whose base it is' : names[owner]}`;
}
