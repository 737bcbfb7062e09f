/** What the table of Giants asks a view besides the questions of the public module. */
import type { Seat } from '@ahu/core';
import type { PlayerView, View } from '@ahu/giants/public';

export const seatsAt = (view: View): Seat[] => view.players.map((_, seat) => seat);

/** Whom the game waits for; bids are asked of everybody at once. */
export const isAsked = ({ phase, asked, players }: View, seat: Seat): boolean =>
  phase === 'bid' ? !players[seat].hasBid : phase !== 'over' && phase !== 'draw' && phase !== 'roll' && seat === asked;

export const hasPassed = ({ phase, passed }: View, seat: Seat): boolean => phase !== 'over' && passed.includes(seat);

/** As far as the rules show it (G4.5). */
export const scoreOf = ({ prestige, openScore }: PlayerView): number => openScore ?? prestige;

/** Who earned how much between two views of one match. */
export const earned = (before: View, after: View): { seat: Seat; points: number }[] =>
  after.players.flatMap(({ prestige }, seat) => {
    const points = prestige - before.players[seat].prestige;
    return points > 0 ? [{ seat, points }] : [];
  });

export type Chapter = 'setUp' | 'dice' | 'auction' | 'placement' | 'transport' | 'end' | 'over';

const CHAPTER_OF: Readonly<Record<View['phase'], Chapter>> = {
  draw: 'setUp',
  roll: 'dice',
  bid: 'auction',
  reveal: 'auction',
  pick: 'auction',
  place: 'placement',
  transport: 'transport',
  carry: 'transport',
  crew: 'transport',
  quarry: 'transport',
  recover: 'end',
  over: 'over',
};

export const chapterOf = ({ phase }: View): Chapter => CHAPTER_OF[phase];
