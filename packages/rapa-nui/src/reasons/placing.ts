import type { Seat } from '@ahu/core';
import type { Place } from '../public/acts.ts';
import type { BoardDocument } from '../public/board.ts';
import { countsOf } from '../public/bundles.ts';
import { caseOn, caseView, gainsAt, holderOf } from '../public/queries.ts';
import { routes } from '../public/routes.ts';
import { spotInColumn } from '../public/spots.ts';
import type { View } from '../public/view.ts';
import { AHUS, type AhuName, CARGO_PUKAO, type Cargo, RESOURCES, SMALL, TILES } from '../public/vocabulary.ts';
import type { Reason } from './reason.ts';

/** What a figure does where it goes. */
export function reasonsForPlace(board: BoardDocument, before: View, after: View, place: Place): Reason[] {
  switch (place.kind) {
    case 'case':
      return [
        ...carrying(board, before, after, place.id),
        ...reaching(board, before, after),
        ...sculpting(before, after),
      ];
    case 'column':
      return sculpting(before, after, place.column);
    case 'star':
      return [{ kind: 'orders', place: place.place, weight: 2 }, ...sculpting(before, after)];
  }
}

function carrying(board: BoardDocument, before: View, after: View, id: string): Reason[] {
  const { seat } = after;
  const held = caseView(after, id);
  if (holderOf(before, id) === seat && held) {
    return [{ kind: 'joins', id, count: held.standing + held.tired, weight: 1 }];
  }
  const bundles = (caseOn(board, id)?.pays ?? []).map(countsOf);
  const most = Math.max(0, ...bundles.map(worthOf));
  return bundles.length > 0 ? [{ kind: 'holds', id, bundles, weight: 0.5 + most } as const] : [];
}

/** Dearer resources count for more. */
const worthOf = (bundle: readonly number[]): number => bundle.reduce((sum, n, r) => sum + (n * (4 + r)) / 5, 0);

/** The best ahu for a moai, else for a pukao, that has come within reach. */
function reaching(board: BoardDocument, before: View, after: View): Reason[] {
  const moai = opened(board, before, after, SMALL).map((ahu): Reason => {
    const resources = gainsAt(board, after.players[after.seat], ahu);
    const tile = after.ahus.find((each) => AHUS[each.ahu] === ahu)?.tile ?? null;
    const best = Math.max(0, ...resources.map((name) => RESOURCES.indexOf(name)));
    return { kind: 'reaches', ahu, resources, tile: tile === null ? null : TILES[tile], weight: 2 + best };
  });
  if (moai.length > 0) return moai.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
  const [capped] = opened(board, before, after, CARGO_PUKAO);
  return capped === undefined ? [] : [{ kind: 'reachesCap', ahu: capped, weight: 2 }];
}

const opened = (board: BoardDocument, before: View, after: View, cargo: Cargo): AhuName[] => {
  const known = goals(board, before, after.seat, cargo);
  return goals(board, after, after.seat, cargo).filter((ahu) => !known.includes(ahu));
};

/** The ahus that the seat could end a transport on, if it were its turn. */
const goals = (board: BoardDocument, view: View, seat: Seat, cargo: Cargo): AhuName[] =>
  routes(board, { ...view, asked: seat, cargo: null, path: [] }, cargo).map(({ ahu }) => ahu);

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** What the seat's sculptors have taken or would take now, if that has changed; else what a column is good for. */
function sculpting(before: View, after: View, column?: number): Reason[] {
  const { sculpted } = after.players[after.seat];
  if (sumOf(sculpted) > sumOf(before.players[after.seat].sculpted)) {
    return [{ kind: 'sculpts', moai: sculpted, weight: 1 + sumOf(sculpted) }];
  }
  const [old, moai] = [before, after].map((view) => moaiOf(view, after.seat));
  const gain = moai.reduce((sum, n, size) => sum + (n - old[size]) * (size + 1), 0);
  if (gain > 0) return [{ kind: 'sculpts', moai, weight: 1 + gain }];
  return column === undefined ? [] : [{ kind: 'prepares', column: column + 1, weight: 1 }];
}

/** Moai by size for the sculptors in the columns (R4.2). */
function moaiOf({ players, virtual, asked }: View, seat: Seat): number[] {
  const { sculptors, sorcerer, chief } = players[seat];
  const [first, second, third] = sculptors.map(
    (n, column) =>
      n +
      [sorcerer, chief].filter((spot) => spot === spotInColumn(column)).length +
      (asked === seat ? virtual[column] : 0),
  );
  const pairs = Math.min(first, second);
  const large = Math.min(pairs, third);
  return [first - pairs, pairs - large, large];
}
