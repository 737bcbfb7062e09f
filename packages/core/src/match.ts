import { drawChance } from './chance.ts';
import { FairChance, type Seed } from './fair-chance.ts';
import type { Game, Move, Position } from './game.ts';
import { referee } from './referee.ts';
import { CHANCE, has, type Seat } from './seats.ts';

/** One entry of the log: who moved, and how. */
export interface Ply {
  readonly seat: Seat;
  readonly move: Move;
}

/** Who sits there: a person, or a bot of that name. */
export interface Sitter {
  readonly name: string;
  readonly bot?: string;
}

/** How a match ended, where its rules alone did not decide: all agreed to end it, or some gave up. */
export interface MatchEnd {
  readonly kind: 'agreed' | 'conceded';
  readonly winners: readonly Seat[];
}

/** All that is needed to play a match again: the save file, the replay and the test. */
export interface MatchRecord<Options = unknown> {
  readonly seats: readonly Sitter[];
  readonly options: Options;
  readonly seed: Seed;
  readonly log: readonly Ply[];
  readonly end?: MatchEnd | undefined;
  readonly practice?: boolean | undefined;
}

/**
 * A match being played. Its log is the truth; the position is a cache of it.
 * @example
 * const seats = [{ name: 'Hina' }, { name: 'Tama' }];
 * const match = new Match(nim, { seats, options: {}, seed: seedFrom(7), log: [] });
 * match.play(0, nim.read('take 3'));
 * match.log; // [{ seat: 0, move: 2 }]
 * match.state.heap; // 7
 */
export class Match<State extends Position = Position, View = unknown, Options = unknown> {
  readonly game: Game<State, View, Options>;
  readonly seats: readonly Sitter[];
  readonly options: Options;
  readonly seed: Seed;
  readonly end: MatchEnd | undefined;
  /** Something was taken back after it was revealed or answered, so that the result proves nothing. */
  practice: boolean;
  readonly #log: Ply[] = [];
  #state: State;
  readonly #scratch: Int32Array;

  /** Plays the record's log again, by the rules; throws `IllegalMove` where it does not follow them. */
  constructor(game: Game<State, View, Options>, record: MatchRecord<Options>) {
    this.game = game;
    this.seats = record.seats;
    this.options = record.options;
    this.seed = record.seed;
    this.end = record.end;
    this.practice = record.practice === true;
    this.#scratch = new Int32Array(game.moveCount);
    this.#state = game.start(record.seats.length, record.options);
    for (const { seat, move } of record.log) this.play(seat, move);
  }

  get log(): readonly Ply[] {
    return this.#log;
  }

  /** For reading only. */
  get state(): State {
    return this.#state;
  }

  get over(): boolean {
    return this.game.toMove(this.#state) === 0;
  }

  /** Throws `IllegalMove` if the move is not legal. */
  play(seat: Seat, move: Move): void {
    referee(this.game, this.#state, seat, move);
    this.#log.push({ seat, move });
  }

  /** The move that the seed gives chance here; undefined if it is not chance's turn. */
  chanceMove(): Move | undefined {
    if (!has(this.game.toMove(this.#state), CHANCE)) return undefined;
    return drawChance(this.game, this.#state, new FairChance(this.seed, this.#log.length), this.#scratch);
  }

  /** Plays the moves of chance until a player is to move or the game is over. */
  settle(): void {
    for (let move = this.chanceMove(); move !== undefined; move = this.chanceMove()) this.play(CHANCE, move);
  }

  /** Takes back all plies after the first `plies`. The caller decides who may do that (see @ahu/table). */
  goBackTo(plies: number): void {
    this.#log.length = plies;
    this.#state = this.positionAt(plies);
  }

  /** The position after the first `plies`. */
  positionAt(plies: number): State {
    const state = this.game.start(this.seats.length, this.options);
    for (const { seat, move } of this.#log.slice(0, plies)) this.game.play(state, seat, move);
    return state;
  }
}
