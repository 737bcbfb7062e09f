import type { Random } from './random.ts';
import type { Seat, SeatSet } from './seats.ts';

/** Packed into an integer that only its own game can read. */
export type Move = number;

/** 'C3.2': a paragraph of docs/rules. */
export type RuleId = string;

/**
 * A move as people and programs outside the rules know it: a kind, and what it is about, in the words of the rule
 * book. Each game has a union of its own, told apart by `kind`. Plain JSON.
 */
export interface Act {
  readonly kind: string;
}

/** The numbers and places that decide a refusal, told apart by `why`. Plain JSON. */
export interface Facts {
  readonly why: string;
}

/** The rule that a move would break, with facts wherever a sentence about them helps a player. */
export interface Refusal {
  readonly rule: RuleId;
  readonly facts?: Facts | undefined;
}

/** What every state has: all that changes in one buffer, all that never changes beside it. */
export interface Position {
  readonly setup: { readonly seats: number };
  readonly cells: Int16Array;
}

/**
 * One option of a table. `choices` lists what may be chosen, the default first; an option without choices
 * takes a JSON document (a board, say), which `readOptions` checks.
 */
export interface OptionSpec {
  readonly choices?: readonly (string | boolean)[];
  readonly about: string;
}

/**
 * The contract of a rules engine. Its laws stand in the comments, and `conformance` in core/testing holds every
 * game to them.
 */
export interface Game<
  State extends Position = Position,
  View = unknown,
  Options = unknown,
  A extends Act = Act,
  R extends Refusal = Refusal,
> {
  readonly id: string;
  /** Goes up when a match log of before could replay differently. */
  readonly rulesVersion: number;
  /**
   * The same game by earlier versions of its rules, for matches that began by them. A position knows its version, so
   * that only `start` tells these apart: everything else may be asked of the newest.
   */
  readonly earlier?: readonly Game<State, View, Options, A, R>[];
  /** How many may sit at the table. */
  readonly seats: readonly number[];
  /** Every move is an integer below this. */
  readonly moveCount: number;
  /** No game, however played, has more plies than this. */
  readonly longestGame: number;
  /** Every paragraph of the rules by its id, each in one line. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly options: Readonly<Record<string, OptionSpec>>;

  /** Reads options from outside: fills in defaults, throws `Malformed`. */
  readOptions(json: unknown): Options;

  start(seats: number, options: Options): State;
  /** Allocates only without `into`. The two share nothing that can change. */
  copy(from: State, into?: State): State;

  /** Whom the game waits for: several in a blind auction, CHANCE for dice and cards, NOBODY when it is over. */
  toMove(state: State): SeatSet;
  /**
   * The only statement of legality: the rule that this seat's move would break, or undefined.
   * Total: answers for any seat and any integer. A seat outside `toMove` may still have moves (out of turn).
   */
  breaks(state: State, seat: Seat, move: Move): RuleId | undefined;
  /**
   * The same answer with its facts, for people. Called only after a refusal, so it need not be fast.
   * It tells a seat nothing that the seat may not know.
   */
  explain(state: State, seat: Seat, move: Move): R | undefined;
  /** Writes all legal moves in ascending order into `out` and returns how many. */
  moves(state: State, seat: Seat, out: Int32Array): number;
  /** How likely a legal chance move is: a positive integer, relative to the others of the position. */
  weight(state: State, move: Move): number;
  /** Plays in place, without a check. Untrusted moves go through `referee`. */
  play(state: State, seat: Seat, move: Move): void;

  /**
   * One per seat; final when nobody is to move, what the position is worth so far before that. Allocates only
   * without `into`.
   */
  scores(state: State, into?: number[]): readonly number[];
  /** Of a game that is over; several share the victory. */
  winners(state: State): SeatSet;

  /** Who sees this move as it is played; asked before it is played. */
  witnesses(state: State, seat: Seat, move: Move): SeatSet;
  /** Whether a move shows its own player something, as a peek does, so that it cannot be taken back. */
  reveals?(move: Move): boolean;
  /** What this seat knows: plain JSON, built up from nothing. */
  view(state: State, seat: Seat): View;
  /** A position that looks like this to the seat that has the view. It takes a view, so a bot cannot peek. */
  determinize(view: View, random: Random, into?: State): State;

  /**
   * Whether everybody at this table sees if the act is possible: nothing about it depends on a hand, a fist or the
   * back of a screen. Whether another seat could play an act that is not open would tell what it holds.
   */
  isOpen(view: View, act: A): boolean;
  /**
   * Whether everybody at this table sees all answers of the player who is asked. An only answer may then be given
   * at once: how fast it comes tells nothing.
   */
  asksOpenly(view: View): boolean;

  /** A move as an act, and an act as a move; −1 for what no move is. Both need no position. */
  actOf(move: Move): A;
  moveOf(act: A): Move;
  /** Notation that a person can read and type: the act as a sentence. */
  write(move: Move): string;
  read(text: string): Move | undefined;

  /** A position as JSON, and back; `load` checks what it reads and throws `Malformed`. */
  save(state: State): unknown;
  load(json: unknown): State;
}
