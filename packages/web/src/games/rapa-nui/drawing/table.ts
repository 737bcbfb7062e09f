/** What pictures and words ask a view again and again. */
import type { Seat } from '@ahu/core';
import {
  type BoardDocument,
  type CaseDocument,
  type Counts,
  caseOn,
  countsOf,
  IMPROVEMENT_PRICES,
  type ImprovementName,
  pointsOf,
  readAct,
  type View,
} from '@ahu/rapa-nui/public';
import type { Frame } from '../../../engine/frame.ts';
import { actIn } from '../../contract/kit.ts';
import { lightOf } from './places.ts';

/** By seat: what each one alone sees of themselves, for eyes that see everything. */
type Open = readonly View[] | undefined;

/** The standard boards, by the number of players. */
const standard: BoardDocument[] = [];

export function learnBoard(board: BoardDocument): void {
  for (const seats of board.players) standard[seats] = board;
}

export const boardOf = ({ setup }: View): BoardDocument => setup.board ?? standard[setup.seats];

export const caseDocument = (view: View, id: string): CaseDocument | undefined => caseOn(boardOf(view), id);

export const offeringsOf = (view: View, seat: Seat, open: Open): readonly number[] | null =>
  (open?.[seat] ?? view).players[seat].offerings;

/** Points as far as the viewer sees them. */
export function scoreOf(view: View, seat: Seat, open?: Open): number | undefined {
  const player = view.players[seat];
  const values = player.offeringCount === 0 ? [] : offeringsOf(view, seat, open);
  return values === null ? undefined : pointsOf(player, values);
}

export function priceOf(improvement: ImprovementName): Counts {
  const [n, of] = IMPROVEMENT_PRICES[improvement];
  return countsOf(Array<string>(n).fill(of));
}

export const sum = (counts: Counts): number => counts.reduce((total, each) => total + each, 0);

/** Where somebody was just placed, by its light. */
export const freshIn = ({ happened }: Frame<View>): ReadonlySet<string> =>
  new Set(
    happened.flatMap((happening) => {
      const act = actIn(readAct, happening);
      return (act?.kind === 'place' || act?.kind === 'use') && act.place ? [lightOf(act.place)] : [];
    }),
  );
