/** Where a moai or pukao can be carried, and over which cases it pays the others least. */
import type { Seat } from '@ahu/core';
import type { Act } from './acts.ts';
import type { BoardDocument } from './board.ts';
import { type Counts, countsOf } from './bundles.ts';
import { caseOn, caseView, chiefIsOn, holderOf } from './queries.ts';
import type { View } from './view.ts';
import { AHUS, type AhuName, CARGO, CARGO_PUKAO, CASES, type Cargo, type CaseName, caseOfAhu } from './vocabulary.ts';

export interface Route {
  readonly cargo: Cargo;
  /** All cases of the walk, the quarry first. */
  readonly path: readonly CaseName[];
  readonly ahu: AhuName;
}

/** What one owner gets for a case of the walk; several bundles leave the choice to them. */
export interface Toll {
  readonly seat: Seat;
  readonly id: CaseName;
  readonly bundles: readonly Counts[];
}

const startOf = (cargo: Cargo): CaseName => (cargo === CARGO_PUKAO ? 'pukaoQuarry' : 'crater');

/** The cases walked so far; a walk that has not begun stands at its quarry. */
const walked = (view: View, cargo: Cargo): CaseName[] =>
  view.cargo === null ? [startOf(cargo)] : view.path.map((each) => CASES[each]);

function tollOf(board: BoardDocument, view: View, cargo: Cargo, id: CaseName): Toll | undefined {
  const seat = holderOf(view, id);
  if (seat === null || seat === view.asked) return undefined;
  const pays = cargo === CARGO_PUKAO ? [['reed']] : (caseOn(board, id)?.pays ?? []);
  return pays.length === 0 ? undefined : { seat, id, bundles: pays.map(countsOf) };
}

/**
 * What the owners of the cases on a way get (R5.3).
 * @example
 * tolls(board, view, { cargo: 0, path: ['crater'], ahu: 'i1a' }); // []
 */
export const tolls = (board: BoardDocument, view: View, { cargo, path }: Route): Toll[] =>
  path.flatMap((id) => tollOf(board, view, cargo, id) ?? []);

/** Every step costs a little, so that of two ways that pay the same the shorter one is found. */
const STEP = 0.01;
const priceOf = (board: BoardDocument, view: View, cargo: Cargo, id: CaseName): number =>
  STEP +
  Math.max(
    0,
    ...(tollOf(board, view, cargo, id)?.bundles ?? []).map((counts) => counts.reduce((p, n, r) => p + n * (4 + r), 0)),
  );

const carries = (view: View, id: CaseName): boolean => {
  const held = caseView(view, id);
  return held === undefined || held.holder !== null;
};

/** The cheapest ways from the end of a walk to every case that it can reach without crossing itself. */
function waysFrom(
  board: BoardDocument,
  view: View,
  cargo: Cargo,
  walk: readonly CaseName[],
): Map<CaseName, readonly CaseName[]> {
  const ways = new Map<CaseName, readonly CaseName[]>();
  const front = new Map([[walk[walk.length - 1], { price: 0, path: walk }]]);
  while (front.size > 0) {
    const [id, { price, path }] = [...front].reduce((best, each) => (each[1].price < best[1].price ? each : best));
    front.delete(id);
    ways.set(id, path);
    for (const next of caseOn(board, id)?.adjacent ?? []) {
      if (ways.has(next) || walk.includes(next) || !carries(view, next)) continue;
      const sum = price + priceOf(board, view, cargo, next);
      if (sum < (front.get(next)?.price ?? Number.POSITIVE_INFINITY))
        front.set(next, { price: sum, path: [...path, next] });
    }
  }
  return ways;
}

/**
 * The cases that a moai or pukao can be carried to, its quarry first.
 * @example
 * reachable(board, view, 3); // ['pukaoQuarry']
 */
export const reachable = (board: BoardDocument, view: View, cargo: Cargo): CaseName[] => [
  ...waysFrom(board, view, cargo, walked(view, cargo)).keys(),
];

const canAct = (view: View, id: CaseName): boolean => {
  const held = caseView(view, id);
  const isMine = held?.holder === view.asked;
  return isMine && (held.standing > 0 || chiefIsOn(view.players[view.asked], id));
};

/** The ahus on which the player who is asked could end a transport of this cargo, if a way led there. */
const goals = (view: View, cargo: Cargo): AhuName[] =>
  view.ahus
    .filter(({ moai, capped }) => (cargo === CARGO_PUKAO ? moai !== null && !capped : moai === null))
    .map(({ ahu }) => AHUS[ahu])
    .filter((ahu) => canAct(view, caseOfAhu(ahu)));

/**
 * The cheapest route to every ahu within reach of the player who is asked.
 * @example
 * routes(board, view, 0); // []
 */
export function routes(board: BoardDocument, view: View, cargo: Cargo): Route[] {
  const ways = waysFrom(board, view, cargo, walked(view, cargo));
  return goals(view, cargo).flatMap((ahu) => {
    const path = ways.get(caseOfAhu(ahu));
    return path === undefined ? [] : [{ cargo, path, ahu }];
  });
}

/**
 * The same goal by way of another case; undefined if none leads there.
 * @example
 * bend(board, view, { cargo: 0, path: ['crater'], ahu: 'i1a' }, 'i1'); // undefined
 */
export function bend(board: BoardDocument, view: View, { cargo, ahu }: Route, over: CaseName): Route | undefined {
  const there = waysFrom(board, view, cargo, walked(view, cargo)).get(over);
  const path = there && waysFrom(board, view, cargo, there).get(caseOfAhu(ahu));
  return path && { cargo, path, ahu };
}

/**
 * The acts that a route still needs.
 * @example
 * actsOf(view, { cargo: 3, path: ['pukaoQuarry', 'i1'], ahu: 'i1a' })[1]; // { kind: 'step', to: 'i1' }
 */
export function actsOf(view: View, { cargo, path, ahu }: Route): Act[] {
  const begun = view.cargo !== null;
  return [
    ...(begun ? [] : [{ kind: 'carry', cargo: CARGO[cargo] } as const]),
    ...path.slice(begun ? view.path.length : 1).map((to) => ({ kind: 'step', to }) as const),
    { kind: cargo === CARGO_PUKAO ? 'cap' : 'erect', ahu },
  ];
}
