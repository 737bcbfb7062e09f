import {
  AUDIENCE,
  CHANCE,
  type Game,
  has,
  legalMoves,
  Match,
  type Position,
  type RuleId,
  type Seat,
  seatsOf,
} from '@ahu/core';
import type { Clock, RefusalReason, SeatInfo, ServerMessage, Step, Story } from '@ahu/protocol';
import { TableClocks } from './clocks.ts';
import type { TableEvent, Written } from './events.ts';
import { titleOf } from './titles.ts';

/** What never changes at a table that plays. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly clock: Clock;
  readonly seed: string;
  /** Public, or for its people alone. */
  readonly open: boolean;
  readonly owner: string;
}

/** In place of the name of a person who is not here any more. */
export const NOBODY = '—';

export type Refusal = { readonly reason: RefusalReason; readonly rule?: RuleId };

/** The event that asked somebody, and when that was. */
export interface Since {
  readonly seq: number;
  readonly at: number;
}

/** A story is told in parts of so many plies. */
const LONGEST_STORY = 100;
/** And a frame has no more steps than this: of Giants, two hundred kilobytes. */
const MOST_STEPS = 30;

/** By game: where steps are played again, one table's after the other's, since a new board costs more than the steps. */
const BOARDS = new Map<Game, Position>();

type FrameMessage = Extract<ServerMessage, { kind: 'frame' }>;

/** A table as its log makes it. Knows nothing of sockets and stores. */
export class LiveTable {
  readonly row: TableRow;
  #match: Match | undefined;
  #seats: SeatInfo[] = [];
  #clocks: TableClocks | undefined;
  /** Since when people are asked. */
  readonly #asked = new Map<Seat, Since>();
  /** By number of event: how many plies there were after it. */
  readonly #pliesAfter: number[] = [0];
  /** By seat: the number of its last event. */
  readonly #lastOf: number[] = [];
  #lastTakeBack = 0;
  /** The position before the last move: where most frames begin. */
  #past: { readonly plies: number; readonly state: Position } | undefined;
  readonly #commands = new Map<string, number>();

  constructor(row: TableRow) {
    this.row = row;
  }

  /** The number of the last event. */
  get head(): number {
    return this.#pliesAfter.length - 1;
  }

  get match(): Match {
    if (!this.#match) throw new Error(`table ${this.row.id} has not started`);
    return this.#match;
  }

  get started(): boolean {
    return this.#match !== undefined;
  }

  get over(): boolean {
    return this.#match?.over ?? false;
  }

  get seats(): readonly SeatInfo[] {
    return this.#seats;
  }

  /** Those with a seat. */
  get people(): string[] {
    return this.#seats.flatMap(({ person }) => person ?? []);
  }

  /**
   * Calls people by the names that they have now, whatever the log says; undefined is for people who are gone, whose
   * seat a bot takes. True if a name changed.
   */
  rename(names: ReadonlyMap<string, string | undefined>): boolean {
    let changed = false;
    for (const [seat, sitter] of this.#seats.entries()) {
      if (sitter.person === undefined || !names.has(sitter.person)) continue;
      const name = names.get(sitter.person);
      if (name === sitter.name) continue;
      this.#seats[seat] = name === undefined ? { name: NOBODY, away: true } : { ...sitter, name };
      changed = true;
    }
    return changed;
  }

  get deadline(): TableClocks['deadline'] {
    return this.#clocks?.deadline;
  }

  /** The people that the game waits for. */
  get asked(): ReadonlyMap<Seat, Since> {
    return this.#asked;
  }

  /** The number that a command was written under. */
  find(command: string): number | undefined {
    return this.#commands.get(command);
  }

  seatOf(person: string | null): Seat | undefined {
    const seat = person === null ? -1 : this.#seats.findIndex((each) => each.person === person);
    return seat < 0 ? undefined : seat;
  }

  /** Seats that a bot plays now and that the game waits for. */
  get botsToMove(): { seat: Seat; level: string }[] {
    if (!this.#match || this.over) return [];
    return this.#waiting().flatMap((seat) => {
      const { bot, away } = this.#seats[seat];
      return bot !== undefined ? [{ seat, level: bot }] : away ? [{ seat, level: 'fair' }] : [];
    });
  }

  /** Why an event cannot happen now, sent by somebody who had seen everything up to `seq`. */
  refuses(event: TableEvent, seq: number): Refusal | undefined {
    if (!this.#match || this.over) return { reason: 'not-playing' };
    switch (event.kind) {
      case 'move': {
        const { game, state } = this.#match;
        if (this.#isPast(event.seat, seq)) return { reason: 'moved-on' };
        const move = game.read(event.notation);
        if (move === undefined) return { reason: 'unreadable' };
        const rule = game.breaks(state, event.seat, move);
        return rule === undefined ? undefined : { reason: 'rule', rule };
      }
      case 'takeBack':
        if (this.#isPast(event.seat, seq)) return { reason: 'moved-on' };
        return this.#match.canUndo(event.seat) ? undefined : { reason: 'cannot-take-back' };
      case 'away':
        // Whatever happened meanwhile, their clock may not have run out.
        return this.#seats[event.seat].away || this.head > seq ? { reason: 'moved-on' } : undefined;
      case 'return':
        return this.#seats[event.seat].away ? undefined : { reason: 'moved-on' };
      default:
        return { reason: 'not-playing' };
    }
  }

  /**
   * Whether somebody who had seen everything up to `seq` meant another position. What was refused once must be refused
   * when it comes again, although others may have taken back what was in its way.
   */
  #isPast(seat: Seat, seq: number): boolean {
    return (this.#lastOf[seat] ?? 0) > seq || this.#lastTakeBack > seq;
  }

  /** Plays what was written; events come in the order of their numbers. */
  apply({ seq, command, event, at }: Written): void {
    if (seq !== this.head + 1) throw new Error(`table ${this.row.id}: event ${seq} after ${this.head}`);
    if (event.kind === 'start') this.#start(event.seats);
    else this.#play(event);
    this.#commands.set(command, seq);
    this.#pliesAfter.push(this.match.log.length);
    if (event.kind !== 'start') this.#lastOf[event.seat] = seq;
    if (event.kind === 'takeBack') this.#lastTakeBack = seq;
    const people = this.#peopleToMove();
    this.#clocks?.turn(event.kind === 'move' ? event.seat : undefined, people, at);
    for (const seat of this.#asked.keys()) if (!people.includes(seat)) this.#asked.delete(seat);
    for (const seat of people) if (!this.#asked.has(seat)) this.#asked.set(seat, { seq, at });
  }

  /** What somebody with these eyes is shown who has seen everything up to `seen`. */
  frame(viewer: Seat, seen: number, now: number): FrameMessage {
    const { game, state, log } = this.match;
    // Who has been away for long sees where things stand; the story is there for those who want it.
    const known = seen > this.head || log.length - this.#pliesAfter[seen] > MOST_STEPS ? 0 : seen;
    // What was taken back since then must be shown again from there on.
    const from = known === 0 ? log.length : this.#pliesAfter.slice(known).reduce((a, b) => Math.min(a, b));
    const over = this.over;
    return {
      kind: 'frame',
      table: this.row.id,
      seq: this.head,
      seat: viewer,
      from,
      plies: log.length,
      ...((known === 0 || from < this.#pliesAfter[known]) && { before: this.#viewAt(from, viewer) }),
      steps: this.#steps(viewer, from),
      moves: viewer < this.#seats.length ? legalMoves(game, state, viewer).map((move) => game.write(move)) : [],
      waiting: this.#waiting(),
      winners: over ? seatsOf(game.winners(state)) : [],
      over,
      canTakeBack: viewer < this.#seats.length && this.match.canUndo(viewer),
      clocks: (this.#clocks as TableClocks).at(now),
      seats: this.#seats.map(({ person: _, ...seat }) => seat),
    };
  }

  /** What happened between two plies, to somebody with these eyes. */
  story(viewer: Seat, from: number, to: number): Story {
    const end = Math.min(to, this.match.log.length, from + LONGEST_STORY);
    const begin = Math.min(from, end);
    return { from: begin, before: this.#viewAt(begin, viewer), steps: this.#steps(viewer, begin, end) };
  }

  #start(seats: readonly SeatInfo[]): void {
    const { game, options, clock, seed } = this.row;
    // The account of that person was deleted while they played.
    this.#seats = seats.map((sitter) => (sitter.name === NOBODY ? { ...sitter, away: true } : sitter));
    const sitters = seats.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }) }));
    this.#match = new Match(titleOf(game).game, { seats: sitters, options, seed, log: [] });
    this.#match.settle();
    this.#clocks = new TableClocks(clock, seats.length);
  }

  #play(event: Exclude<TableEvent, { kind: 'start' }>): void {
    const { match } = this;
    const { seat } = event;
    switch (event.kind) {
      case 'move':
        this.#past = { plies: match.log.length, state: match.game.copy(match.state, this.#past?.state) };
        match.play(seat, match.game.read(event.notation) as number);
        match.settle();
        break;
      case 'takeBack':
        this.#past = undefined;
        match.undo(seat);
        break;
      case 'away':
        this.#seats[seat] = { ...this.#seats[seat], away: true };
        break;
      case 'return': {
        const { away: _, ...present } = this.#seats[seat];
        this.#seats[seat] = present;
        this.#clocks?.refill(seat);
      }
    }
  }

  #waiting(): Seat[] {
    return seatsOf(this.match.game.toMove(this.match.state)).filter((seat) => seat !== CHANCE);
  }

  #peopleToMove(): Seat[] {
    return this.over ? [] : this.#waiting().filter((seat) => !this.#seats[seat].bot && !this.#seats[seat].away);
  }

  #viewAt(plies: number, viewer: Seat): unknown {
    return this.match.game.view(this.#positionAt(plies), viewer);
  }

  /** For reading only. */
  #positionAt(plies: number): Position {
    if (plies === this.match.log.length) return this.match.state;
    return plies === this.#past?.plies ? this.#past.state : this.match.positionAt(plies);
  }

  #steps(viewer: Seat, from: number, to = this.match.log.length): Step[] {
    const { game, log } = this.match;
    if (from >= to) return [];
    const state = game.copy(this.#positionAt(from), BOARDS.get(game));
    BOARDS.set(game, state);
    return log.slice(from, to).map(({ seat, move }) => {
      const seen = has(game.witnesses(state, seat, move), viewer);
      game.play(state, seat, move);
      return { seat, ...(seen && { notation: game.write(move) }), after: game.view(state, viewer) };
    });
  }
}

/** The eyes of whoever has no seat. */
export const eyesOf = (table: LiveTable, person: string | null): Seat => table.seatOf(person) ?? AUDIENCE;
