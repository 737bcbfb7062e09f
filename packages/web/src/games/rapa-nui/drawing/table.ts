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

/** The standard boards, by the number of players. */
const standard: BoardDocument[] = [];

export function learnBoard(board: BoardDocument): void {
  for (const seats of board.players) standard[seats] = board;
}

export const boardOf = ({ setup }: View): BoardDocument => setup.board ?? standard[setup.seats];

export const caseDocument = (view: View, id: string): CaseDocument | undefined => caseOn(boardOf(view), id);

/** What of a frame tells who has what. */
type Seen = Pick<Frame<View>, 'view' | 'open'>;

/** The values that a seat took, as far as they are seen: eyes that see everything and the end turn them up. */
export const offeringsOf = ({ view, open }: Seen, seat: Seat): readonly number[] | null =>
  (open?.[seat] ?? view).players[seat].offerings;

/** Points as far as the viewer sees them, and whether no offering lies face down. */
export function standingOf(frame: Seen, seat: Seat): { score: number; isAll: boolean } {
  const player = frame.view.players[seat];
  const values = player.offeringCount === 0 ? [] : offeringsOf(frame, seat);
  return { score: pointsOf(player, values ?? []), isAll: values !== null };
}

export function priceOf(improvement: ImprovementName): Counts {
  const [n, of] = IMPROVEMENT_PRICES[improvement];
  return countsOf(Array<string>(n).fill(of));
}

export const sum = (counts: Counts): number => counts.reduce((total, each) => total + each, 0);

/** Where a figure was just placed, by its light. */
export const freshIn = ({ happened }: Frame<View>): ReadonlySet<string> =>
  new Set(
    happened.flatMap((happening) => {
      const act = actIn(readAct, happening);
      return (act?.kind === 'place' || act?.kind === 'use') && act.place ? [lightOf(act.place)] : [];
    }),
  );
