/** The animals of the players in seating order (R1.5). */
export const TOTEMS = ['turtle', 'dolphin', 'moray', 'octopus'] as const;
export const MAX_PLAYERS = TOTEMS.length;

/** By rising value (R1.2). */
export const RESOURCES = ['reed', 'egg', 'wood', 'pearl'] as const;
export type Resource = number;
export type ResourceName = (typeof RESOURCES)[number];
export const REED: Resource = RESOURCES.indexOf('reed');
/** What a track holds of each resource (R1.2). */
export const TRACK = 10;

/** By rising size; a moai of size s needs sculptors in the columns 0 to s (R4.2). */
export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = number;
export type SizeName = (typeof SIZES)[number];
export const SMALL: Size = SIZES.indexOf('small');
export const MEDIUM: Size = SIZES.indexOf('medium');
export const LARGE: Size = SIZES.indexOf('large');
/** How many there are of each size, and how many of them two players leave out (R1.1, R8.1). */
export const MOAI = [8, 7, 6] as const;
export const MOAI_LEFT_OUT = [2, 1, 1] as const;
/** Resources for erecting one of each size (R5.4). */
export const GAIN = [1, 3, 5] as const;
/** What can be gained of a kind: the largest moai and all tiles that add to it, one of them copied (R6.11). */
export const MAX_GAIN = 5 + 2 * 3 + 2 * 2 + 3;
export const PUKAO = 20;

/** What can be carried: a moai of some size, or a pukao. */
export const CARGO = [...SIZES, 'pukao'] as const;
export type Cargo = number;
export type CargoName = (typeof CARGO)[number];
export const CARGO_PUKAO: Cargo = CARGO.indexOf('pukao');

/** Of the moai quarry; column c is the one that size c is named after. */
export const COLUMNS = 3;
export type Column = number;

export const OFFERINGS = ['hut', 'chicken', 'hatchet', 'boat', 'necklace'] as const;
export type Offering = number;
export type OfferingName = (typeof OFFERINGS)[number];

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
export type Tile = number;
export type TileName = (typeof TILES)[number];
export const REST: Tile = TILES.indexOf('rest');
export const BARTER: Tile = TILES.indexOf('barter');
export const THRIFT: Tile = TILES.indexOf('thrift');
export const REINFORCEMENT: Tile = TILES.indexOf('reinforcement');
export const ABUNDANCE: Tile = TILES.indexOf('abundance');
export const BONUS: Tile = TILES.indexOf('bonus');
export const EXCEPTIONAL: Tile = TILES.indexOf('exceptional offering');
export const CONVERSION: Tile = TILES.indexOf('conversion');
export const HELPING_HAND: Tile = TILES.indexOf('helping hand');
export const FAVOUR: Tile = TILES.indexOf('favour');

export const IMPROVEMENTS = ['fervent', 'artist', 'popular', 'chief'] as const;
export type Improvement = number;
export type ImprovementName = (typeof IMPROVEMENTS)[number];
export const FERVENT: Improvement = IMPROVEMENTS.indexOf('fervent');
export const ARTIST: Improvement = IMPROVEMENTS.indexOf('artist');
export const POPULAR: Improvement = IMPROVEMENTS.indexOf('popular');
export const CHIEF: Improvement = IMPROVEMENTS.indexOf('chief');
export const MAX_IMPROVEMENTS = 3;

/** Villagers of a player who is not Popular (R2.2). */
export const VILLAGERS = 4;

/** Inland and the four coasts; a board names its land cases after them, so that notation needs no board. */
const REGIONS = ['i', 'n', 'e', 's', 'w'] as const;
const CASES_PER_REGION = 6;
export const LAND: readonly string[] = REGIONS.flatMap((region) =>
  Array.from({ length: CASES_PER_REGION }, (_, i) => `${region}${i + 1}`),
);
/** All cases that a board can have: 32, so that a set of cases is an integer. */
export const CASES: readonly string[] = ['crater', 'pukaoQuarry', ...LAND];
export type Case = number;
/** `crater`, `pukaoQuarry`, `n3`. */
export type CaseName = string;
export type CaseSet = number;
export const CRATER: Case = 0;
export const PUKAO_QUARRY: Case = 1;
export const FIRST_LAND: Case = 2;

/** The ahus of a case are named after it: n3a, n3b, n3c. */
export const AHUS_PER_CASE = 3;
export const AHUS: readonly string[] = LAND.flatMap((land) => ['a', 'b', 'c'].map((letter) => `${land}${letter}`));
export type Ahu = number;
/** `n3a` */
export type AhuName = string;
export const caseOf = (ahu: Ahu): Case => FIRST_LAND + Math.floor(ahu / AHUS_PER_CASE);
export const firstAhu = (land: Case): Ahu => (land - FIRST_LAND) * AHUS_PER_CASE;

export const MAX_ROUNDS = 20;
/** Rounds in a row without a transport that end the game (R9.2). */
export const MAX_IDLE = 3;
/** At the end: an unused Rongo tablet (R9.3), and Favour (R6.10). */
export const RONGO_POINTS = 3;
export const FAVOUR_POINTS = 3;

/** What an improvement costs: how many, and of which resource (R7). */
export const IMPROVEMENT_PRICES: Readonly<Record<ImprovementName, readonly [count: number, of: ResourceName]>> = {
  fervent: [2, 'reed'],
  artist: [2, 'egg'],
  popular: [2, 'wood'],
  chief: [3, 'pearl'],
};

/**
 * The case of an ahu.
 * @example
 * caseOfAhu('n3a'); // 'n3'
 */
export const caseOfAhu = (ahu: AhuName): CaseName => ahu.slice(0, -1);

/**
 * Nobody can be placed there.
 * @example
 * isQuarry('crater'); // true
 */
export const isQuarry = (id: CaseName): boolean => id === CASES[CRATER] || id === CASES[PUKAO_QUARRY];
