/** What offerings cost, and how their stacks are called (R1.3, R5.7, R6.3). */
import { OFFERINGS, type Offering, type OfferingName, RESOURCES, type ResourceName } from './vocabulary.ts';

interface Price {
  /** The least that buys one, by rising value, and the least with Thrift. */
  readonly price: readonly ResourceName[];
  readonly thrifty: readonly ResourceName[];
}

const four = (name: ResourceName): Price => ({ price: [name, name, name, name], thrifty: [name, name] });

const PRICES: Readonly<Record<OfferingName, Price>> = {
  hut: four('reed'),
  chicken: four('egg'),
  hatchet: { price: RESOURCES, thrifty: ['reed', 'egg'] },
  boat: four('wood'),
  necklace: four('pearl'),
};

/** The least resources that buy an offering, by rising value. */
export function priceOf(offering: Offering, thrifty: boolean): number[] {
  const { price, thrifty: less } = PRICES[OFFERINGS[offering]];
  return (thrifty ? less : price).map((name) => RESOURCES.indexOf(name));
}

export type StackName = OfferingName | `exceptional ${OfferingName}`;
/** The stacks of exceptional offerings stand behind the others, in the same order. */
export const STACK_NAMES: readonly StackName[] = [
  ...OFFERINGS,
  ...OFFERINGS.map((name) => `exceptional ${name}` as const),
];

interface Worth {
  /** Values from the top; one of them twice. */
  readonly values: readonly number[];
  readonly exceptional: readonly number[];
}

/** What the tiles of each type are worth (R1.3). */
export const WORTHS: Readonly<Record<OfferingName, Worth>> = {
  hut: { values: [8, 7, 7, 6], exceptional: [9] },
  chicken: { values: [9, 8, 8, 7], exceptional: [10] },
  hatchet: { values: [10, 9, 9, 8], exceptional: [11] },
  boat: { values: [11, 10, 10, 9], exceptional: [12, 12] },
  necklace: { values: [12, 11, 11, 10], exceptional: [14, 13] },
};

/** What each tile is worth: those of the ordinary stacks, then the exceptional ones, best first. */
export const OFFERING_VALUES: readonly number[] = [
  ...OFFERINGS.flatMap((name) => WORTHS[name].values),
  ...OFFERINGS.flatMap((name) => WORTHS[name].exceptional),
];
