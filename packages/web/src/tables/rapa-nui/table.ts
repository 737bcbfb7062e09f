/** What pictures and words ask a view again and again. */
import type { Seat } from '@ahu/core';
import type { BoardDocument, CaseDocument, CaseView, PlayerView, View } from '@ahu/rapa-nui';
import { CASES, caseAtSpot, FAVOUR_POINTS, RESOURCES, RONGO_POINTS, TILES } from './vocabulary.ts';

/** By seat: what each one alone sees of themselves, for eyes that see everything. */
type Open = readonly View[] | undefined;

/** The standard boards, by the number of players. */
const standard: BoardDocument[] = [];

export function learnBoard(board: BoardDocument): void {
  for (const seats of board.players) standard[seats] = board;
}

export const boardOf = ({ setup }: View): BoardDocument => setup.board ?? standard[setup.seats];

export const caseDocument = (view: View, id: string): CaseDocument | undefined =>
  boardOf(view).cases.find((each) => each.id === id);

export const caseView = (view: View, id: string): CaseView | undefined =>
  view.cases.find(({ land }) => CASES[land] === id);

/** Who has transporters on a case; null for nobody, and for the quarries. */
export const holderOf = (view: View, id: string): Seat | null => caseView(view, id)?.holder ?? null;

export const chiefIsOn = ({ chief }: PlayerView, id: string): boolean => caseAtSpot(chief) === id;

/** Whether the sorcerer of a seat carries on this case. */
export const sorcererIsOn = ({ sorcerer }: PlayerView, id: string): boolean => caseAtSpot(sorcerer) === id;

export const offeringsOf = (view: View, seat: Seat, open: Open): readonly number[] | null =>
  (open?.[seat] ?? view).players[seat].offerings;

/** Points as far as the viewer sees them. */
export function scoreOf(view: View, seat: Seat, open?: Open): number | undefined {
  const { resources, rongo, tiles, offeringCount } = view.players[seat];
  const values = offeringCount === 0 ? [] : offeringsOf(view, seat, open);
  if (values === null) return undefined;
  const favour = tiles[TILES.indexOf('favour')] * FAVOUR_POINTS;
  return [...values, ...resources].reduce((sum, each) => sum + each, favour + (rongo ? RONGO_POINTS : 0));
}

export type Counts = readonly number[];

/** '2 reed egg' as [2, 1, 0, 0]. */
export function readBundle(text: string): number[] {
  const counts = RESOURCES.map(() => 0);
  let count = 1;
  for (const word of text.split(' ')) {
    const resource = (RESOURCES as readonly string[]).indexOf(word);
    if (resource < 0) count = Number(word);
    else {
      counts[resource] += count;
      count = 1;
    }
  }
  return counts;
}

/** [2, 1, 0, 0] as '2 reed egg'. */
export const writeBundle = (counts: Counts): string =>
  counts
    .flatMap((count, r) => (count === 0 ? [] : count === 1 ? [RESOURCES[r]] : [`${count} ${RESOURCES[r]}`]))
    .join(' ');

export const countsOf = (names: readonly string[]): number[] =>
  RESOURCES.map((name) => names.filter((each) => each === name).length);

export const sum = (counts: Counts): number => counts.reduce((total, each) => total + each, 0);
