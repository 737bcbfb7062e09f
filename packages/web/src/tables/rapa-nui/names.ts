/** Names of things in the reader's language. */
import type { View } from '@ahu/rapa-nui';
import type { Place } from './notation.ts';
import type { Toll } from './routes.ts';
import { type Counts, caseDocument, countsOf } from './table.ts';
import {
  type ImprovementName,
  OFFERINGS,
  type OfferingName,
  RESOURCES,
  SIZES,
  type SizeName,
  type TileName,
} from './vocabulary.ts';
import { w } from './words/index.ts';

export const bundleName = (counts: Counts): string =>
  w().list({ items: counts.flatMap((n, r) => (n === 0 ? [] : [w().resources[RESOURCES[r]]({ n })])) });

export function caseName(id: string): string {
  if (id === 'crater') return w().crater;
  return id === 'pukaoQuarry' ? w().pukaoQuarry : id.toUpperCase();
}

/** 'n3a' as 'N3a'. */
export const ahuName = (ahu: string): string => ahu[0].toUpperCase() + ahu.slice(1);

export function placeName(place: Place): string {
  if (place.kind === 'case') return caseName(place.id);
  return place.kind === 'column' ? w().column({ n: place.column + 1 }) : w().star({ n: place.place + 1 });
}

export const tileName = (tile: TileName): string => w().tiles[tile].name;
export const improvementName = (name: string): string => w().improvements[name as ImprovementName].name;

/** 'large moai', 'pukao'. */
export const cargoTitle = (cargo: string): string => w().cargo[cargo.replace(' moai', '') as SizeName | 'pukao'];
export const moaiTitle = (size: number): string => w().cargo[SIZES[size]];
export const moaiCounts = (counts: Counts): string =>
  w().list({ items: counts.flatMap((n, size) => (n === 0 ? [] : [w().moai[SIZES[size]]({ n })])) });

/** 'boat' or 'exceptional boat'. */
export function stackName(stack: string): string {
  const [, exceptional, name] = /^(exceptional )?(\w+)$/.exec(stack) ?? [];
  return exceptional ? w().exceptional[name as OfferingName] : w().offerings[name as OfferingName];
}

/** The number of a stack in views. */
export function stackIndex(stack: string): number {
  const name = stack.replace('exceptional ', '') as OfferingName;
  return OFFERINGS.indexOf(name) + (stack === name ? 0 : OFFERINGS.length);
}

/** What a land brings: all of one bundle, or one of several. */
export function landBrings(view: View, id: string): string {
  const pays = caseDocument(view, id)?.pays ?? [];
  return w().detail.or({ items: pays.map((bundle) => bundleName(countsOf(bundle))) });
}

export const tollName = ({ seat, bundles }: Toll, names: readonly string[]): string =>
  w().detail.pays({ who: names[seat], what: w().detail.or({ items: bundles.map(bundleName) }) });
