import { type Seat, seatsOf } from '@ahu/core';
import type { SeatInfo } from '@ahu/protocol';

/** How a game ended before the rules ended it. */
export type EarlyEnd = 'agreed' | 'conceded';

const isPerson = ({ bot }: SeatInfo): boolean => bot === undefined;
const plays = (seat: SeatInfo): boolean => isPerson(seat) && !seat.conceded;
/** Those who can agree to something: nobody waits for people who are away. */
export const isPresent = (seat: SeatInfo): boolean => plays(seat) && !seat.away;

const seatsWhere = (seats: readonly SeatInfo[], holds: (seat: SeatInfo) => boolean): Seat[] =>
  seats.flatMap((each, seat) => (holds(each) ? [seat] : []));

/** Offers to end a game without a winner. They stand until the position changes, or one person declines. */
export class Offers {
  readonly #standing = new Set<Seat>();
  /** Who has offered in this position: once is enough, also after it was declined. Others' offers can be agreed to. */
  readonly #made = new Set<Seat>();

  get standing(): Seat[] {
    return [...this.#standing].sort();
  }

  canOffer(seat: Seat): boolean {
    return !this.#standing.has(seat) && (this.#standing.size > 0 || !this.#made.has(seat));
  }

  add(seat: Seat): void {
    this.#standing.add(seat);
    this.#made.add(seat);
  }

  decline(): void {
    this.#standing.clear();
  }

  /** The position changed. */
  lapse(): void {
    this.#standing.clear();
    this.#made.clear();
  }

  areAgreedBy(seats: readonly SeatInfo[]): boolean {
    const present = seatsWhere(seats, isPresent);
    return present.length > 0 && present.every((seat) => this.#standing.has(seat));
  }
}

/** Where all people but one have conceded, there is nobody left to play against. */
export const isDecided = (seats: readonly SeatInfo[]): boolean => seatsWhere(seats, plays).length <= 1;

/** The one who did not concede; the bots, where the only person did. */
function winnersByConceding(seats: readonly SeatInfo[]): Seat[] {
  const left = seatsWhere(seats, plays);
  return left.length > 0 ? left : seatsWhere(seats, (seat) => !isPerson(seat));
}

/** Who has won: who conceded has not, whatever the bot in their place achieved. */
export function winnersOf(
  seats: readonly SeatInfo[],
  end: EarlyEnd | undefined,
  byRules: number,
  scores: readonly number[],
): Seat[] {
  if (end === 'agreed') return [];
  if (end === 'conceded') return winnersByConceding(seats);
  const winners = seatsOf(byRules).filter((seat) => !seats[seat].conceded);
  if (winners.length > 0) return winners;
  const others = seatsWhere(seats, ({ conceded }) => !conceded);
  const most = Math.max(...others.map((seat) => scores[seat]));
  return others.filter((seat) => scores[seat] === most);
}
