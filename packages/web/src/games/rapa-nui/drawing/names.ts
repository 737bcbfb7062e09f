/** Names of things in the reader's language. */
import {
  type CargoName,
  type Counts,
  countsOf,
  type ImprovementName,
  OFFERINGS,
  type Place,
  RESOURCES,
  SIZES,
  STACK_NAMES,
  type StackName,
  type TileName,
  type Toll,
  type View,
} from '@ahu/rapa-nui/public';
import { w } from '../words/index.ts';
import { caseDocument } from './table.ts';

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
export const improvementName = (name: ImprovementName): string => w().improvements[name].name;

export const cargoTitle = (cargo: CargoName): string => w().cargo[cargo];
export const cargoName = (cargo: CargoName): string => w().cargoNames[cargo];
export const moaiTitle = (size: number): string => w().cargo[SIZES[size]];
export const moaiCounts = (counts: Counts): string =>
  w().list({ items: counts.flatMap((n, size) => (n === 0 ? [] : [w().moai[SIZES[size]]({ n })])) });

/** A stack of offerings, or of exceptional ones. */
export function stackName(stack: StackName): string {
  const index = STACK_NAMES.indexOf(stack);
  const names = index < OFFERINGS.length ? w().offerings : w().exceptional;
  return names[OFFERINGS[index % OFFERINGS.length]];
}

/** What a land brings: all of one bundle, or one of several. */
export function landBrings(view: View, id: string): string {
  const pays = caseDocument(view, id)?.pays ?? [];
  return w().detail.or({ items: pays.map((bundle) => bundleName(countsOf(bundle))) });
}

export const tollName = ({ seat, bundles }: Toll, names: readonly string[]): string =>
  w().detail.pays({ who: names[seat], what: w().detail.or({ items: bundles.map(bundleName) }) });
