/** Moves in words. */
import {
  type Act,
  AHUS,
  CARGO_PUKAO,
  caseOfAhu,
  countsOf,
  GAIN,
  holderOf,
  IMPROVEMENT_PRICES,
  type ImprovementName,
  type Placement,
  STACK_NAMES,
  type StackName,
  TILES,
  type Use,
  type View,
} from '@ahu/rapa-nui/public';
import type { Names, Saying } from '../../contract/kit.ts';
import {
  ahuName,
  bundleName,
  cargoTitle,
  caseName,
  improvementName,
  landBrings,
  placeName,
  stackName,
  tileName,
} from '../drawing/names.ts';
import { caseDocument } from '../drawing/table.ts';
import { w } from '../words/index.ts';

export function say(act: Act, view: View, names: Names): Saying {
  const heading = w().heading;
  switch (act.kind) {
    case 'draft':
      return { heading: heading.draft, text: tileName(act.tile) };
    case 'place':
      return sayPlacement(act, view);
    case 'use':
      return { heading: act.by === 'play' ? heading.play : heading.rongo, text: sayUse(act) };
    case 'buy':
      return { heading: heading.buy, text: sayPurchase(act.improvement) };
    case 'substitute':
      return { heading: heading.take, text: cargoTitle(act.size) };
    case 'take':
      return { heading: heading.take, text: sayTaking(view, act.stack) };
    case 'pay': {
      const text = w().using({ tile: stackName(act.offering), place: bundleName(act.bundle) });
      return { heading: heading.pay, text };
    }
    default:
      return sayTransport(act, view, names);
  }
}

function sayPlacement({ figure, place, chief }: Placement, view: View): Saying {
  const brings = place.kind === 'case' ? landBrings(view, place.id) : '';
  const text = brings === '' ? placeName(place) : w().using({ tile: placeName(place), place: brings });
  if (chief !== undefined) return { heading: w().heading.along, text: w().along({ text, n: chief + 1 }) };
  return { heading: w().heading[figure], text };
}

function sayUse(use: Use): string {
  const tile = tileName(use.tile);
  if (use.given) return w().giving({ tile, what: bundleName(use.given) });
  if (use.place === undefined) return tile;
  const text = w().using({ tile, place: placeName(use.place) });
  return use.chief ? w().withChief({ text }) : text;
}

function sayPurchase(name: ImprovementName): string {
  const [n, resource] = IMPROVEMENT_PRICES[name];
  return w().using({ tile: improvementName(name), place: w().resources[resource]({ n }) });
}

function sayTaking({ stacks }: View, stack: StackName): string {
  const n = stacks[STACK_NAMES.indexOf(stack)][0] ?? 0;
  return w().using({ tile: stackName(stack), place: w().detail.worth({ n }) });
}

function sayTransport(act: Act, view: View, names: Names): Saying {
  const heading = w().heading;
  switch (act.kind) {
    case 'carry':
      return { heading: heading.carry, text: cargoTitle(act.cargo) };
    case 'step':
      return { heading: heading.step, text: sayStep(view, act.to, names) };
    case 'erect':
      return { heading: heading.finish, text: sayErecting(view, act.ahu) };
    case 'cap':
      return { heading: heading.finish, text: w().do.cap({ ahu: ahuName(act.ahu) }) };
    case 'choose':
      return { heading: heading.choose, text: bundleName(act.bundle) };
    case 'gain':
      // None of a kind leaves all to higher ones.
      return { heading: heading.gain, text: w().resources[act.resource]({ n: act.count }) };
    case 'receive':
      return { heading: heading.take, text: bundleName(act.bundle) };
    default:
      return { heading: heading.end, text: act.kind === 'pass' ? w().do.pass : w().do.end };
  }
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
