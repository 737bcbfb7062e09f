import type { Seat } from '@ahu/core';
import type { ServerMessage } from '@ahu/protocol';
import { type Projection, setupOf, undoStop, withoutSetup } from '@ahu/table';
import type { LiveTable } from './live-table.ts';
import { canTakeBack, type Play } from './play.ts';

export type FrameMessage = Extract<ServerMessage, { kind: 'frame' }>;

/**
 * What of the setup a frame has. `whole`: every view has its own, and the seats are there, for clients that keep
 * nothing. `first`: the setup and the seats stand beside views that lack it. `seats`: the seats alone. `bare`: neither.
 */
export type Form = 'whole' | 'first' | 'seats' | 'bare';

/** A frame has no more steps than this; a client that missed more can ask for the story. */
const MOST_STEPS = 30;
/** Milliseconds that the clocks in a frame may be late. */
const FRESH = 50;

/** What a client lacks that has seen everything up to some event: the plies from here on, and the view there, if anew. */
interface Missing {
  readonly from: number;
  readonly isAnew: boolean;
}

export function missingSince({ match, history }: Play, seen: number): Missing {
  const plies = match.log.length;
  if (seen === 0 || seen > history.head || plies - history.pliesAfter(seen) > MOST_STEPS)
    return { from: plies, isAnew: true };
  // What was taken back since then must be shown again from there on.
  const from = history.leastPliesSince(seen);
  return { from, isAnew: from < history.pliesAfter(seen) };
}

/** What a client is shown with these eyes. */
export function frameOf(
  table: LiveTable,
  play: Play,
  viewer: Seat,
  missing: Missing,
  now: number,
  form: Form,
): FrameMessage {
  const { match, seatStates, clocks, projection } = play;
  const { over, seats, earlyEnd } = table;
  const sits = viewer < seats.length && !over;
  const mayUndo = sits && canTakeBack(play, viewer);
  const stop = sits && !mayUndo ? undoStop(match, viewer) : undefined;
  return {
    kind: 'frame',
    table: table.row.id,
    seq: table.head,
    seat: viewer,
    from: missing.from,
    plies: match.log.length,
    ...told(projection, viewer, missing, form, over),
    moves: sits ? projection.moves(viewer) : [],
    waiting: table.waiting,
    winners: over ? table.winners : [],
    over,
    canTakeBack: mayUndo,
    ...(stop && { undoStop: stop }),
    clocks: clocks.at(now),
    ...(form !== 'bare' && { seats: seats.map(({ person: _, ...seat }) => seat) }),
    ...(earlyEnd && { ended: earlyEnd }),
    ...(seatStates.offers.length > 0 && { offers: seatStates.offers }),
  };
}

function told(projection: Projection, viewer: Seat, { from, isAnew }: Missing, form: Form, over: boolean) {
  const whole = {
    ...(isAnew && { before: projection.view(viewer, from) }),
    steps: projection.steps(viewer, from),
    ...(over && { open: projection.open() }),
  };
  if (form === 'whole') return whole;
  return { ...(form === 'first' && { setup: setupOf(projection.view(viewer)) }), ...withoutSetup(whole) };
}

/** Frames of one table as bytes: made once for all sockets with the same eyes that lack the same. */
export class FrameCache {
  readonly #made = new Map<string, { readonly bytes: Buffer; readonly at: number }>();
  /** The state of the table that the frames are of. */
  #head = 0;
  #seats: LiveTable['seats'] = [];

  bytes(table: LiveTable, play: Play, viewer: Seat, seen: number, now: number, form: Form): Buffer {
    const { head, seats } = table;
    if (head !== this.#head || seats !== this.#seats) this.#made.clear();
    [this.#head, this.#seats] = [head, seats];
    const missing = missingSince(play, seen);
    const key = `${viewer} ${missing.from} ${missing.isAnew} ${form}`;
    const made = this.#made.get(key);
    if (made && now - made.at <= FRESH) return made.bytes;
    const bytes = Buffer.from(JSON.stringify(frameOf(table, play, viewer, missing, now, form)));
    this.#made.set(key, { bytes, at: now });
    return bytes;
  }
}
