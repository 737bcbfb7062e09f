import type { RuleId, Seat } from '@ahu/core';
import type { State } from '../state.ts';
import { LAND } from '../vocabulary.ts';

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
  /** What can stand behind its name in a move: where, or of what. */
  readonly targets: readonly string[];
  /** `tablet` says whether the seat still has its Rongo tablet once this is played. */
  breaks(state: State, seat: Seat, target: number, tablet: boolean): RuleId | undefined;
  play(state: State, seat: Seat, target: number): void;
}

/** For tiles with nothing to choose. */
export const NO_TARGET: readonly string[] = [''];
/** For tiles that name a case: the target is a case less FIRST_LAND. */
export const ON_LAND: readonly string[] = LAND.map((land) => ` at ${land}`);
