/** Plans while figures are placed: how far a moai or pukao comes now, and how far with one more figure. */
import type { Seat } from '@ahu/core';
import type { BoardDocument } from './board.ts';
import type { Counts } from './bundles.ts';
import { gainsAt } from './queries.ts';
import { type Route, reachable, routes, tolls } from './routes.ts';
import type { View } from './view.ts';
import {
  AHUS,
  CARGO_PUKAO,
  CASES,
  type Cargo,
  type CaseName,
  GAIN,
  RESOURCES,
  type ResourceName,
  TILES,
  type TileName,
} from './vocabulary.ts';

/** An ahu that the player who is asked could end a transport on, by the way that pays the others least. */
export interface Goal {
  readonly route: Route;
  /** What each other player gets on the way; several bundles where owners choose (R5.3). */
  readonly paid: readonly { readonly seat: Seat; readonly bundles: readonly Counts[] }[];
  /** What erecting brings: that many, of these kinds (R5.4); none for a pukao, which buys an offering (R5.6). */
  readonly gain: { readonly count: number; readonly kinds: readonly ResourceName[] } | undefined;
  /** The tile that lies there. */
  readonly tile: TileName | undefined;
}

export interface Reach {
  /** The cases that it can be carried to, its quarry first. */
  readonly cases: readonly CaseName[];
  readonly goals: readonly Goal[];
}

/**
 * How far a moai or pukao could be carried over the carriers on the board, whether or not it has been sculpted.
 * @example
 * reachOf(board, view, 0).cases; // ['crater']
 */
export const reachOf = (board: BoardDocument, view: View, cargo: Cargo): Reach => ({
  cases: reachable(board, view, cargo),
  goals: routes(board, view, cargo).map((route) => goalOf(board, view, route)),
});

/**
 * What the end of a route brings, and to whom.
 * @example
 * goalOf(board, view, { cargo: 2, path: ['crater'], ahu: 'e1a' }).gain.count; // 5
 */
export function goalOf(board: BoardDocument, view: View, route: Route): Goal {
  const { cargo, ahu } = route;
  const tile = view.ahus.find((each) => AHUS[each.ahu] === ahu)?.tile ?? null;
  const kinds = gainsAt(board, view.players[view.asked], ahu);
  return {
    route,
    paid: paidOn(board, view, route),
    gain: cargo === CARGO_PUKAO ? undefined : { count: GAIN[cargo], kinds },
    tile: tile === null ? undefined : TILES[tile],
  };
}

/** By player: every sum that the choices of the owners can come to. */
function paidOn(board: BoardDocument, view: View, route: Route): Goal['paid'] {
  const sums = new Map<Seat, readonly Counts[]>();
  for (const { seat, bundles } of tolls(board, view, route)) {
    const before = sums.get(seat) ?? [RESOURCES.map(() => 0)];
    const after = before.flatMap((sum) => bundles.map((bundle) => sum.map((n, r) => n + bundle[r])));
    sums.set(seat, [...new Map(after.map((each) => [each.join(), each])).values()]);
  }
  return [...sums].map(([seat, bundles]) => ({ seat, bundles }));
}

/**
 * The view as it would be with one more carrier of the player who is asked on a land.
 * @example
 * withCarrier(view, 'e1').cases.find(({ land }) => CASES[land] === 'e1').standing; // 1
 */
export const withCarrier = (view: View, id: CaseName): View => ({
  ...view,
  cases: view.cases.map((each) =>
    CASES[each.land] === id ? { ...each, holder: view.asked, standing: each.standing + 1 } : each,
  ),
});
