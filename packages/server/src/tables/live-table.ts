import { AUDIENCE, EVERYBODY, Match, type MatchEnd, NOBODY, type Seat, type SeatSet } from '@ahu/core';
import type { SeatInfo, Story } from '@ahu/protocol';
import { Projection, setupOf, takeBack, withoutSetup } from '@ahu/table';
import { TableClocks } from './clocks.ts';
import { type EarlyEnd, winnersOf } from './ending.ts';
import { isByBot, type TableEvent, type Written } from './events.ts';
import { type Form, FrameCache, type FrameMessage, frameOf, missingSince } from './frames.ts';
import { gameBy } from './games.ts';
import { History } from './history.ts';
import { type Play, type Refusal, refusalOf, waitingIn } from './play.ts';
import { RecentChanges } from './recent-changes.ts';
import { SeatStates } from './seat-states.ts';
import type { TableRow } from './table-row.ts';

/** The event that asked a person, and when that was. */
export interface Since {
  readonly seq: number;
  readonly at: number;
}

/** The most plies of one answer with a story. */
const LONGEST_STORY = 100;

/** A table as its log makes it. Knows nothing of sockets and stores. */
export class LiveTable {
  readonly row: TableRow;
  #play: Play | undefined;
  /** Since when people are asked. */
  readonly #asked = new Map<Seat, Since>();
  readonly #history = new History();
  readonly #recent = new RecentChanges();
  readonly #frames = new FrameCache();

  constructor(row: TableRow) {
    this.row = row;
  }

  /** The number of the last event. */
  get head(): number {
    return this.#history.head;
  }

  get #now(): Play {
    if (!this.#play) throw new Error(`table ${this.row.id} has not started`);
    return this.#play;
  }

  get match(): Match {
    return this.#now.match;
  }

  get started(): boolean {
    return this.#play !== undefined;
  }

  get over(): boolean {
    return this.#play !== undefined && (this.earlyEnd !== undefined || this.#play.match.over);
  }

  /** How the game ended, if not by its rules. */
  get earlyEnd(): EarlyEnd | undefined {
    return this.#play?.seatStates.earlyEnd;
  }

  /** What the file of the match says about its end, if its rules alone did not decide. */
  get end(): MatchEnd | undefined {
    const kind = this.earlyEnd ?? (this.seats.some(({ conceded }) => conceded) ? 'conceded' : undefined);
    return kind && { kind, winners: this.winners };
  }

  /** Of a game that is over. */
  get winners(): Seat[] {
    const { game, state, over } = this.match;
    return winnersOf(this.seats, this.earlyEnd, over ? game.winners(state) : 0, game.scores(state));
  }

  get seats(): readonly SeatInfo[] {
    return this.#play?.seatStates.seats ?? [];
  }

  /** All moves that were not taken back. */
  get made(): History['made'] {
    return this.#history.made;
  }

  /** Those with a seat. */
  get people(): string[] {
    return this.seats.flatMap(({ person }) => person ?? []);
  }

  /** See `SeatStates.rename`. */
  rename(names: ReadonlyMap<string, string | undefined>): boolean {
    return this.#play?.seatStates.rename(names) ?? false;
  }

  get deadline(): TableClocks['deadline'] {
    return this.#play?.clocks.deadline;
  }

  /** The time of the last event. */
  get lastAt(): number {
    return this.#play?.clocks.since ?? 0;
  }

  /** Whether anybody's time runs. */
  get isTimed(): boolean {
    return (this.#play?.clocks.running.length ?? 0) > 0;
  }

  /** The seats that the game waits for. */
  get waiting(): Seat[] {
    return this.over ? [] : waitingIn(this.match);
  }

  /** The people among them, and since when. */
  get asked(): ReadonlyMap<Seat, Since> {
    return this.#asked;
  }

  /** The number that a command was written under. */
  find(command: string): number | undefined {
    return this.#history.find(command);
  }

  seatOf(person: string | null): Seat | undefined {
    const seat = person === null ? -1 : this.seats.findIndex((each) => each.person === person);
    return seat < 0 ? undefined : seat;
  }

  /** The person whom bots of this table work for; nobody where all people have left. */
  get client(): string | undefined {
    return this.#play?.seatStates.clientOf(this.row.owner);
  }

  /** Seats that a bot plays now and that the game waits for. */
  get botsToMove(): { seat: Seat; level: string }[] {
    if (!this.#play) return [];
    const { seatStates } = this.#play;
    return this.waiting.flatMap((seat) => {
      const level = seatStates.botAt(seat);
      return level === undefined ? [] : [{ seat, level }];
    });
  }

  /** Whether this seat sees another position than it did after event `seq`. */
  hasChangedFor(seat: Seat, seq: number): boolean {
    return this.#recent.concern(seat, this.head - seq);
  }

  /** Why an event cannot happen now, sent by a client that had seen everything up to `seq`. */
  refuses(event: TableEvent, seq: number, command = ''): Refusal | undefined {
    if (!this.#play || this.over) return { reason: 'not-playing' };
    return refusalOf(this.#play, event, seq, command);
  }

  /** Plays what was written; events come in the order of their numbers. */
  apply(written: Written): void {
    const { seq, command, event, at } = written;
    if (seq !== this.head + 1) throw new Error(`table ${this.row.id}: event ${seq} after ${this.head}`);
    this.#play?.clocks.pass(at, event.kind === 'outage' ? event.lost : 0);
    const before = this.#play?.match.log.length ?? 0;
    const seenBy = this.#happen(event, isByBot(command), at);
    const { log } = this.match;
    if (event.kind !== 'takeBack') this.#recent.add(log.slice(before), seenBy);
    this.#history.add(written, log);
    this.#ask(seq, at, event.kind === 'takeBack' ? event.seat : undefined);
  }

  /** What a client is shown with these eyes that has seen everything up to `seen`. */
  frame(viewer: Seat, seen: number, now: number, form: Form = 'whole'): FrameMessage {
    return frameOf(this, this.#now, viewer, missingSince(this.#now, seen), now, form);
  }

  /** The same as the bytes that are sent, which sockets with the same eyes share. */
  frameBytes(viewer: Seat, seen: number, now: number, form: Form): Buffer {
    return this.#frames.bytes(this, this.#now, viewer, seen, now, form);
  }

  /** The plies [from, to) as these eyes saw them, or the first of them; with the setup beside them if it is wanted once. */
  story(viewer: Seat, from: number, to: number, setup?: 'once'): Story {
    const { match, projection } = this.#now;
    const end = Math.min(to, match.log.length, from + LONGEST_STORY);
    const begin = Math.min(from, end);
    const before = projection.view(viewer, begin);
    const told = { before, steps: projection.steps(viewer, begin, end) };
    if (setup === undefined) return { from: begin, ...told };
    return { from: begin, setup: setupOf(before), before: undefined, ...withoutSetup(told) };
  }

  /** The seats that see a change of the position by it. */
  #happen(event: TableEvent, byBot: boolean, at: number): SeatSet {
    switch (event.kind) {
      case 'start':
        this.#start(event.seats, at);
        return EVERYBODY;
      case 'move':
        return this.#move(event, byBot);
      case 'takeBack':
        this.#takeBack(event.seat);
        return NOBODY;
      case 'outage':
        return NOBODY;
      default:
        this.#now.seatStates.apply(event);
        if (event.kind === 'return') this.#now.clocks.cameBack(event.seat);
        return NOBODY;
    }
  }

  #start(seats: readonly SeatInfo[], at: number): void {
    const { game, rules, options, clock, seed } = this.row;
    const sitters = seats.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }) }));
    const match = new Match(gameBy(game, rules), { seats: sitters, options, seed, log: [] });
    match.settle();
    const clocks = new TableClocks(clock, seats.length);
    clocks.pass(at);
    const [seatStates, projection] = [new SeatStates(seats), new Projection(match)];
    this.#play = { match, clocks, seatStates, projection, history: this.#history, recent: this.#recent };
  }

  #move({ seat, notation, lag }: TableEvent & { kind: 'move' }, byBot: boolean): SeatSet {
    const { match, seatStates, clocks } = this.#now;
    const move = match.game.read(notation) as number;
    const seenBy = match.game.witnesses(match.state, seat, move);
    const before = match.log.length;
    match.play(seat, move);
    match.settle();
    clocks.moved(seat, lag);
    seatStates.moveOn(byBot ? seat : undefined);
    // Everybody sees dice and cards.
    return match.log.length === before + 1 ? seenBy : EVERYBODY;
  }

  #takeBack(seat: Seat): void {
    const { match, seatStates, clocks } = this.#now;
    const removed = match.log.at(-1);
    if (!removed || !takeBack(match, seat)) throw new Error(`table ${this.row.id}: nothing to take back`);
    this.#recent.remove(removed, match.game.witnesses(match.state, removed.seat, removed.move));
    clocks.tookBack(seat);
    seatStates.moveOn();
  }

  #ask(seq: number, at: number, again: Seat | undefined): void {
    const people = this.waiting.filter((seat) => this.#now.seatStates.isPresent(seat));
    this.#now.clocks.ask(people, again);
    for (const seat of this.#asked.keys()) if (!people.includes(seat)) this.#asked.delete(seat);
    for (const seat of people) if (!this.#asked.has(seat)) this.#asked.set(seat, { seq, at });
  }
}

/** The seat that this person sees the table from; the audience's for people without a seat. */
export const eyesOf = (table: LiveTable, person: string | null): Seat => table.seatOf(person) ?? AUDIENCE;
