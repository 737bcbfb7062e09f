/** Where a moai or pukao can be carried, and over which cases it pays the others least. */
import type { Seat } from '@ahu/core';
import type { View } from '@ahu/rapa-nui';
import { caseDocument, caseView, chiefIsOn, countsOf, holderOf } from './table.ts';
import { AHUS, CARGO_PUKAO, CASES, caseOfAhu } from './vocabulary.ts';

export interface Route {
  readonly cargo: number;
  /** All cases of the walk, the quarry first. */
  readonly path: readonly string[];
  readonly ahu: string;
}

/** What one owner gets for a case of the walk; several bundles leave the choice to them. */
export interface Toll {
  readonly seat: Seat;
  readonly id: string;
  readonly bundles: readonly (readonly number[])[];
}

const startOf = (cargo: number): string => (cargo === CARGO_PUKAO ? 'pukaoQuarry' : 'crater');

/** The cases walked so far; a walk that has not begun stands at its quarry. */
const walked = (view: View, cargo: number): string[] =>
  view.cargo === null ? [startOf(cargo)] : view.path.map((each) => CASES[each]);

function tollOf(view: View, cargo: number, id: string): Toll | undefined {
  const seat = holderOf(view, id);
  if (seat === null || seat === view.asked) return undefined;
  const pays = cargo === CARGO_PUKAO ? [['reed']] : (caseDocument(view, id)?.pays ?? []);
  return pays.length === 0 ? undefined : { seat, id, bundles: pays.map(countsOf) };
}

export const tolls = (view: View, { cargo, path }: Route): Toll[] =>
  path.flatMap((id) => tollOf(view, cargo, id) ?? []);

/** Every step costs a little, so that of two ways that pay the same the shorter one is found. */
const STEP = 0.01;
const priceOf = (view: View, cargo: number, id: string): number =>
  STEP +
  Math.max(
    0,
    ...(tollOf(view, cargo, id)?.bundles ?? []).map((counts) => counts.reduce((p, n, r) => p + n * (4 + r), 0)),
  );

const carries = (view: View, id: string): boolean => {
  const held = caseView(view, id);
  return held === undefined || held.holder !== null;
};

/** The cheapest ways from the end of a walk to every case that it can reach without crossing itself. */
function waysFrom(view: View, cargo: number, walk: readonly string[]): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>();
  const front = new Map([[walk[walk.length - 1], { price: 0, path: walk }]]);
  while (front.size > 0) {
    const [id, { price, path }] = [...front].reduce((best, each) => (each[1].price < best[1].price ? each : best));
    front.delete(id);
    ways.set(id, path);
    for (const next of caseDocument(view, id)?.adjacent ?? []) {
      if (ways.has(next) || walk.includes(next) || !carries(view, next)) continue;
      const sum = price + priceOf(view, cargo, next);
      if (sum < (front.get(next)?.price ?? Number.POSITIVE_INFINITY))
        front.set(next, { price: sum, path: [...path, next] });
    }
  }
  return ways;
}

const canAct = (view: View, id: string): boolean => {
  const held = caseView(view, id);
  const isMine = held?.holder === view.asked;
  return isMine && (held.standing > 0 || chiefIsOn(view.players[view.asked], id));
};

/** The ahus on which whoever is asked could end a transport of this cargo, if a way led there. */
const goals = (view: View, cargo: number): string[] =>
  view.ahus
    .filter(({ moai, capped }) => (cargo === CARGO_PUKAO ? moai !== null && !capped : moai === null))
    .map(({ ahu }) => AHUS[ahu])
    .filter((ahu) => canAct(view, caseOfAhu(ahu)));

/** The cheapest route to every ahu within reach. */
export function routes(view: View, cargo: number): Route[] {
  const ways = waysFrom(view, cargo, walked(view, cargo));
  return goals(view, cargo).flatMap((ahu) => {
    const path = ways.get(caseOfAhu(ahu));
    return path === undefined ? [] : [{ cargo, path, ahu }];
  });
}

/** The same goal by way of another case; undefined if none leads there. */
export function bend(view: View, { cargo, ahu }: Route, over: string): Route | undefined {
  const there = waysFrom(view, cargo, walked(view, cargo)).get(over);
  const path = there && waysFrom(view, cargo, there).get(caseOfAhu(ahu));
  return path && { cargo, path, ahu };
}

/** The moves that a route still needs. */
export function movesOf(view: View, { cargo, path, ahu }: Route): string[] {
  const isPukao = cargo === CARGO_PUKAO;
  const begun = view.cargo !== null;
  return [
    ...(begun ? [] : [`carry ${cargoName(cargo)}`]),
    ...path.slice(begun ? view.path.length : 1).map((id) => `step ${id}`),
    isPukao ? `cap ${ahu}` : `erect at ${ahu}`,
  ];
}

export const cargoName = (cargo: number): string => ['small moai', 'medium moai', 'large moai', 'pukao'][cargo];
