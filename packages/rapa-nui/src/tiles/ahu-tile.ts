import type { RuleId, Seat } from '@ahu/core';
import type { State } from '../position/state.ts';

/** All there is to know about a kind of ahu tile. */
export interface AhuTile {
  readonly rule: RuleId;
  /** How many there are (R1.4), and whether they are in the first game (R2.5). */
  readonly copies: number;
  readonly firstGame: boolean;
  /** The phases of the moment that it names; none if it just lies there. */
  readonly phases: readonly number[];
  /** Kept for good: only the power that the Rongo tablet copies is ever played. */
  readonly kept?: true;
  /** `tablet` says whether the seat still has its Rongo tablet once this is played. */
  breaks(state: State, seat: Seat, target: number, tablet: boolean): RuleId | undefined;
  play(state: State, seat: Seat, target: number): void;
}
