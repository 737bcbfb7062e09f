/** What ends the game, and how near that is, as far as the viewer may know it (G4.1, G4.4). */
import type { Seat } from '@ahu/core';
import { basesLeft, LAST_ROUND, type View } from '@ahu/giants/public';
import type { Ending, Names } from '../../contract/kit.ts';
import { seatsAt } from '../drawing/view.ts';
import { w } from '../words/index.ts';

/** Who has the fewest bases without a moai. */
export function nearestToEnd(view: View): { seat: Seat; left: number } | undefined {
  const known = seatsAt(view).flatMap((seat) => {
    const left = basesLeft(view, seat);
    return left === undefined ? [] : [{ seat, left }];
  });
  return known.toSorted((a, b) => a.left - b.left)[0];
}

export function ends(view: View, names: Names): Ending | undefined {
  if (view.phase === 'over' || view.phase === 'draw') return undefined;
  const { lastRound, toGo, aside, bases, mayEnd, roundsEnd } = w();
  if (view.round === LAST_ROUND) return { short: lastRound, text: roundsEnd, isLast: true };
  const nearest = nearestToEnd(view);
  if (nearest?.left === 0) {
    return { short: lastRound, text: aside({ label: names[nearest.seat], text: toGo({ count: 0 }) }), isLast: true };
  }
  // The second idle round in a row would be the last.
  if (view.exhausted && !view.progress && view.idleRounds > 0) {
    return { short: lastRound, text: mayEnd, isLast: true };
  }
  if (nearest === undefined) return undefined;
  const [label, count] = [names[nearest.seat], nearest.left];
  return {
    short: aside({ label, text: bases({ count }) }),
    text: aside({ label, text: toGo({ count }) }),
    isLast: false,
  };
}
