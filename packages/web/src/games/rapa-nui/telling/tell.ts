/** What happened, in sentences, each with what it lights. */
import type { Seat } from '@ahu/core';
import {
  type Act,
  broughtBy,
  CASES,
  type Counts,
  caseOfAhu,
  type Placement,
  STACK_NAMES,
  TILES,
  type Use,
  type View,
} from '@ahu/rapa-nui/public';
import type { Names, Telling, Told } from '../../contract/kit.ts';
import {
  ahuName,
  bundleName,
  cargoTitle,
  improvementName,
  moaiCounts,
  moaiTitle,
  placeName,
  stackName,
  tileName,
} from '../drawing/names.ts';
import { lightOf } from '../drawing/places.ts';
import { sum } from '../drawing/table.ts';
import { w } from '../words/index.ts';

type Happened = Told<View, Act>;

const seatLight = (seat: Seat): string => `seat:${seat}`;

export function tell(happening: Happened, names: Names): Telling[] {
  return [
    ...tellAct(happening, names),
    ...tellOffering(happening, names),
    ...tellGains(happening, names),
    ...tellOrder(happening, names),
    ...tellSculpting(happening, names),
    ...tellRound(happening),
  ];
}

function tellAct(happening: Happened, names: Names): Telling[] {
  const { seat, act, before } = happening;
  const told = w().told;
  const who = names[seat];
  const one = (text: string, ...lights: string[]): Telling[] => [{ text, lights: [seatLight(seat), ...lights] }];
  switch (act?.kind) {
    case 'draft':
      return one(told.draft({ who, tile: tileName(act.tile) }));
    case 'place':
      return tellPlacement(seat, act, who);
    case 'use':
      return tellUse(seat, act, who);
    case 'buy':
      return one(told.buy({ who, name: improvementName(act.improvement) }));
    case 'substitute':
      return one(told.substitute({ who, moai: cargoTitle(act.size) }));
    case 'carry':
      return one(
        told.carry({ who, cargo: cargoTitle(act.cargo) }),
        `case:${act.cargo === 'pukao' ? 'pukaoQuarry' : 'crater'}`,
      );
    case 'erect':
      return tellErecting(happening, who, act.ahu);
    case 'cap':
      return one(told.cap({ who, ahu: ahuName(act.ahu) }), ...walkLights(before), `ahu:${act.ahu}`);
    case 'choose':
      return one(told.choose({ who, what: bundleName(act.bundle) }), `case:${CASES[before.path[before.paid]]}`);
    case 'pay':
      return one(told.pay({ who, what: bundleName(act.bundle) }));
    case 'receive':
      return one(told.barter({ who, what: bundleName(act.bundle) }));
    case 'pass':
      return one(told.pass({ who }));
    default:
      return [];
  }
}

const walkLights = ({ path }: View): string[] => path.map((each) => `case:${CASES[each]}`);

function tellErecting({ seat, before }: Happened, who: string, ahu: string): Telling[] {
  const text = w().told.erect({ who, moai: moaiTitle(before.cargo ?? 0), ahu: ahuName(ahu) });
  return [{ text, lights: [seatLight(seat), ...walkLights(before), `ahu:${ahu}`, `case:${caseOfAhu(ahu)}`] }];
}

function tellPlacement(seat: Seat, { figure, place, chief }: Placement, who: string): Telling[] {
  const text =
    place.kind === 'star' && figure === 'sorcerer'
      ? w().told.sorcerer({ who, n: place.place + 1 })
      : w().told.villager({ who, place: placeName(place) });
  const along: Telling[] =
    chief === undefined
      ? []
      : [{ text: w().told.chief({ who, n: chief + 1 }), lights: [seatLight(seat), `column:${chief + 1}`] }];
  return [{ text, lights: [seatLight(seat), lightOf(place)] }, ...along];
}

function tellUse(seat: Seat, use: Use, who: string): Telling[] {
  const name = tileName(use.tile);
  const tile = use.place ? w().using({ tile: name, place: placeName(use.place) }) : name;
  const text = use.by === 'play' ? w().told.play({ who, tile }) : w().told.rongo({ who, tile });
  return [{ text, lights: [seatLight(seat), ...(use.place ? [lightOf(use.place)] : [])] }];
}

/** A stack that became lower was taken from, by choice or because there was none. */
function tellOffering({ seat, before, after }: Happened, names: Names): Telling[] {
  return before.stacks.flatMap((stack, i) => {
    if (after.stacks[i].length === stack.length) return [];
    const id = STACK_NAMES[i];
    const text = w().told.offering({ who: names[seat], offering: stackName(id), n: stack[0] });
    return [{ text, lights: [seatLight(seat), `stack:${id}`] }];
  });
}

const gained = (before: Counts, after: Counts): number[] => after.map((n, i) => Math.max(0, n - before[i]));

/** Resources and tiles that came in. */
function tellGains({ seat: mover, act, before, after }: Happened, names: Names): Telling[] {
  if (act?.kind === 'draft') return [];
  const brought = broughtBy(act, mover, before, after);
  return names.flatMap((who, seat) => {
    const resources = brought[seat];
    const tiles = gained(before.players[seat].tiles, after.players[seat].tiles).flatMap((n, tile) =>
      n > 0 ? [TILES[tile]] : [],
    );
    const lights = [seatLight(seat)];
    return [
      ...tiles.map((tile) => ({ text: w().told.tile({ who, tile: tileName(tile) }), lights })),
      ...(sum(resources) > 0 ? [{ text: w().told.gain({ who, what: bundleName(resources) }), lights }] : []),
    ];
  });
}

function tellOrder({ before, after }: Happened, names: Names): Telling[] {
  const seats = after.order.filter((seat) => seat !== null);
  if (seats.length < after.order.length || seats.every((seat, i) => seat === before.order[i])) return [];
  const who = w().list({ items: seats.map((seat) => names[seat]) });
  return [{ text: w().told.order({ who }), lights: seats.map((_, i) => `star:${i + 1}`) }];
}

/** Moai are taken when the last question before them is answered, by several players at once. */
function tellSculpting({ act, before, after }: Happened, names: Names): Telling[] {
  if (act?.kind === 'take' || act?.kind === 'substitute') return [];
  return names.flatMap((who, seat) => {
    const moai = gained(before.players[seat].sculpted, after.players[seat].sculpted);
    return sum(moai) === 0
      ? []
      : [{ text: w().told.sculpted({ who, what: moaiCounts(moai) }), lights: [seatLight(seat), 'case:crater'] }];
  });
}

const tellRound = ({ before, after }: Happened): Telling[] =>
  (after.round > before.round || after.phase === 'over') && before.round > 0
    ? [{ text: w().told.round({ n: before.round }), lights: [] }]
    : [];
