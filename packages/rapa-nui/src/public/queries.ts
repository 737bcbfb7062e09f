/** What is asked of a view again and again. */
import type { Seat } from '@ahu/core';
import type { Act } from './acts.ts';
import type { BoardDocument, CaseDocument } from './board.ts';
import type { Counts } from './bundles.ts';
import { priceOf } from './offerings.ts';
import { caseAtSpot } from './spots.ts';
import type { CaseView, PlayerView, View } from './view.ts';
import {
  AHUS,
  type AhuName,
  CASES,
  type CaseName,
  caseOfAhu,
  FAVOUR_POINTS,
  IMPROVEMENT_PRICES,
  IMPROVEMENTS,
  type ImprovementName,
  MAX_ROUNDS,
  OFFERINGS,
  type OfferingName,
  RESOURCES,
  type ResourceName,
  RONGO_POINTS,
  TILES,
  TRACK,
} from './vocabulary.ts';

/**
 * A case of a board.
 * @example
 * caseOn(board, 'crater').kind; // 'crater'
 */
export const caseOn = (board: BoardDocument, id: CaseName): CaseDocument | undefined =>
  board.cases.find((each) => each.id === id);

/**
 * What stands on a land case; undefined for the quarries.
 * @example
 * caseView(view, 'crater'); // undefined
 */
export const caseView = (view: View, id: CaseName): CaseView | undefined =>
  view.cases.find(({ land }) => CASES[land] === id);

/**
 * The player who has transporters on a case; null for nobody, and for the quarries.
 * @example
 * holderOf(view, 'crater'); // null
 */
export const holderOf = (view: View, id: CaseName): Seat | null => caseView(view, id)?.holder ?? null;

/**
 * Whether the chief of a player carries on this case.
 * @example
 * chiefIsOn(view.players[0], 'i1'); // false
 */
export const chiefIsOn = ({ chief }: PlayerView, id: CaseName): boolean => caseAtSpot(chief) === id;

/**
 * Whether the sorcerer of a player carries on this case.
 * @example
 * sorcererIsOn(view.players[0], 'i1'); // false
 */
export const sorcererIsOn = ({ sorcerer }: PlayerView, id: CaseName): boolean => caseAtSpot(sorcerer) === id;

/**
 * The kinds of resource that erecting on an ahu brings to a player: Fervent adds the next higher one to each (R5.4,
 * R7.1).
 * @example
 * gainsAt(board, view.players[0], 'e1a'); // ['reed']
 */
export function gainsAt(board: BoardDocument, { improvements }: PlayerView, ahu: AhuName): ResourceName[] {
  const shown = caseOn(board, caseOfAhu(ahu))?.erects ?? [];
  const isFervent = improvements[IMPROVEMENTS.indexOf('fervent')] > 0;
  return RESOURCES.filter((name, r) => shown.includes(name) || (isFervent && shown.includes(RESOURCES[r - 1])));
}

/**
 * The kinds that what is still due of a gain can be of, lowest first (R5.4); none outside a gain.
 * @example
 * kindsDue(board, { ...view, ahu: AHUS.indexOf('n5a') }); // ['reed', 'egg']
 */
export const kindsDue = (board: BoardDocument, view: View): ResourceName[] =>
  view.ahu === null
    ? []
    : gainsAt(board, view.players[view.order[view.turn] ?? 0], AHUS[view.ahu]).filter(
        (kind) => RESOURCES.indexOf(kind) >= view.kind,
      );

/**
 * Whether an improvement bought before a gain changes it: Fervent adds a kind, or the price makes room on a track that
 * is too short (R7.0).
 * @example
 * helpsGain(board, { ...view, ahu: AHUS.indexOf('n5a') }, 'fervent'); // true
 * helpsGain(board, { ...view, ahu: AHUS.indexOf('n5a') }, 'artist'); // false
 */
export function helpsGain(board: BoardDocument, view: View, improvement: ImprovementName): boolean {
  const kinds = kindsDue(board, view);
  const [, paid] = IMPROVEMENT_PRICES[improvement];
  const player = view.players[view.asked];
  if (kinds.includes(paid) && player.resources[RESOURCES.indexOf(paid)] + view.due > TRACK) return true;
  return improvement === 'fervent' && kinds.some((kind, i) => kind !== 'pearl' && kinds[i + 1] !== nextKind(kind));
}

const nextKind = (kind: ResourceName): ResourceName | undefined => RESOURCES[RESOURCES.indexOf(kind) + 1];

/**
 * By seat: the resources that a move brought in besides those that it names. What it costs is not counted against them.
 * @example
 * broughtBy({ kind: 'pass' }, 0, view, view)[0]; // [0, 0, 0, 0]
 */
export const broughtBy = (act: Act | undefined, mover: Seat, before: View, after: View): Counts[] =>
  after.players.map(({ resources }, seat) => {
    const named = seat === mover ? balanceOf(act) : [];
    return resources.map((n, r) => Math.max(0, n - before.players[seat].resources[r] - (named[r] ?? 0)));
  });

/** What a move says that its player gets, less what it costs. */
function balanceOf(act: Act | undefined): Counts {
  switch (act?.kind) {
    case 'choose':
    case 'receive':
      return act.bundle;
    case 'pay':
      return act.bundle.map((n) => -n);
    case 'use':
      return (act.given ?? []).map((n) => -n);
    case 'buy': {
      const [count, paid] = IMPROVEMENT_PRICES[act.improvement];
      return RESOURCES.map((name) => (name === paid ? -count : 0));
    }
    default:
      return [];
  }
}

/**
 * The least that buys an offering, by rising value (R5.7, R6.3).
 * @example
 * offeringPrice('hut', false); // ['reed', 'reed', 'reed', 'reed']
 * offeringPrice('hatchet', true); // ['reed', 'egg']
 */
export const offeringPrice = (offering: OfferingName, thrifty: boolean): ResourceName[] =>
  priceOf(OFFERINGS.indexOf(offering), thrifty).map((resource) => RESOURCES[resource]);

/**
 * What ends the game and how near it is: the free ahus, the number of them with which a round is the last one, and
 * whether this round is certainly the last (R9.2).
 * @example
 * ending(view); // { free: 21, at: 3, isLast: false }
 */
export function ending({ ahus, setup, round }: View): { free: number; at: number; isLast: boolean } {
  const free = ahus.filter(({ moai }) => moai === null).length;
  return { free, at: setup.seats, isLast: free <= setup.seats || round >= MAX_ROUNDS };
}

/**
 * The points of a player whose offerings are worth this (R9.3).
 * @example
 * pointsOf(view.players[0], [8, 7]); // 22
 */
export function pointsOf({ resources, rongo, tiles }: PlayerView, offerings: readonly number[]): number {
  const favour = tiles[TILES.indexOf('favour')] * FAVOUR_POINTS;
  return [...offerings, ...resources].reduce((sum, each) => sum + each, favour + (rongo ? RONGO_POINTS : 0));
}
