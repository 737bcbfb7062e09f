import { AUDIENCE, type Seat } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { Frame } from '../engine/frame.ts';
import type { Kit, Names } from '../games/contract/kit.ts';
import { loadKit } from '../games/registry.ts';
import { pauseOf, settings } from '../platform/settings.svelte.ts';
import { FrameQueue } from './frame-queue.ts';
import type { Hints } from './hints.svelte.ts';
import type { Bots, Looks, Notice, TableHost } from './host.ts';
import { answersTo, obvious } from './obvious.ts';
import { Pauses } from './pauses.ts';
import type { Span } from './since.ts';

/** Milliseconds that a position is looked at before another seat answers, before the same goes on, and before a routine answer. */
const PAUSES = { answer: 700, goOn: 450, routine: 350 } as const;

/** A match as its table shows it, wherever it is played: one position after the other, and what the viewer does. */
export class TableSession {
  readonly id: string;
  readonly host: TableHost;
  readonly looks: Looks;
  readonly hints: Hints | undefined;
  readonly #pauses = new Pauses();
  readonly #queue = new FrameQueue(
    this.#pauses,
    (frame) => this.#pauseAfter(frame),
    (frame) => this.#put(frame),
    () => void this.#rest(),
  );
  kit: Kit | undefined = $state.raw();
  /** Undefined while it loads, and while the screen is handed over. */
  frame: Frame | undefined = $state.raw();
  notice: Notice | undefined = $state.raw();
  /** Why the match cannot be shown at all; 'gone' means that no such match exists. */
  fault: string | undefined = $state();
  /** Something was sent and is not known to have happened. */
  pending = $state(false);
  /** The next move is shown when the viewer says so. */
  isHeld = $state(false);
  /** Plies that were played for the viewer, since nobody would have answered otherwise. */
  readonly automatic = new Set<number>();
  /** The latest position; `frame` shows it when what went before has been seen. */
  latest: Frame | undefined;
  /** A player who took something back, or was refused, chooses alone, even where there is one choice. */
  #choosing = false;
  /** Counts what was sent. */
  #sent = 0;
  #closed = false;

  constructor(host: TableHost) {
    this.host = host;
    ({ id: this.id, looks: this.looks, hints: this.hints } = host);
  }

  get game(): GameId | undefined {
    return this.host.game;
  }

  get names(): Names {
    return this.host.names;
  }

  get people(): readonly Seat[] {
    return this.host.people;
  }

  get thinking(): Bots['thinking'] {
    return this.host.bots?.thinking;
  }

  /** What happened since the viewer's last turn. */
  get news(): Span {
    return this.host.newsOf(this.frame?.viewer ?? AUDIENCE);
  }

  get canUndo(): boolean {
    return this.frame?.canUndo === true && !this.pending;
  }

  async open(): Promise<void> {
    try {
      await this.host.open(this);
    } catch (error) {
      this.#fail(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.forget();
    this.host.close();
  }

  play = async (notation: string): Promise<void> => {
    const { isIdle, coach } = this.host;
    if (this.pending || isIdle) return;
    if (coach?.wanted?.includes(notation) === false || coach?.accepts?.(notation) === false)
      return coach.decline(notation);
    this.#choosing = false;
    await this.perform(() => this.host.play(notation));
  };

  /** Back to the last real choice, or to where there were `to` plies. */
  undo = async (to?: number): Promise<void> => {
    if (this.pending) return;
    this.#choosing = true;
    this.automatic.clear();
    await this.perform(() => this.host.takeBack((frame) => this.obviousIn(frame) !== undefined, to));
  };

  hint = async (): Promise<void> => {
    const { frame, kit, host } = this;
    if (!frame || !kit || answersTo(frame, kit).length === 0) return;
    try {
      await host.hints?.ask(frame.viewer);
    } catch (error) {
      this.notice = { about: 'hint', why: (error as Error).message };
    }
  };

  /** The next move of others is shown when this has been seen. */
  hold = (shown: Promise<unknown>): void => this.#pauses.hold(shown);

  /** Shows what comes next at once: a bot that thinks plays its best move so far. */
  stop = (): void => {
    this.isHeld = false;
    this.#pauses.skip();
    this.host.bots?.stop();
  };

  /** Does something at the table: until it has happened, or was refused, nothing else can be done. */
  async perform(action: () => Promise<Notice | undefined>): Promise<void> {
    const sent = ++this.#sent;
    this.pending = true;
    this.notice = undefined;
    if (this.host.isRemote) this.#putAgain();
    try {
      const notice = await action();
      if (notice) [this.notice, this.#choosing] = [notice, true];
    } catch (error) {
      this.#fail(error);
    }
    // What was sent may have been shown, and something else sent, before the answer came.
    if (!this.pending || sent !== this.#sent) return;
    this.pending = false;
    if (this.host.isRemote) this.#putAgain();
    if (!this.#queue.isShowing) void this.#rest();
  }

  /** For the host: the game is known, and its kit is loaded. */
  async load(game: GameId): Promise<void> {
    this.kit ??= await loadKit(game);
    if (this.latest && !this.#queue.isBehind) this.#queue.add({ ...this.latest, happened: [] });
  }

  /** For the host: a new position. */
  take(frame: Frame): void {
    this.latest = frame;
    this.host.hints?.forget();
    if (frame.happened.some(({ seat }) => seat === frame.viewer)) {
      this.pending = false;
      this.#pauses.skip();
    }
    this.#queue.add(frame);
  }

  /** For the host: nothing of the game stays on the page. */
  forget(): void {
    this.latest = undefined;
    this.frame = undefined;
    this.#queue.clear();
  }

  /** What needs no asking. */
  obviousIn(frame: Frame): string | undefined {
    return this.kit && obvious(frame, this.kit);
  }

  /** Only in the latest position something can be done; a learner finds lit what the coach asks for. */
  #put(frame: Frame): void {
    const { host } = this;
    const isWaiting = (this.pending && host.isRemote) || host.isIdle || this.#queue.isBehind;
    const idle = isWaiting || this.#routineIn(frame) !== undefined;
    const wanted = idle ? [] : host.coach?.wanted;
    this.frame = wanted ? { ...frame, moves: frame.moves.filter((notation) => wanted.includes(notation)) } : frame;
  }

  #putAgain(): void {
    if (this.latest && !this.#queue.isBehind) this.#put({ ...this.latest, happened: [] });
  }

  /** The answer that is given for the viewer; where others see how fast it comes, only if they know that it is the only one. */
  #routineIn(frame: Frame): string | undefined {
    if (this.#choosing || !frame.waiting.includes(frame.viewer)) return undefined;
    const move = this.obviousIn(frame);
    return this.host.isRemote && !this.kit?.asksOpenly(frame.view) ? undefined : move;
  }

  #pauseAfter(frame: Frame): number {
    const { happened, waiting, viewer, over } = frame;
    const isOthers = happened.some(({ seat }) => seat !== viewer && seat < this.names.length);
    this.isHeld = settings.pace === 'enter' && isOthers && !over && !waiting.includes(viewer);
    if (this.isHeld) return Number.POSITIVE_INFINITY;
    if (this.#routineIn(frame) !== undefined) return pauseOf(PAUSES.routine);
    return pauseOf(happened.at(-1)?.seat === waiting[0] ? PAUSES.goOn : PAUSES.answer);
  }

  /** All that came has been seen: a routine answer is given, or the host goes on. */
  async #rest(): Promise<void> {
    const { latest, host } = this;
    if (!latest || this.pending || host.isIdle || this.#closed) return;
    const notation = this.#routineIn(latest);
    if (notation !== undefined && !host.coach?.holds(latest.viewer)) {
      this.automatic.add(latest.plies);
      await this.perform(() => host.play(notation));
    } else await host.goOn?.().catch((error) => this.#fail(error));
  }

  #fail(error: unknown): void {
    if (!this.#closed) this.fault = (error as Error).message;
  }
}
