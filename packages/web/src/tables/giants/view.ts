/** What the table of Giants asks a view again and again. */
import type { Seat } from '@ahu/core';
import type { AhuDocument, AhuView, HexDocument, HexView, ObjectView, PlayerView, View } from '@ahu/giants';

export type { AhuView, ObjectView, PlayerView, View };

export type Piece = 'worker' | 'sorcerer' | 'chief';
export const PIECES: readonly Piece[] = ['worker', 'sorcerer', 'chief'];

export const seatsAt = (view: View): Seat[] => view.players.map((_, seat) => seat);

export const boardHex = ({ setup }: View, id: string): HexDocument | undefined =>
  setup.options.board.hexes.find((hex) => hex.id === id);

/** 'E7.2' is the second ahu of E7. */
export function valuesOf(view: View, ahu: string): AhuDocument | undefined {
  const [hex, slot] = ahu.split('.');
  return boardHex(view, hex)?.ahus?.[Number(slot) - 1];
}

export const ahuCalled = ({ ahus }: View, id: string): AhuView | undefined => ahus.find(({ ahu }) => ahu === id);

export const objectCalled = ({ objects }: View, id: string | null): ObjectView | undefined =>
  objects.find(({ object }) => object === id);

export const hexCalled = ({ hexes }: View, id: string): HexView | undefined => hexes.find(({ hex }) => hex === id);

/** Whose an object is: whoever marked it, else whoever won or moved it in this round. */
export const ownerOf = ({ marker, holder }: ObjectView): Seat | null => marker ?? holder;

/** Objects that nobody could tell apart, together: one of them stands for all. */
export function alike(view: View, ids: readonly string[]): string[][] {
  const looks = (id: string): string => {
    const { at, holder, marker, trail } = objectCalled(view, id) ?? { trail: [] };
    return [sizeOf(id), at, holder, marker, ...trail].join(' ');
  };
  return [...Map.groupBy(ids, looks).values()];
}

/** 0 for a headdress, else the size of the moai: of `moai 2c` and of `moai 2`. */
export const sizeOf = (object: string): number => (object.startsWith('moai') ? Number(object[5]) : 0);

/** Whom the game waits for; bids are asked of everybody at once. */
export const isAsked = ({ phase, asked, players }: View, seat: Seat): boolean =>
  phase === 'bid' ? !players[seat].hasBid : phase !== 'over' && phase !== 'draw' && phase !== 'roll' && seat === asked;

export const hasPassed = ({ phase, passed }: View, seat: Seat): boolean => phase !== 'over' && passed.includes(seat);

/** As far as the rules show it (G4.5). */
export const scoreOf = ({ prestige, openScore }: PlayerView): number => openScore ?? prestige;

/** Who earned how much between two views of one match. */
export const earned = (before: View, after: View): { seat: Seat; points: number }[] =>
  after.players.flatMap(({ prestige }, seat) => {
    const points = prestige - before.players[seat].prestige;
    return points > 0 ? [{ seat, points }] : [];
  });

export type Chapter = 'setUp' | 'dice' | 'auction' | 'placement' | 'transport' | 'end' | 'over';

const CHAPTER_OF: Readonly<Record<View['phase'], Chapter>> = {
  draw: 'setUp',
  roll: 'dice',
  bid: 'auction',
  reveal: 'auction',
  pick: 'auction',
  place: 'placement',
  transport: 'transport',
  carry: 'transport',
  crew: 'transport',
  quarry: 'transport',
  recover: 'end',
  over: 'over',
};

export const chapterOf = ({ phase }: View): Chapter => CHAPTER_OF[phase];
