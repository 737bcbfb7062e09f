import type { Match, Refusal as RuleRefusal, Seat } from '@ahu/core';
import type { RefusalReason } from '@ahu/protocol';
import { isUndoable, type Projection, undoStop, waitingIn as waitingAt } from '@ahu/table';
import type { TableClocks } from './clocks.ts';
import { isByBot, type TableEvent } from './events.ts';
import type { History } from './history.ts';
import type { RecentChanges } from './recent-changes.ts';
import type { SeatStates } from './seat-states.ts';

/** A table that plays, by what it consists of. */
export interface Play {
  readonly match: Match;
  readonly seatStates: SeatStates;
  readonly clocks: TableClocks;
  readonly projection: Projection;
  readonly history: History;
  readonly recent: RecentChanges;
}

export type Refusal = { readonly reason: RefusalReason } & Partial<RuleRefusal>;

const MOVED_ON: Refusal = { reason: 'moved-on' };

/** The seats that the game waits for. */
export const waitingIn = ({ game, state }: Match): Seat[] => waitingAt(game, state);

/** Why an event cannot happen now, sent by a client that had seen everything up to `seq`. */
export function refusalOf(play: Play, event: TableEvent, seq: number, command: string): Refusal | undefined {
  const { match, seatStates, history } = play;
  switch (event.kind) {
    case 'start':
      return { reason: 'not-playing' };
    case 'outage':
      return history.head > seq ? MOVED_ON : undefined;
    case 'move':
    case 'takeBack': {
      const { away, conceded } = seatStates.seats[event.seat];
      if (conceded && !isByBot(command)) return { reason: 'not-playing' };
      if ((away && !isByBot(command)) || history.hasActedSince(seq, event.seat)) return MOVED_ON;
      return event.kind === 'move' ? refusesMove(play, event, seq) : refusesTakeBack(play, event.seat, seq);
    }
    default: {
      // Whatever happened meanwhile, their time may not have run out.
      if (event.kind === 'away' && history.head > seq) return MOVED_ON;
      const isAsked = waitingIn(match).includes(event.seat);
      const reason = seatStates.refuses(event, isAsked, history.hasChangedSince(seq));
      return reason && { reason };
    }
  }
}

function refusesMove(play: Play, { seat, notation }: TableEvent & { kind: 'move' }, seq: number): Refusal | undefined {
  const { match, history, recent } = play;
  const { game, state } = match;
  const move = game.read(notation);
  if (move === undefined) return { reason: 'unreadable' };
  const rule = game.breaks(state, seat, move);
  if (rule !== undefined) return { reason: 'rule', rule, ...game.explain(state, seat, move) };
  const events = history.head - seq;
  const isVoid = recent.voids(match, seat, events, (then) => game.breaks(then, seat, move) === undefined);
  return isVoid ? MOVED_ON : undefined;
}

function refusesTakeBack(play: Play, seat: Seat, seq: number): Refusal | undefined {
  const { match, history, recent } = play;
  if (!canTakeBack(play, seat)) return { reason: 'cannot-take-back' };
  const isVoid = recent.voids(match, seat, history.head - seq, (_, last) => isUndoable(match.game, last, seat));
  return isVoid ? MOVED_ON : undefined;
}

export const canTakeBack = ({ match, seatStates, history }: Play, seat: Seat): boolean =>
  seatStates.isPresent(seat) && undoStop(match, seat) === undefined && history.mayTakeBack(seat);
