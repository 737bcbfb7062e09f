/** What the words of Giants ask a view again and again. */
import type { Seat } from '@ahu/core';
import type { giants } from '@ahu/giants';
import { listed } from './counting.ts';

export type View = ReturnType<typeof giants.view>;
export type PlayerView = View['players'][number];
export type ObjectView = View['objects'][number];

type Board = View['setup']['options']['board'];
export type HexDocument = Board['hexes'][number];
export type AhuDocument = NonNullable<HexDocument['ahus']>[number];

/** '2 moai of size 1 and 1 moai of size 3': counts by size. */
export const moaiBySize = (counts: readonly number[]): string =>
  listed(counts.flatMap((count, kind) => (count === 0 ? [] : [`${count} moai of size ${kind + 1}`])));

export const boardHex = ({ setup }: View, id: string): HexDocument | undefined =>
  setup.options.board.hexes.find((hex) => hex.id === id);

/** 'E7.2' is the second ahu of E7. */
export const valuesOf = (view: View, ahu: string): AhuDocument | undefined => {
  const [hex, slot] = ahu.split('.');
  return boardHex(view, hex)?.ahus?.[Number(slot) - 1];
};

export const ahuCalled = ({ ahus }: View, id: string): View['ahus'][number] | undefined =>
  ahus.find(({ ahu }) => ahu === id);

export const objectCalled = ({ objects }: View, id: string | null): ObjectView | undefined =>
  objects.find(({ object }) => object === id);

/** Whose an object is: whoever marked it, else whoever won or moved it in this round. */
export const ownerOf = ({ marker, holder }: ObjectView): Seat | null => marker ?? holder;

/** 'moai 2c' weighs 2, a headdress 1 (G3.24). */
export const weightOf = (object: string): number => (object.startsWith('moai') ? Number(object[5]) : 1);

export const logsOn = ({ hexes }: View, id: string): number => hexes.find(({ hex }) => hex === id)?.logs ?? 0;

/** Workers, and the sorcerer if it is there. */
export const carriersOn = ({ hexes, players }: View, seat: Seat, id: string): number =>
  (hexes.find(({ hex }) => hex === id)?.workers[seat] ?? 0) + (players[seat].sorcerer === id ? 1 : 0);

const CHIEF_STRENGTH = 3;

export const strengthOn = (view: View, seat: Seat, id: string): number =>
  carriersOn(view, seat, id) + (view.players[seat].chief === id ? CHIEF_STRENGTH : 0);
