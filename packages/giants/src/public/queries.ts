/** What is asked of a view again and again. */
import type { Seat } from '@ahu/core';
import type { AhuDocument, Board, HexDocument } from './board.ts';
import { wanting } from './carrying.ts';
import { hexesOf, type Land, NEIGHBOURS, neighbourTable } from './neighbours.ts';
import type { AhuView, HexView, ObjectView, View } from './view.ts';
import {
  type AhuName,
  CHIEF_STRENGTH,
  HEADDRESS,
  HEX_CALLED,
  HEXES,
  type Hex,
  type HexName,
  type Kind,
  type ObjectName,
} from './vocabulary.ts';

/**
 * The hex of the board.
 * @example
 * boardHex(view, 'E10').kind; // 'moaiQuarry'
 */
export const boardHex = ({ setup }: View, id: HexName): HexDocument | undefined =>
  setup.options.board.hexes.find((hex) => hex.id === id);

/**
 * The hex on which an ahu stands.
 * @example
 * hexOfAhu('E7.2'); // 'E7'
 */
export const hexOfAhu = (ahu: AhuName): HexName => ahu.split('.')[0];

/**
 * An ahu by its hex and its number there.
 * @example
 * ahuNamed('E7', 2); // 'E7.2'
 */
export const ahuNamed = (hex: HexName, slot: number): AhuName => `${hex}.${slot}`;

/**
 * The number of the ahu that an action of a placement reserves; undefined if it reserves none.
 * @example
 * slotReserved('reserve 2'); // 2
 */
export const slotReserved = (action: string): number | undefined =>
  action === 'reserve 1' ? 1 : action === 'reserve 2' ? 2 : undefined;

/**
 * What an ahu is worth to a moai and to its headdress (G4.2).
 * @example
 * valuesOf(view, 'E7.1').moai; // 3
 */
export const valuesOf = (view: View, ahu: AhuName): AhuDocument | undefined =>
  boardHex(view, hexOfAhu(ahu))?.ahus?.[Number(ahu.split('.')[1]) - 1];

/**
 * An ahu with a base on it.
 * @example
 * ahuCalled(view, 'E7.1'); // undefined
 */
export const ahuCalled = ({ ahus }: View, id: AhuName): AhuView | undefined => ahus.find(({ ahu }) => ahu === id);

/**
 * A moai or headdress that is neither erected nor placed.
 * @example
 * objectCalled(view, 'moai 1a').at; // 'E10'
 */
export const objectCalled = ({ objects }: View, id: ObjectName | null): ObjectView | undefined =>
  objects.find(({ object }) => object === id);

/**
 * A hex where something stands or a forest was felled.
 * @example
 * hexCalled(view, 'A1'); // undefined
 */
export const hexCalled = ({ hexes }: View, id: HexName): HexView | undefined => hexes.find(({ hex }) => hex === id);

/**
 * Whose an object is: of the player who marked it, else of the one who won or moved it in this round.
 * @example
 * ownerOf({ object: 'moai 1a', at: 'E10', holder: 0, marker: 2, trail: [] }); // 2
 */
export const ownerOf = ({ marker, holder }: ObjectView): Seat | null => marker ?? holder;

/**
 * Unmarked on the board since an earlier round (G3.33).
 * @example
 * isAbandoned({ object: 'moai 1a', at: 'E10', holder: null, marker: null, trail: [] }); // true
 */
export const isAbandoned = (object: ObjectView): boolean => ownerOf(object) === null;

/**
 * The size of a moai; 0 for a headdress.
 * @example
 * sizeOf('moai 2c'); // 2
 * sizeOf('headdress a'); // 0
 */
export const sizeOf = (object: ObjectName): number => (object.startsWith('moai') ? Number(object[5]) : 0);

/** As the rules number kinds: by size, headdresses last. */
const kindOf = (object: ObjectName): Kind => (sizeOf(object) === 0 ? HEADDRESS : sizeOf(object) - 1);

/**
 * The strength that each hex entered must supply (G3.24).
 * @example
 * weightOf('moai 3a'); // 3
 * weightOf('headdress a'); // 1
 */
export const weightOf = (object: ObjectName): number => sizeOf(object) || 1;

/**
 * Logs that lie on a hex.
 * @example
 * logsOn(view, 'E9'); // 0
 */
export const logsOn = (view: View, hex: HexName): number => hexCalled(view, hex)?.logs ?? 0;

/**
 * What a player's workers, sorcerer and chief on a hex can carry together (G3.24).
 * @example
 * strengthOn(view, 0, 'E9'); // 0
 */
export function strengthOn(view: View, seat: Seat, hex: HexName): number {
  const { sorcerer, chief } = view.players[seat];
  const workers = hexCalled(view, hex)?.workers[seat] ?? 0;
  return workers + (sorcerer === hex ? 1 : 0) + (chief === hex ? CHIEF_STRENGTH : 0);
}

/** By seat, without the mover. */
export const strengthOfOthers = (view: View, mover: Seat, hex: HexName): number[] =>
  view.players.map((_, seat) => (seat === mover ? 0 : strengthOn(view, seat, hex)));

/**
 * How many units of strength others have to supply at least when this player carries an object into a hex, each
 * worth 1 prestige to its owner (G3.28); undefined where it cannot be carried.
 * @example
 * tollOf(view, 0, 'moai 1a', 'E9'); // undefined
 */
export function tollOf(view: View, mover: Seat, object: ObjectName, hex: HexName): number | undefined {
  const hired = wanting(kindOf(object), strengthOn(view, mover, hex), logsOn(view, hex));
  const able = strengthOfOthers(view, mover, hex).reduce((sum, each) => sum + each, 0);
  return hired <= able ? hired : undefined;
}

const LANDS = new WeakMap<Board, Land>();

/** The land of a view, worked out once for each board. */
export function landIn({ setup }: View): Land {
  const { board } = setup.options;
  const known = LANDS.get(board) ?? { hexes: hexesOf(board), neighbours: neighbourTable(board) };
  LANDS.set(board, known);
  return known;
}

/**
 * The hexes around one.
 * @example
 * neighboursOf(view, 'E10').includes('E9'); // true
 */
export function neighboursOf(view: View, hex: HexName): HexName[] {
  const first = (HEX_CALLED.get(hex) as Hex) * NEIGHBOURS;
  const around = Array.from(landIn(view).neighbours.subarray(first, first + NEIGHBOURS));
  return around.filter((next) => next >= 0).map((next) => HEXES[next]);
}

/**
 * Whether an object can enter a hex: it has not been there in this round, and there is a carrier (G3.24, G3.26).
 * @example
 * canEnter(view, 0, objectCalled(view, 'moai 1a'), 'E9'); // false
 */
export const canEnter = (view: View, seat: Seat, { object, trail }: ObjectView, hex: HexName): boolean =>
  !trail.includes(hex) && tollOf(view, seat, object, hex) !== undefined;

/**
 * Whether there is a hex that an object can enter next.
 * @example
 * canStep(view, 0, objectCalled(view, 'moai 1a')); // true
 */
export const canStep = (view: View, seat: Seat, object: ObjectView): boolean =>
  neighboursOf(view, object.at).some((hex) => canEnter(view, seat, object, hex));
