/** R1.3: the offerings. A type's whole rule stands here: its price, and what its tiles are worth. */
import { OFFERINGS, type Offering, type OfferingName, RESOURCES, type ResourceName } from './vocabulary.ts';

interface OfferingType {
  /** The least that buys one, by rising value, and the least with Thrift (R5.7, R6.3). */
  readonly price: readonly ResourceName[];
  readonly thrifty: readonly ResourceName[];
  /** Values from the top; one of them twice. */
  readonly values: readonly number[];
  readonly exceptional: readonly number[];
}

const four = (name: ResourceName) => ({ price: [name, name, name, name], thrifty: [name, name] });

const OFFERING_TYPES: Readonly<Record<(typeof OFFERINGS)[number], OfferingType>> = {
  hut: { ...four('reed'), values: [8, 7, 7, 6], exceptional: [9] },
  chicken: { ...four('egg'), values: [9, 8, 8, 7], exceptional: [10] },
  hatchet: { price: RESOURCES, thrifty: ['reed', 'egg'], values: [10, 9, 9, 8], exceptional: [11] },
  boat: { ...four('wood'), values: [11, 10, 10, 9], exceptional: [12, 12] },
  necklace: { ...four('pearl'), values: [12, 11, 11, 10], exceptional: [14, 13] },
};

/** The least resources that buy an offering, by rising value. */
export function priceOf(offering: Offering, thrifty: boolean): number[] {
  const type = OFFERING_TYPES[OFFERINGS[offering]];
  return (thrifty ? type.thrifty : type.price).map((name) => RESOURCES.indexOf(name));
}

/** A single tile, by its index in OFFERING_TILES. */
export type OfferingTile = number;

const TILES_OF_STACKS = [
  ...OFFERINGS.map((name) => OFFERING_TYPES[name].values.map((value, i) => ({ name: `${name} ${i + 1}`, value }))),
  ...OFFERINGS.map((name) =>
    OFFERING_TYPES[name].exceptional.map((value, i) => ({ name: `exceptional ${name} ${i + 1}`, value })),
  ),
];

export const OFFERING_TILES: readonly string[] = TILES_OF_STACKS.flat().map((tile) => tile.name);
export const VALUES: readonly number[] = TILES_OF_STACKS.flat().map((tile) => tile.value);

/** The stacks of exceptional offerings stand behind the others, in the same order. */
export const stackOf = (offering: Offering, exceptional: boolean): number =>
  exceptional ? OFFERINGS.length + offering : offering;
export type StackName = OfferingName | `exceptional ${OfferingName}`;
export const STACK_NAMES: readonly StackName[] = [
  ...OFFERINGS,
  ...OFFERINGS.map((name) => `exceptional ${name}` as const),
];

type Stacks = readonly (readonly OfferingTile[])[];

const ALL_STACKS: Stacks = TILES_OF_STACKS.map((tiles) => tiles.map(({ name }) => OFFERING_TILES.indexOf(name)));

/** Two players leave out the second of two equal tiles of each type (R8.1). */
const STACKS_FOR_TWO: Stacks = ALL_STACKS.map((stack, i) =>
  i < OFFERINGS.length ? stack.filter((tile, depth) => depth === 0 || VALUES[tile] < VALUES[tile - 1]) : stack,
);

/** All stacks from the top. */
export const stacksFor = (seats: number): Stacks => (seats === 2 ? STACKS_FOR_TWO : ALL_STACKS);
