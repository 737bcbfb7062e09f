/** Moves and questions in words. */
import type { View } from '@ahu/rapa-nui';
import type { Frame } from '../../engine/frame.ts';
import type { Names, Saying } from '../kit.ts';
import {
  ahuName,
  bundleName,
  cargoTitle,
  caseName,
  improvementName,
  landBrings,
  placeName,
  stackIndex,
  stackName,
  tileName,
} from './names.ts';
import { readPayment, readPlacement, readStep, readUse } from './notation.ts';
import { caseDocument, countsOf, holderOf, readBundle } from './table.ts';
import {
  AHUS,
  CARGO_PUKAO,
  CASES,
  caseOfAhu,
  GAIN,
  HOME,
  IMPROVEMENTS,
  PRICES,
  type ResourceName,
  TILES,
  type TileName,
} from './vocabulary.ts';
import { w } from './words/index.ts';

/** The phases in which a turn can go on with free actions. */
const TURNS: ReadonlySet<View['phase']> = new Set(['place', 'convert', 'sculpt', 'help', 'transport']);

export function question({ view, viewer, over }: Frame<View>, names: Names): string {
  const ask = w().ask;
  if (over) return ask.over;
  if (view.asked !== viewer) return ask.wait({ who: names[view.asked] ?? '' });
  if (view.acted && TURNS.has(view.phase)) return ask.after;
  switch (view.phase) {
    case 'place':
      return askPlacing(view);
    case 'walk':
      return ask.walk({ place: caseName(CASES[view.path[view.path.length - 1]]) });
    case 'choose':
      return ask.choose({ who: names[view.order[view.turn] ?? 0], place: caseName(CASES[view.path[view.paid]]) });
    case 'gain':
      return ask.gain({ n: view.due });
    case 'exchange':
      return view.thrifty ? ask.thrifty : ask.exchange;
    case 'lay':
    case 'draw':
    case 'over':
      return '';
    default:
      return ask[view.phase];
  }
}

function askPlacing({ players, asked }: View): string {
  const { villagers, sorcerer } = players[asked];
  if (sorcerer !== HOME) return w().ask.placeVillager;
  return villagers === 0 ? w().ask.placeSorcerer : w().ask.place;
}

export function stage({ phase, resume, round }: View): string {
  const { setUp, place, sculpt, transport, over } = w().stages;
  switch (phase === 'barter' ? resume : phase) {
    case 'lay':
    case 'draw':
    case 'draft':
      return setUp;
    case 'place':
      return w().round({ n: round, stage: place });
    case 'convert':
    case 'sculpt':
    case 'substitute':
    case 'help':
      return w().round({ n: round, stage: sculpt });
    case 'over':
      return over;
    default:
      return w().round({ n: round, stage: transport });
  }
}

export function say(notation: string, view: View, names: Names): Saying {
  const heading = w().heading;
  const [verb, ...rest] = notation.split(' ');
  const object = rest.join(' ');
  switch (verb) {
    case 'draft':
      return { heading: heading.draft, text: tileName(object as TileName) };
    case 'place':
      return sayPlacement(notation, view);
    case 'play':
    case 'rongo':
      return { heading: verb === 'play' ? heading.play : heading.rongo, text: sayUse(notation) };
    case 'buy':
      return { heading: heading.buy, text: sayPurchase(object) };
    case 'take':
      return { heading: heading.take, text: sayTaking(view, object) };
    case 'pay':
      return { heading: heading.pay, text: sayPayment(notation) };
    default:
      return sayTransport(notation, verb, object, view, names);
  }
}

function sayPlacement(notation: string, view: View): Saying {
  const placement = readPlacement(notation);
  if (!placement) return { heading: '', text: notation };
  const { figure, place, chief } = placement;
  const brings = place.kind === 'case' ? landBrings(view, place.id) : '';
  const text = brings === '' ? placeName(place) : w().using({ tile: placeName(place), place: brings });
  if (chief !== undefined) return { heading: w().heading.along, text: w().along({ text, n: chief + 1 }) };
  return { heading: w().heading[figure], text };
}

function sayUse(notation: string): string {
  const use = readUse(notation);
  if (!use) return notation;
  const tile = tileName(use.tile);
  if (use.bundle !== undefined) return w().giving({ tile, what: bundleName(readBundle(use.bundle)) });
  if (use.place === undefined) return tile;
  const text = w().using({ tile, place: placeName(use.place) });
  return use.chief ? w().withChief({ text }) : text;
}

function sayPurchase(name: string): string {
  const [n, resource] = PRICES[IMPROVEMENTS.find((each) => each === name) ?? 'fervent'];
  return w().using({ tile: improvementName(name), place: w().resources[resource]({ n }) });
}

function sayTaking({ stacks }: View, object: string): string {
  if (object.endsWith('moai')) return cargoTitle(object);
  const n = stacks[stackIndex(object)][0] ?? 0;
  return w().using({ tile: stackName(object), place: w().detail.worth({ n }) });
}

function sayPayment(notation: string): string {
  const payment = readPayment(notation);
  if (!payment) return notation;
  return w().using({ tile: stackName(payment.offering), place: bundleName(readBundle(payment.bundle)) });
}

function sayTransport(notation: string, verb: string, object: string, view: View, names: Names): Saying {
  const heading = w().heading;
  switch (verb) {
    case 'carry':
      return { heading: heading.carry, text: cargoTitle(object) };
    case 'step':
      return { heading: heading.step, text: sayStep(view, readStep(notation) ?? '', names) };
    case 'erect':
      return { heading: heading.finish, text: sayErecting(view, object.slice(3)) };
    case 'cap':
      return { heading: heading.finish, text: w().do.cap({ ahu: ahuName(object) }) };
    case 'choose':
      return { heading: heading.choose, text: bundleName(readBundle(object)) };
    case 'gain':
      return { heading: heading.gain, text: sayGain(object) };
    case 'for':
      return { heading: heading.take, text: bundleName(readBundle(object)) };
    default:
      return { heading: heading.end, text: verb === 'pass' ? w().do.pass : w().do.end };
  }
}

/** '0 egg' leaves all to higher kinds. */
function sayGain(object: string): string {
  const [n, kind] = object.split(' ');
  return w().resources[kind as ResourceName]({ n: Number(n) });
}

function sayStep(view: View, id: string, names: Names): string {
  const owner = holderOf(view, id);
  if (owner === null || owner === view.asked) return caseName(id);
  const what = view.cargo === CARGO_PUKAO ? bundleName(countsOf(['reed'])) : landBrings(view, id);
  if (what === '') return caseName(id);
  return w().using({ tile: caseName(id), place: w().detail.pays({ who: names[owner], what }) });
}

function sayErecting(view: View, ahu: string): string {
  const tile = view.ahus.find((each) => AHUS[each.ahu] === ahu)?.tile ?? null;
  const kinds = caseDocument(view, caseOfAhu(ahu))?.erects ?? [];
  const n = GAIN[view.cargo ?? 0];
  const gain = w().detail.or({ items: kinds.map((kind) => bundleName(countsOf([kind]).map((each) => each * n))) });
  const items = [gain, ...(tile === null ? [] : [w().detail.tile({ tile: tileName(TILES[tile]) })])];
  return w().using({ tile: w().do.erect({ ahu: ahuName(ahu) }), place: w().list({ items }) });
}
