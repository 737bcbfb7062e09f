/** The words of the rule book as lists; a number in a state is an index into one of them. */
export const MAX_PLAYERS = 5;

/** How saved positions and notation name the players. */
export const SEAT_NAMES = Array.from({ length: MAX_PLAYERS }, (_, seat) => `seat ${seat}`);

/** What moves over the island: moai of three sizes, and headdresses (G1.2). */
export const KINDS = ['moai 1', 'moai 2', 'moai 3', 'headdress'] as const;
export type Kind = number;
export const SIZES = KINDS.slice(0, 3);
export const HEADDRESS: Kind = KINDS.indexOf('headdress');

export const isMoai = (kind: Kind): boolean => kind < SIZES.length;
export const sizeOf = (kind: Kind): number => kind + 1;

/** By kind: how many there are (G1.2), and the strength that each hex entered must supply (G3.24). */
export const COUNT_OF = [17, 12, 6, 14] as const;
export const WEIGHT = Uint8Array.of(1, 2, 3, 1);

/** Every single moai and headdress, lettered in the order in which they are won: `moai 2c`. */
const LETTERS = 'abcdefghijklmnopq';
export const OBJECTS = KINDS.flatMap((kind, k) =>
  Array.from(LETTERS.slice(0, COUNT_OF[k]), (letter) => `${kind}${k === HEADDRESS ? ' ' : ''}${letter}`),
);
export type ObjectId = number;
/** `moai 2c`, `headdress a`. */
export type ObjectName = string;
export const KIND_OF = Uint8Array.from(COUNT_OF.flatMap((count, kind) => Array<Kind>(count).fill(kind)));
export const FIRST_OF = Uint8Array.from(COUNT_OF, (_, kind) => KIND_OF.indexOf(kind));

/** A board names its hexes by a row and a column; notation and positions are the same on every board. */
const ROWS = Array.from('ABCDEFGH');
const COLUMNS = 10;
export const HEXES = ROWS.flatMap((row) => Array.from({ length: COLUMNS }, (_, i) => `${row}${i + 1}`));
export type Hex = number;
/** `E7` */
export type HexName = string;
export const HEX_CALLED: ReadonlyMap<string, Hex> = new Map(HEXES.map((name, hex) => [name, hex]));
export const HEX_COUNT = HEXES.length;

/** An ahu is the first or the second of its hex: `A4.1`. */
export const AHUS_PER_HEX = 2;
export const AHUS = HEXES.flatMap((hex) => [`${hex}.1`, `${hex}.2`]);
export type Ahu = number;
/** `E7.2` is the second ahu of E7. */
export type AhuName = string;
export const hexOf = (ahu: Ahu): Hex => ahu >> 1;
export const ahuOf = (hex: Hex, slot: number): Ahu => hex * AHUS_PER_HEX + slot;

/** Where a sorcerer or chief is: on a hex, behind the screen, or bid and in front of it (G3.8). */
export const PLACES = [...HEXES, 'reserve', 'front'];
export const RESERVE = PLACES.indexOf('reserve');
export const FRONT = PLACES.indexOf('front');

/** What a hex gives to a sorcerer placed there (G3.15 to G3.19); the first is nothing. */
export const ACTIONS = ['none', 'village', 'hut', 'forest', 'headdress', 'reserve 1', 'reserve 2'] as const;
export type Action = number;
export type ActionName = (typeof ACTIONS)[number];
export const [NONE, VILLAGE, HUT, FOREST, SCULPT, RESERVE_1, RESERVE_2] = ACTIONS.keys();

/** What can be placed on a hex (G3.10). */
export const PIECES = ['worker', 'sorcerer', 'chief'] as const;
export type Piece = (typeof PIECES)[number];

/** Of each colour (G1.1). */
export const WORKERS = 6;
export const MARKERS = 6;
/** By number of players (G2.1). */
export const BASES: Readonly<Record<number, number>> = { 3: 7, 4: 6, 5: 5 };

export const LOGS = 27;
export const HALF_TABLETS = 30;
export const FACES = 4;
export const MAX_LOGS_PLACED = 2;
/** A chief counts as three, as a sculptor and as a carrier (G3.4, G3.24). */
export const CHIEF_STRENGTH = 3;
/** What a chief's action costs (G3.12). */
export const CHIEF_ACTION_PRICE = 2;
export const TABLET_VALUE = 3;
export const LAST_ROUND = 30;
/** How often a player can put an object back in one turn; the limit makes every turn end (G3.21). */
export const MOST_PUT_BACK = 3;
