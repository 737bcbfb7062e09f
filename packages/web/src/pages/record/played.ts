import { playOf } from '@ahu/analysis';
import { standing } from '@ahu/daily/result';
import { type GameId, isGameId } from '@ahu/games/list';
import type { OwnGame } from '@ahu/protocol';
import type { Judged } from '../../engine/analysis-messages.ts';
import type { Sheet } from '../../engine/frame.ts';
import type { KeptAnalysis } from '../../platform/storage/analyses.ts';
import type { KeptMatch } from '../../platform/storage/matches.ts';

export interface Opponent {
  readonly name: string;
  /** The level of a bot. */
  readonly bot?: string;
}

/** A finished game, as the record of its player has it. */
export interface Played {
  readonly id: string;
  readonly game: GameId;
  /** When it ended. */
  readonly at: number;
  readonly online: boolean;
  readonly practice: boolean;
  readonly opponents: readonly Opponent[];
  /** Alone or with others. */
  readonly won: boolean;
  readonly place: number;
  readonly points: number;
  /** Points by source. */
  readonly account: Readonly<Record<string, number>>;
  /** How much of the chance to win the player gave away, and how well they decided from 0 to 100, if it was analysed. */
  readonly missed?: { readonly cost: number; readonly accuracy: number };
}

export type Analyses = ReadonlyMap<string, KeptAnalysis<Judged>>;

/** How many sat at the table. */
export const seatsOf = ({ opponents }: Played): number => opponents.length + 1;

/** The seat of the reader: the only person, or the one with their name. Undefined if there is none. */
export function ownSeat({ file }: KeptMatch, name: string): number | undefined {
  const people = file.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const [seat = -1] = people.length === 1 ? people : people.filter((each) => file.seats[each].name === name.trim());
  return seat < 0 ? undefined : seat;
}

type Ending = Pick<Sheet, 'scores' | 'winners' | 'accounts'>;

/** A game of this browser. */
export function playedHere(match: KeptMatch, seat: number, ending: Ending, analyses: Analyses): Played {
  const { id, file, changed } = match;
  const online = false;
  const practice = file.practice === true;
  const facts = { id, game: file.game as GameId, at: changed, online, practice, account: ending.accounts[seat] };
  return { ...facts, ...resultOf(seat, file.seats, ending), ...missedIn(analyses, id, seat) };
}

/** A game of the server; undefined for games that this page does not know. */
export function playedOnline(own: OwnGame, analyses: Analyses): Played | undefined {
  const { id, game, at, seat, account } = own;
  if (!isGameId(game)) return undefined;
  const facts = { id, game, at, online: true, practice: false, account };
  return { ...facts, ...resultOf(seat, own.seats, own), ...missedIn(analyses, id, seat) };
}

function resultOf(
  seat: number,
  seats: readonly Opponent[],
  { scores, winners }: Pick<Ending, 'scores' | 'winners'>,
): Pick<Played, 'opponents' | 'won' | 'place' | 'points'> {
  const { place, points } = standing(scores, winners, seat);
  const others = seats.toSpliced(seat, 1);
  const opponents = others.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }) }));
  return { opponents, won: winners.includes(seat), place, points };
}

function missedIn(analyses: Analyses, id: string, seat: number): Pick<Played, 'missed'> {
  const judged = analyses.get(id)?.judged;
  if (!judged || judged.length === 0) return {};
  const { cost, accuracy } = playOf(seat, judged, []);
  return { missed: { cost, accuracy } };
}
