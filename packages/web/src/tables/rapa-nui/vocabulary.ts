/** The words of the rules by the numbers that views use; a test holds them against the engine's. */
export const RESOURCES = ['reed', 'egg', 'wood', 'pearl'] as const;
export type ResourceName = (typeof RESOURCES)[number];
export const SIZES = ['small', 'medium', 'large'] as const;
export type SizeName = (typeof SIZES)[number];
export const OFFERINGS = ['hut', 'chicken', 'hatchet', 'boat', 'necklace'] as const;
export type OfferingName = (typeof OFFERINGS)[number];
export const IMPROVEMENTS = ['fervent', 'artist', 'popular', 'chief'] as const;
export type ImprovementName = (typeof IMPROVEMENTS)[number];
export const TILES = [
  'rest',
  'barter',
  'thrift',
  'reinforcement',
  'abundance',
  'bonus',
  'exceptional offering',
  'conversion',
  'helping hand',
  'favour',
] as const;
export type TileName = (typeof TILES)[number];

/** The pukao comes behind the sizes of moai. */
export const CARGO_PUKAO = SIZES.length;
export const TRACK = 10;
/** Resources for erecting a moai of each size. */
export const GAIN = [1, 3, 5] as const;
export const RONGO_POINTS = 3;
export const FAVOUR_POINTS = 3;

/** What an improvement costs: how many, and of which resource. */
export const PRICES: Readonly<Record<ImprovementName, readonly [count: number, of: ResourceName]>> = {
  fervent: [2, 'reed'],
  artist: [2, 'egg'],
  popular: [2, 'wood'],
  chief: [3, 'pearl'],
};

/** What buys an offering at least. */
export const COSTS: Readonly<Record<OfferingName, readonly ResourceName[]>> = {
  hut: ['reed', 'reed', 'reed', 'reed'],
  chicken: ['egg', 'egg', 'egg', 'egg'],
  hatchet: RESOURCES,
  boat: ['wood', 'wood', 'wood', 'wood'],
  necklace: ['pearl', 'pearl', 'pearl', 'pearl'],
};

const LAND: readonly string[] = ['i', 'n', 'e', 's', 'w'].flatMap((region) =>
  [1, 2, 3, 4, 5, 6].map((number) => `${region}${number}`),
);
export const CASES: readonly string[] = ['crater', 'pukaoQuarry', ...LAND];
/** Nobody can be placed there. */
export const isQuarry = (id: string): boolean => id === CASES[0] || id === CASES[1];
export const AHUS: readonly string[] = LAND.flatMap((land) => ['a', 'b', 'c'].map((letter) => `${land}${letter}`));

/** 'n3a' is an ahu of n3. */
export const caseOfAhu = (ahu: string): string => ahu.slice(0, -1);

/** Where a sorcerer or chief can be. */
export const HOME = 0;
const FIRST_COLUMN = 2;
const FIRST_CASE = 5;
export const spotInColumn = (column: number): number => FIRST_COLUMN + column;
/** The case of a spot; undefined if it is none. */
export const caseAtSpot = (spot: number): string | undefined => LAND[spot - FIRST_CASE];
