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
