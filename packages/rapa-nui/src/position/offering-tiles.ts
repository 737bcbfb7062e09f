/** R1.3: the tiles of the offerings and what they are worth. */
import { OFFERING_VALUES as VALUES, WORTHS } from '../public/offerings.ts';
import { OFFERINGS, type Offering } from '../public/vocabulary.ts';

/** A single tile, by its index in OFFERING_TILES. */
export type OfferingTile = number;

const TILES_OF_STACKS = [
  ...OFFERINGS.map((name) => WORTHS[name].values.map((value, i) => ({ name: `${name} ${i + 1}`, value }))),
  ...OFFERINGS.map((name) =>
    WORTHS[name].exceptional.map((value, i) => ({ name: `exceptional ${name} ${i + 1}`, value })),
  ),
];

export const OFFERING_TILES: readonly string[] = TILES_OF_STACKS.flat().map((tile) => tile.name);
export { VALUES };

export const stackOf = (offering: Offering, exceptional: boolean): number =>
  exceptional ? OFFERINGS.length + offering : offering;

type Stacks = readonly (readonly OfferingTile[])[];

const ALL_STACKS: Stacks = TILES_OF_STACKS.map((tiles) => tiles.map(({ name }) => OFFERING_TILES.indexOf(name)));

/** Two players leave out the second of two equal tiles of each type (R8.1). */
const STACKS_FOR_TWO: Stacks = ALL_STACKS.map((stack, i) =>
  i < OFFERINGS.length ? stack.filter((tile, depth) => depth === 0 || VALUES[tile] < VALUES[tile - 1]) : stack,
);

/** All stacks from the top. */
export const stacksFor = (seats: number): Stacks => (seats === 2 ? STACKS_FOR_TWO : ALL_STACKS);
