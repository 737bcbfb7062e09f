import { has, type Match, type Ply, type Position, type Seat, type SeatSet } from '@ahu/core';

/** What an event did to the plies of its table. */
type Change = { readonly seenBy: SeatSet } & ({ readonly added: readonly Ply[] } | { readonly removed: Ply });

/** Whether something could be done in this position, after this ply. */
type Allowed = (state: Position, last: Ply | undefined) => boolean;

/** Commands that were decided by a frame older than this many events are refused. */
const MOST = 100;

/**
 * The last changes of a table, to tell whether a command that was sent a while ago still means what it meant. Others
 * may have played meanwhile and taken it back: what the sender did not know of does not matter to their decision. But
 * a command that was refused once must be refused when it comes again, although what stood in its way is gone; so it
 * has to be allowed in every position that there was since the frame that it was decided by.
 */
export class RecentChanges {
  readonly #changes: Change[] = [];

  /** Plies that an event has led to, none for what does not change the position, and those who saw more than that. */
  add(added: readonly Ply[], seenBy: SeatSet): void {
    this.#push({ added, seenBy });
  }

  /** A ply that was taken back, and those who had seen it. */
  remove(removed: Ply, seenBy: SeatSet): void {
    this.#push({ removed, seenBy });
  }

  /** Whether the last `events` have changed anything that this seat sees. */
  concern(seat: Seat, events: number): boolean {
    if (events <= 0) return false;
    return events > this.#changes.length || this.#changes.slice(-events).some(({ seenBy }) => has(seenBy, seat));
  }

  #push(change: Change): void {
    this.#changes.push(change);
    if (this.#changes.length > MOST) this.#changes.shift();
  }

  /** Whether a command of this seat is void that was decided by what there was before the last `events`. */
  voids(match: Match, seat: Seat, events: number, allowed: Allowed): boolean {
    if (events <= 0) return false;
    if (events > this.#changes.length) return true;
    const since = this.#changes.slice(-events);
    if (since.every((change) => 'added' in change && change.added.length === 0)) return false;
    const before = pliesBefore(match.log, since);
    return tookBackWhatWasSeen(since, seat, before.length) || !alwaysAllowed(match, since, before, allowed);
  }
}

/** The log as it was before these changes. */
function pliesBefore(log: readonly Ply[], changes: readonly Change[]): readonly Ply[] {
  const plies = [...log];
  for (const change of changes.toReversed()) {
    if ('removed' in change) plies.push(change.removed);
    else plies.length -= change.added.length;
  }
  return plies;
}

/** Whether anything was taken back that the seat had seen and could have decided by. */
function tookBackWhatWasSeen(changes: readonly Change[], seat: Seat, plies: number): boolean {
  let [length, known] = [plies, plies];
  for (const change of changes) {
    length += 'removed' in change ? -1 : change.added.length;
    if (length >= known) continue;
    if ('removed' in change && has(change.seenBy, seat)) return true;
    known = length;
  }
  return false;
}

/** Plays from the last ply that was there all the time, and looks at each position but the present one. */
function alwaysAllowed(match: Match, changes: readonly Change[], before: readonly Ply[], allowed: Allowed): boolean {
  const { game } = match;
  const kept = leastLength(changes, before.length);
  const states: Position[] = [match.positionAt(kept)];
  const plies = before.slice(0, kept);
  const play = (ply: Ply): void => {
    const next = game.copy(states[states.length - 1]);
    game.play(next, ply.seat, ply.move);
    states.push(next);
    plies.push(ply);
  };
  for (const ply of before.slice(kept)) play(ply);
  for (const change of changes) {
    if (!allowed(states[states.length - 1], plies.at(-1))) return false;
    if ('added' in change) change.added.forEach(play);
    else {
      states.pop();
      plies.pop();
    }
  }
  return true;
}

function leastLength(changes: readonly Change[], plies: number): number {
  let [length, least] = [plies, plies];
  for (const change of changes) {
    length += 'removed' in change ? -1 : change.added.length;
    least = Math.min(least, length);
  }
  return least;
}
