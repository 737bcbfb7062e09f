import { AUDIENCE, type Seat } from '@ahu/core';
import { type GameId, isGameId } from '@ahu/games/list';
import type { Attends, SeatInfo, ServerMessage, Story, TableInfo } from '@ahu/protocol';
import { type Frame, frameFrom } from '@ahu/table';
import { get, Refused } from '../../platform/api.ts';
import type { Notice, TableHost } from '../host.ts';
import type { TableSession } from '../session.svelte.ts';
import type { Span } from '../since.ts';
import { roughly, type SeenClocks, timeLeft } from './clock.ts';
import { HistoryCache } from './history-cache.ts';
import { nameAt } from './names.ts';
import { OnlineLooks } from './online-looks.ts';
import { rememberHash } from './seed-hashes.ts';
import { Talk } from './talk.svelte.ts';
import { pageWire, type Status, type Verdict, type Watcher, type Wish } from './wire.ts';
import { w } from './words/index.ts';

type FrameMessage = Extract<ServerMessage, { kind: 'frame' }>;

/** A table of the server as this browser's person sees it. */
export class SocketHost implements TableHost, Watcher {
  readonly id: string;
  readonly isRemote = true;
  readonly canRewind = false;
  readonly isPractice = false;
  readonly #wire = pageWire();
  readonly #history: HistoryCache;
  readonly looks: OnlineLooks;
  readonly talk: Talk;
  info: TableInfo | undefined = $state.raw();
  status: Status = $state('connecting');
  /** Whom the server took this browser for when it last connected. */
  welcomed: { readonly person: string | null } | undefined = $state.raw();
  clocks: SeenClocks | undefined = $state.raw();
  /** The seats that want to end the game without a winner. */
  offers: readonly Seat[] = $state.raw([]);
  /** The viewer is asked how to end the game. */
  ending = $state(false);
  /** The viewer is asked whether to leave a game that goes on. */
  leaving = $state(false);
  /** By seat: whether its person has the table open; null for bots and free seats. */
  attendance: readonly (Attends | null)[] = $state.raw([]);
  #sitting: readonly SeatInfo[] | undefined = $state.raw();
  #table: TableSession | undefined = $state.raw();
  /** What never changes at the table: the first frame has it. */
  #setup: unknown;
  /** Goes up when more of the past is known. */
  #recalled = $state(0);
  seq = 0;
  /** The number after which what was sent has happened, and who waits for that. */
  #awaited: { readonly seq: number; resolve(): void } | undefined;
  #leave = (): void => {};

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id);
    this.#history = new HistoryCache((from, to) => get<Story>(`/tables/${id}/story?from=${from}&to=${to}&setup=once`));
    this.looks = new OnlineLooks(
      id,
      () => this.#frame as Frame,
      this.#history,
      () => this.#tell(w().storyTrouble),
    );
  }

  get game(): GameId | undefined {
    const game = this.info?.game;
    return game !== undefined && isGameId(game) ? game : undefined;
  }

  get seats(): readonly (SeatInfo | null)[] {
    return this.#sitting ?? this.info?.seats ?? [];
  }

  timeOf(seat: Seat): string | undefined {
    if (!this.clocks || this.seats[seat]?.bot || this.#frame?.over) return undefined;
    const { unit, count } = roughly(timeLeft(this.clocks, seat, performance.now()).milliseconds);
    return w().left[unit]({ n: count });
  }

  get names(): string[] {
    return this.seats.map(nameAt);
  }

  get people(): Seat[] {
    const viewer = this.#frame?.viewer ?? AUDIENCE;
    return viewer < this.seats.length ? [viewer] : [];
  }

  /** A bot plays in one's place. */
  get away(): boolean {
    return this.seats[this.people[0]]?.away === true;
  }

  /** The viewer gave up. */
  get conceded(): boolean {
    return this.seats[this.people[0]]?.conceded === true;
  }

  get isIdle(): boolean {
    return this.away || this.conceded;
  }

  get endGame(): (() => void) | undefined {
    const isPlaying = this.people.length > 0 && this.#frame?.over === false && !this.conceded;
    return isPlaying ? () => (this.ending = true) : undefined;
  }

  get leave(): (() => void) | undefined {
    return this.endGame && (() => (this.leaving = true));
  }

  get save(): (() => Promise<void>) | undefined {
    return this.#frame?.over ? async () => (await import('./finished.ts')).handOutOf(this.id) : undefined;
  }

  get rematch(): (() => Promise<void>) | undefined {
    if (!this.#frame?.over || this.people.length === 0 || this.info?.rematch !== undefined) return undefined;
    const ask = async () => (await import('./finished.ts')).rematchOf(this.id);
    return () => ask().catch(() => this.#tell(w().patience));
  }

  get #frame(): Frame | undefined {
    return this.#table?.frame;
  }

  /** The latest position that came; the next may go on from it. */
  get #latest(): Frame | undefined {
    return this.#table?.latest;
  }

  newsOf(viewer: Seat): Span {
    void this.#recalled;
    return this.#history.newsOf(viewer);
  }

  async open(table: TableSession): Promise<void> {
    this.#table = table;
    this.#leave = this.#wire.watch(this.id, this);
    await this.#inform();
  }

  close(): void {
    this.#leave();
    this.looks.close();
  }

  /** Another person signed in: the table is loaded again as they see it. */
  lookAnew(): void {
    this.seq = 0;
    this.#table?.forget();
    this.#history.clear();
    this.#wire.renew();
  }

  see(status: Status): void {
    const isBack = status === 'connected' && this.status !== 'connected';
    this.status = status;
    if (isBack && (!this.info || this.#latest?.over)) void this.#inform();
  }

  hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'frame':
        return this.#take(message);
      case 'table':
        this.info = message.info;
        return;
      case 'chat':
        return this.talk.hear(message);
      case 'attendance':
        this.attendance = message.seats;
        return;
      case 'welcome':
        this.welcomed = message;
        return;
      case 'person':
        return this.talk.rename(message.person, message.name);
      case 'gone':
        return this.#fail('gone');
      case 'trouble':
        if (message.muted) this.talk.silenced = message.muted;
        else this.#tell(w().patience);
        return;
    }
  }

  say = (text: string): boolean => this.#wire.say(this.id, text);

  play(notation: string): Promise<Notice | undefined> {
    return this.#send({ kind: 'move', table: this.id, seq: this.seq, notation });
  }

  /** One ply after the other, as far as the server lets one. */
  async takeBack(isRoutine: (frame: Frame) => boolean): Promise<Notice | undefined> {
    do {
      if (!this.#latest?.canUndo) return this.#undoStop();
      const notice = await this.#send({ kind: 'takeBack', table: this.id, seq: this.seq });
      if (notice) return notice;
    } while (this.#latest?.canUndo && isRoutine(this.#latest));
    return undefined;
  }

  comeBack = (): Promise<void> => this.#perform({ kind: 'return', table: this.id });

  concede = (): Promise<void> => this.#perform({ kind: 'concede', table: this.id });

  offerEnd = (): Promise<void> => this.#perform({ kind: 'offerEnd', table: this.id, seq: this.seq });

  declineEnd = (): Promise<void> => this.#perform({ kind: 'declineEnd', table: this.id });

  async #inform(): Promise<void> {
    try {
      this.info = await get<TableInfo>(`/tables/${this.id}`);
      rememberHash(this.info);
      if (this.game && !this.#table?.kit) await this.#table?.load(this.game);
    } catch (error) {
      // Without network the wire tells when it is back, and this is asked again.
      if (error instanceof Refused) this.#fail(error.status === 404 ? 'gone' : error.message);
    }
  }

  #take(message: FrameMessage): void {
    this.#setup = message.setup ?? this.#setup;
    const frame = frameFrom(message, this.#latest, this.#setup);
    if (!frame) return this.lookAnew();
    const isFirst = this.#latest === undefined;
    this.seq = message.seq;
    this.#sitting = message.seats ?? this.#sitting;
    this.offers = message.offers ?? [];
    this.clocks = { ...message.clocks, at: performance.now() };
    this.#history.add(frame.happened, frame.plies);
    if (this.info?.status === 'open') void this.#inform();
    if (isFirst && frame.viewer !== AUDIENCE) void this.#recall(frame.viewer);
    this.#table?.take(frame);
    if (this.#awaited && this.#awaited.seq <= message.seq) this.#awaited.resolve();
  }

  async #recall(viewer: Seat): Promise<void> {
    // What cannot be loaded now is loaded when the news are opened.
    await this.#history.recallTurnOf(viewer).catch(() => {});
    this.#recalled++;
  }

  async #perform(wish: Wish): Promise<void> {
    await this.#table?.perform(() => this.#send(wish));
  }

  /** Resolves when what was sent is seen to have happened, or with why it was refused. */
  async #send(wish: Wish): Promise<Notice | undefined> {
    const verdict = await this.#wire.command(wish);
    if (verdict.kind === 'refused') return this.#noticeOf(verdict, wish);
    if (this.seq < verdict.seq) {
      await new Promise<void>((resolve) => {
        this.#awaited = { seq: verdict.seq, resolve };
      });
    }
    return undefined;
  }

  #noticeOf({ reason, rule, facts }: Extract<Verdict, { kind: 'refused' }>, wish: Wish): Notice {
    const notation = wish.kind === 'move' ? wish.notation : undefined;
    this.looks.refused = rule === undefined ? undefined : { rule, facts };
    if (rule !== undefined) return { about: 'refused', rule, notation };
    return reason === 'cannot-take-back' ? this.#undoStop() : { about: 'told', text: w().refusals[reason] };
  }

  #undoStop(): Notice {
    return { about: 'undo', stop: this.#latest?.undoStop ?? 'shown' };
  }

  #tell(text: string): void {
    if (this.#table) this.#table.notice = { about: 'told', text };
  }

  #fail(why: string): void {
    if (this.#table) this.#table.fault = why;
  }
}
