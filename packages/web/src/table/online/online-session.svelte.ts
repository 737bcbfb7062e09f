import { AUDIENCE, type Seat } from '@ahu/core';
import type { SeatInfo, ServerMessage, Story, TableInfo } from '@ahu/protocol';
import { type Frame, frameFrom } from '@ahu/table';
import type { Kit } from '../../games/contract/kit.ts';
import { type GameId, isGameId, loadKit } from '../../games/registry.ts';
import { get, Refused } from '../../platform/api.ts';
import { duration } from '../../platform/settings.svelte.ts';
import { obvious } from '../obvious.ts';
import { Pauses } from '../pauses.ts';
import type { Span } from '../since.ts';
import type { Notice, TableSession } from '../table-session.ts';
import type { SeenClocks } from './clock.ts';
import { FrameQueue } from './frame-queue.ts';
import { HistoryCache } from './history-cache.ts';
import { nameAt } from './names.ts';
import { OnlineLooks } from './online-looks.ts';
import { rememberHash } from './seed-hashes.ts';
import { Talk } from './talk.svelte.ts';
import { pageWire, type Status, type Verdict, type Watcher, type Wish } from './wire.ts';
import { w } from './words/index.ts';

type FrameMessage = Extract<ServerMessage, { kind: 'frame' }>;

/** How long a move is looked at before the next is shown, and before a routine answer. */
const PAUSES = { goOn: 450, routine: 350 } as const;

/** A table of the server, seen with the eyes of whoever is at this screen. */
export class OnlineSession implements TableSession, Watcher {
  readonly id: string;
  readonly #wire = pageWire();
  readonly #pauses = new Pauses();
  readonly #queue = new FrameQueue(
    this.#pauses,
    () => duration(PAUSES.goOn),
    (frame) => this.#put(frame),
    () => void this.#answerRoutine(),
  );
  readonly #history: HistoryCache;
  readonly looks: OnlineLooks;
  readonly talk: Talk;
  info: TableInfo | undefined = $state.raw();
  kit: Kit | undefined = $state.raw();
  frame: Frame | undefined = $state.raw();
  notice: Notice | undefined = $state.raw();
  fault: string | undefined = $state();
  status: Status = $state('connecting');
  /** Whom the server took this browser for when it last connected. */
  welcomed: { readonly person: string | null } | undefined = $state.raw();
  clocks: SeenClocks | undefined = $state.raw();
  /** Something was sent and is not known to have happened. */
  pending = $state(false);
  /** The seats that want to end the game without a winner. */
  offers: readonly Seat[] = $state.raw([]);
  /** Whoever is here is asked how to end the game. */
  ending = $state(false);
  #sitting: readonly SeatInfo[] | undefined = $state.raw();
  /** What never changes at the table: the first frame has it. */
  #setup: unknown;
  /** Goes up when more of the past is known. */
  #recalled = $state(0);
  seq = 0;
  /** The latest position; `frame` shows it when what went before has been seen. */
  #latest: Frame | undefined;
  /** The number after which what was sent has happened, and who waits for that. */
  #awaited: { readonly seq: number; resolve(): void } | undefined;
  /** Who took something back, or was refused, chooses alone, even where there is one choice. */
  #choosing = false;
  #leave = (): void => {};
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id);
    this.#history = new HistoryCache((from, to) => get<Story>(`/tables/${id}/story?from=${from}&to=${to}&setup=once`));
    const seen = () => ({ game: this.game as GameId, frame: this.frame as Frame });
    this.looks = new OnlineLooks(id, seen, this.#history, () => this.#tell(w().storyTrouble));
  }

  get game(): GameId | undefined {
    const game = this.info?.game;
    return game !== undefined && isGameId(game) ? game : undefined;
  }

  get seats(): readonly (SeatInfo | null)[] {
    return this.#sitting ?? this.info?.seats ?? [];
  }

  get names(): string[] {
    return this.seats.map(nameAt);
  }

  get people(): Seat[] {
    const viewer = this.frame?.viewer ?? AUDIENCE;
    return viewer < this.seats.length ? [viewer] : [];
  }

  /** A bot plays in one's place. */
  get away(): boolean {
    const viewer = this.#latest?.viewer ?? AUDIENCE;
    return this.seats[viewer]?.away === true;
  }

  /** Whoever is here gave up. */
  get conceded(): boolean {
    return this.seats[this.people[0]]?.conceded === true;
  }

  get endGame(): (() => void) | undefined {
    const playing = this.people.length > 0 && this.frame?.over === false && !this.conceded;
    return playing ? this.#askHowToEnd : undefined;
  }

  get news(): Span {
    void this.#recalled;
    return this.#history.newsOf(this.frame?.viewer ?? AUDIENCE);
  }

  get canUndo(): boolean {
    return this.frame?.canUndo === true && !this.pending;
  }

  get save(): (() => Promise<void>) | undefined {
    return this.frame?.over ? this.#save : undefined;
  }

  get rematch(): (() => Promise<void>) | undefined {
    return this.frame?.over && this.people.length > 0 && this.info?.rematch === undefined ? this.#rematch : undefined;
  }

  async open(): Promise<void> {
    this.#leave = this.#wire.watch(this.id, this);
    await this.#inform();
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    this.#queue.clear();
    this.looks.close();
  }

  /** Somebody else is signed in: the table is to be seen with their eyes. */
  lookAnew(): void {
    this.seq = 0;
    this.#latest = undefined;
    this.#queue.clear();
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
      case 'welcome':
        this.welcomed = message;
        return;
      case 'person':
        return this.talk.rename(message.person, message.name);
      case 'gone':
        this.fault = 'gone';
        return;
      case 'trouble':
        if (message.muted) this.talk.silenced = message.muted;
        else this.#tell(w().patience);
        return;
    }
  }

  say = (text: string): boolean => this.#wire.say(this.id, text);

  play = async (notation: string): Promise<void> => {
    if (this.pending || this.away) return;
    this.notice = undefined;
    this.#choosing = false;
    await this.#do({ kind: 'move', table: this.id, seq: this.seq, notation });
  };

  /** Back to the last real choice, as far as the server lets one. */
  undo = async (): Promise<void> => {
    if (this.pending) return;
    this.notice = undefined;
    do {
      if (!this.#latest?.canUndo) return this.#tellUndoStop();
      this.#choosing = true;
      if (!(await this.#do({ kind: 'takeBack', table: this.id, seq: this.seq }))) return;
    } while (this.#latest?.canUndo && this.#obviousIn(this.#latest) !== undefined);
  };

  comeBack = async (): Promise<void> => void (await this.#do({ kind: 'return', table: this.id }));

  concede = async (): Promise<void> => void (await this.#do({ kind: 'concede', table: this.id }));

  offerEnd = async (): Promise<void> => void (await this.#do({ kind: 'offerEnd', table: this.id, seq: this.seq }));

  declineEnd = async (): Promise<void> => void (await this.#do({ kind: 'declineEnd', table: this.id }));

  #askHowToEnd = (): void => {
    this.ending = true;
  };

  hold = (shown: Promise<unknown>): void => this.#pauses.hold(shown);

  #save = async (): Promise<void> => (await import('./finished.ts')).handOutOf(this.id);

  #rematch = async (): Promise<void> => {
    const { rematchOf } = await import('./finished.ts');
    await rematchOf(this.id).catch(() => this.#tell(w().patience));
  };

  async #inform(): Promise<void> {
    try {
      this.info = await get<TableInfo>(`/tables/${this.id}`);
      rememberHash(this.info);
      if (!this.game || this.kit) return;
      this.kit = await loadKit(this.game);
      if (this.#latest && !this.#queue.isBehind) this.#queue.add({ ...this.#latest, happened: [] });
    } catch (error) {
      // Without network the wire tells when it is back, and this is asked again.
      if (error instanceof Refused) this.fault = error.status === 404 ? 'gone' : error.message;
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
    this.#latest = frame;
    this.#history.add(frame.happened, frame.plies);
    if (frame.happened.some(({ seat }) => seat === frame.viewer)) this.pending = false;
    if (this.#awaited && this.#awaited.seq <= message.seq) this.#arrive();
    if (this.info?.status === 'open') void this.#inform();
    if (isFirst && frame.viewer !== AUDIENCE) void this.#recall(frame.viewer);
    this.#queue.add(frame);
  }

  async #recall(viewer: Seat): Promise<void> {
    // What cannot be had now is asked for when somebody wants to read it.
    await this.#history.recallTurnOf(viewer).catch(() => {});
    this.#recalled++;
  }

  /** Only in the latest position something can be done, and nothing while something is under way. */
  #put(frame: Frame): void {
    const idle =
      this.pending || this.away || this.conceded || this.#queue.isBehind || this.#routineIn(frame) !== undefined;
    this.frame = idle ? { ...frame, moves: [] } : frame;
  }

  #obviousIn(frame: Frame): string | undefined {
    return this.kit && frame.waiting.includes(frame.viewer) ? obvious(frame, this.kit) : undefined;
  }

  #routineIn(frame: Frame): string | undefined {
    const move = this.#choosing ? undefined : this.#obviousIn(frame);
    return move !== undefined && this.kit?.asksOpenly(frame.view) ? move : undefined;
  }

  async #answerRoutine(): Promise<void> {
    const frame = this.#latest;
    const notation = frame && this.#routineIn(frame);
    if (notation === undefined || this.pending || this.away) return;
    await this.#pauses.wait(duration(PAUSES.routine));
    if (frame !== this.#latest || this.pending || this.#closed) return;
    await this.#do({ kind: 'move', table: this.id, seq: this.seq, notation });
  }

  /** Until it is seen to have happened, or refused, nothing else can be done; whether it was accepted. */
  async #do(wish: Wish): Promise<boolean> {
    this.pending = true;
    if (this.frame) this.frame = { ...this.frame, moves: [], happened: [] };
    const verdict = await this.#wire.command(wish);
    if (verdict.kind === 'refused') {
      this.#choosing = true;
      this.#explain(verdict, wish);
    } else if (this.seq < verdict.seq) {
      await new Promise<void>((resolve) => {
        this.#awaited = { seq: verdict.seq, resolve };
      });
    }
    if (this.pending) {
      this.pending = false;
      if (this.#latest && !this.#queue.isBehind) this.#put({ ...this.#latest, happened: [] });
    }
    return verdict.kind === 'accepted';
  }

  #arrive(): void {
    this.pending = false;
    this.#awaited?.resolve();
    this.#awaited = undefined;
  }

  #explain({ reason, rule, facts }: Extract<Verdict, { kind: 'refused' }>, wish: Wish): void {
    const notation = wish.kind === 'move' ? wish.notation : undefined;
    this.looks.refused = rule === undefined ? undefined : { rule, facts };
    if (rule !== undefined) this.notice = { about: 'refused', rule, notation };
    else if (reason === 'cannot-take-back') this.#tellUndoStop();
    else this.#tell(w().refusals[reason]);
  }

  #tellUndoStop(): void {
    this.notice = { about: 'undo', stop: this.#latest?.undoStop ?? 'shown' };
  }

  #tell(text: string): void {
    this.notice = { about: 'told', text };
  }
}
