import { AUDIENCE, type MatchFile, type Seat } from '@ahu/core';
import { type GameId, isGameId } from '@ahu/games/list';
import { Engine } from '../engine/engine.ts';
import type { Frame, Happening, Hint, Thought } from '../engine/frame.ts';
import { islandIn } from '../games/lessons.ts';
import { find } from '../platform/storage/matches.ts';
import type { Coach } from './coach.ts';
import { Hints } from './hints.svelte.ts';
import type { Bots, HotSeat, Looks, Notice, TableHost } from './host.ts';
import { Keeper } from './keeper.svelte.ts';
import type { TableSession } from './session.svelte.ts';
import { type Span, sinceLastTurn } from './since.ts';

/** A match that is played at this screen: people around it, bots between them. */
export class WorkerHost implements TableHost, Bots, HotSeat {
  readonly id: string;
  readonly isRemote = false;
  readonly isIdle = false;
  readonly bots: Bots = this;
  readonly hotSeat: HotSeat = this;
  readonly coach: Coach | undefined;
  readonly #engine = new Engine();
  readonly hints: Hints | undefined;
  readonly looks: Looks = {
    refusal: (notation) => this.#engine.ask('refusal', [this.#viewer, notation]),
    past: async (plies) => ({ ...(await this.#engine.ask('frame', [this.#viewer, plies - 1, plies])), moves: [] }),
    story: async (from, to) => (await this.#engine.ask('frame', [this.#viewer, from, to])).happened,
    sheet: () => this.#engine.ask('sheet', []),
  };
  file: MatchFile | undefined = $state.raw();
  handOver: Seat | undefined = $state();
  undoer: Seat | undefined = $state();
  news: readonly Happening[] = $state.raw([]);
  paused = $state(false);
  readonly #keeper: Keeper;
  #thought: Thought | undefined = $state.raw();
  #table: TableSession | undefined = $state.raw();
  #viewer: Seat = AUDIENCE;
  /** Nobody has a secret, so that several people look at one screen without a hand-over. */
  #shared = false;
  #shown: number | undefined;
  /** What to do next is being found out, or done. */
  #busy = false;

  constructor(id: string, coach?: Coach) {
    this.id = id;
    this.#keeper = new Keeper(id);
    this.coach = coach;
    this.hints = coach?.isExam || islandIn(id) ? undefined : new Hints(this.#engine);
  }

  get game(): GameId | undefined {
    return this.file?.game as GameId | undefined;
  }

  get people(): Seat[] {
    return this.file?.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])) ?? [];
  }

  get names(): string[] {
    return this.file?.seats.map(({ name }) => name) ?? [];
  }

  get canRewind(): boolean {
    return this.people.length === 1 && !islandIn(this.id);
  }

  get isPractice(): boolean {
    return this.file?.practice === true;
  }

  get thinking(): Bots['thinking'] {
    const seat = this.#botIn(this.#table?.frame);
    return seat === undefined ? undefined : { seat, thought: this.#thought };
  }

  get unsaved(): string | undefined {
    return this.#keeper.trouble;
  }

  newsOf(viewer: Seat): Span {
    return sinceLastTurn(this.file?.log ?? [], viewer);
  }

  async open(table: TableSession): Promise<void> {
    this.#table = table;
    const kept = await find(this.id);
    if (!kept || !isGameId(kept.file.game)) {
      table.fault = 'gone';
      return;
    }
    await Promise.all([table.load(kept.file.game), this.#engine.ask('open', [kept.file])]);
    this.file = await this.#engine.ask('file', []);
    if (this.people.length === 1) this.#viewer = this.people[0];
    await this.#look();
  }

  close(): void {
    void this.#keeper.flush();
    this.#engine.close();
  }

  async play(notation: string): Promise<Notice | undefined> {
    const { refused } = await this.#engine.ask('play', [this.#viewer, notation]);
    if (refused !== undefined) return { about: 'refused', rule: refused, notation };
    await this.#changed();
    return undefined;
  }

  /** At an open table the seat that moved last takes back. */
  async takeBack(isRoutine: (frame: Frame) => boolean, to?: number): Promise<Notice | undefined> {
    const seat = this.#lastMover() ?? this.#viewer;
    const plies = to ?? (await this.#choiceBefore(seat, isRoutine));
    if (plies === undefined || !(await this.#engine.ask('undo', [seat, plies])))
      return { about: 'undo', stop: this.#session.latest?.undoStop ?? 'nothing' };
    this.#viewer = seat;
    this.handOver = undefined;
    const wasPractice = this.isPractice;
    await this.#changed();
    return this.isPractice && !wasPractice ? { about: 'practice' } : undefined;
  }

  async #choiceBefore(seat: Seat, isRoutine: (frame: Frame) => boolean): Promise<number | undefined> {
    let back: Frame | undefined;
    do back = await this.#engine.ask('back', [seat, back?.plies ?? this.file?.log.length ?? 0]);
    while (back && isRoutine(back));
    return back?.plies;
  }

  /** Plans that begin with these moves of the viewer's, and why they are good. */
  readonly plansOf = (moves: readonly string[]): Promise<Hint> => this.#engine.ask('hint', [this.#viewer, moves]);

  stop = (): void => this.#engine.stop();

  take = (): void => {
    this.#viewer = this.handOver ?? this.#viewer;
    this.handOver = undefined;
    this.#shown = undefined;
    void this.#look();
  };

  pause = (paused: boolean): void => {
    this.paused = paused;
    if (!paused) void this.#look();
  };

  retry = (): void => {
    this.#session.notice = undefined;
    void this.#look();
  };

  rematch = async (): Promise<void> => (await import('./afterwards.ts')).playAgain(this.file as MatchFile);

  save = async (): Promise<void> => (await import('./afterwards.ts')).handOutMatch(this.file as MatchFile);

  async goOn(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const isChanged = await this.#advance().finally(() => {
      this.#busy = false;
    });
    await (isChanged ? this.#look() : this.#keeper.flush());
  }

  get #session(): TableSession {
    return this.#table as TableSession;
  }

  /** The person who moved last, where several look at one screen: they take back, and not the one who is asked now. */
  #lastMover(): Seat | undefined {
    const last = this.file?.log.findLast(([seat]) => seat !== 'chance')?.[0];
    const isOpen = this.#shared || this.handOver !== undefined;
    return isOpen && typeof last === 'number' && this.people.includes(last) ? last : undefined;
  }

  async #changed(): Promise<void> {
    this.stop();
    await this.#look();
    void this.#keeper.flush();
  }

  async #look(): Promise<void> {
    const { frame, hasSecrets, file } = await this.#engine.ask('look', [this.#viewer, this.#shown]);
    this.#shown = frame.plies;
    this.#shared = this.people.length > 1 && !hasSecrets;
    this.file = file;
    this.#keeper.put(file, frame);
    const mover = this.#lastMover();
    this.#session.take({ ...frame, canUndo: frame.canUndo || (mover !== undefined && mover !== this.#viewer) });
  }

  /** Plays for bots and routine answers; returns whether there is something new to look at. */
  async #advance(): Promise<boolean> {
    const frame = this.#session.latest as Frame;
    if (frame.over) return this.#end();
    const bot = this.#botIn(frame);
    if (bot !== undefined) return this.#letThink(bot);
    for (const seat of frame.waiting) {
      if (!this.people.includes(seat) || this.coach?.holds(seat)) return false;
      const seen = seat === this.#viewer ? frame : await this.#engine.ask('frame', [seat]);
      const move = this.#session.obviousIn(seen);
      if (move !== undefined) return (await this.#engine.ask('play', [seat, move])).refused === undefined;
    }
    return this.#askPerson(frame.waiting);
  }

  /** The bot that moves next, unless it shall wait. */
  #botIn(frame: Frame | undefined): Seat | undefined {
    const bot = frame?.waiting.find((seat) => !this.people.includes(seat));
    return bot === undefined || this.paused || this.coach?.holds(bot) ? undefined : bot;
  }

  async #letThink(bot: Seat): Promise<boolean> {
    const given = this.coach?.moveOfBot;
    try {
      if (given !== undefined) await this.#engine.ask('play', [bot, given]);
      else
        await this.#engine.ask('think', [bot, this.#viewer], (thought) => {
          this.#thought = thought;
        });
      return true;
    } catch (error) {
      this.#session.notice = { about: 'bot', seat: bot, why: (error as Error).message };
      return false;
    } finally {
      this.#thought = undefined;
    }
  }

  async #askPerson(waiting: readonly Seat[]): Promise<boolean> {
    if (waiting.includes(this.#viewer)) return false;
    if (this.#shared || this.people.length === 1) {
      this.#viewer = waiting[0];
      return true;
    }
    const { from } = this.newsOf(waiting[0]);
    this.news = (await this.#engine.ask('frame', [AUDIENCE, from])).happened;
    this.undoer = this.#session.latest?.canUndo ? this.#viewer : undefined;
    this.#session.forget();
    this.handOver = waiting[0];
    return false;
  }

  /** Around one screen nobody's secrets are left on the table. */
  #end(): boolean {
    if (this.people.length < 2 || this.#shared || this.#viewer === AUDIENCE) return false;
    this.#viewer = AUDIENCE;
    return true;
  }
}
