/** What moves of Giants have in common: a verb, a hex, logs, an action, the parts of a bid, the kind of an object. */
import type { Move, Traits } from '@ahu/core';
import * as m from '../position/moves.ts';
import { BID_PARTS } from '../public/bids.ts';
import { ACTIONS, HEX_COUNT, KIND_OF, KINDS, MARKERS, MAX_LOGS_PLACED, WORKERS } from '../public/vocabulary.ts';

const VERBS = m.PEEKS + 1;

/** Where the traits of each sort begin. */
const sizes = {
  placed: HEX_COUNT,
  entered: HEX_COUNT,
  logs: MAX_LOGS_PLACED + 1,
  bySorcerer: ACTIONS.length,
  byChief: ACTIONS.length,
  markers: MARKERS + 1,
  workers: WORKERS + 1,
  sorcerer: 2,
  chief: 2,
  picked: KINDS.length,
  carried: KINDS.length,
  marked: KINDS.length,
} as const;
type Sort = keyof typeof sizes;

let count: number = VERBS;
const first = Object.fromEntries(
  Object.entries(sizes).map(([sort, size]) => {
    count += size;
    return [sort, count - size];
  }),
) as Record<Sort, number>;

export const traits: Traits = { kinds: VERBS, count, of: (move) => [m.VERB_OF[move], ...further(move)] };

function further(move: Move): number[] {
  const argument = m.ARGUMENT_OF[move];
  const hex = first.placed + m.hexPlaced(argument);
  switch (m.VERB_OF[move]) {
    case m.BIDS_SEALED:
      return ofBid(argument);
    case m.PICKS:
      return [first.picked + argument];
    case m.PLACES_WORKER:
      return [hex, first.logs + m.logsPlaced(argument)];
    case m.PLACES_SORCERER:
      return [hex, first.logs + m.logsPlaced(argument), first.bySorcerer + m.sorcererAction(argument)];
    case m.PLACES_CHIEF:
      return [hex, first.byChief + m.chiefAction(argument)];
    case m.STEPS:
      return [first.entered + argument];
    case m.CARRIES:
      return [first.carried + KIND_OF[argument]];
    case m.MARKS_AT_QUARRY:
    case m.RECOVERS:
      return [first.marked + KIND_OF[argument]];
    default:
      return [];
  }
}

function ofBid(bid: number): number[] {
  const { markers, workers, sorcerer, chief } = BID_PARTS[bid];
  return [first.markers + markers, first.workers + workers, first.sorcerer + sorcerer, first.chief + chief];
}
