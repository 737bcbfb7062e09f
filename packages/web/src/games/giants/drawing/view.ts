/** What the table of Giants asks a view besides the questions of the public module. */
import type { Seat } from '@ahu/core';
import type { View } from '@ahu/giants/public';

export const seatsAt = (view: View): Seat[] => view.players.map((_, seat) => seat);

/** Whom the game waits for; bids are asked of everybody at once. */
export const isAsked = ({ phase, asked, players }: View, seat: Seat): boolean =>
  phase === 'bid' ? !players[seat].hasBid : phase !== 'over' && phase !== 'draw' && phase !== 'roll' && seat === asked;

export const hasPassed = ({ phase, passed }: View, seat: Seat): boolean => phase !== 'over' && passed.includes(seat);

/** Who earned how much between two views of one match. */
export const earned = (before: View, after: View): { seat: Seat; points: number }[] =>
  after.players.flatMap(({ prestige }, seat) => {
    const points = prestige - before.players[seat].prestige;
    return points > 0 ? [{ seat, points }] : [];
  });
