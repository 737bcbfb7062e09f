import { AUDIENCE, type MatchFile, type Seat } from '@ahu/core';
import { Engine } from '../engine/engine.ts';
import type { Frame, Thought } from '../engine/frame.ts';
import type { Kit } from '../games/contract/kit.ts';
import { type GameId, isGameId, loadKit } from '../games/registry.ts';
import { duration } from '../platform/settings.svelte.ts';
import { find, keep } from '../platform/storage/matches.ts';
import type { Coach } from './coach.ts';
import { Coached } from './coached.ts';
import { Hints } from './hints.svelte.ts';
import { LocalLooks } from './looks.ts';
import { answersTo, obvious } from './obvious.ts';
import { Pauses } from './pauses.ts';
import { type Span, sinceLastTurn } from './since.ts';
import type { Notice, TableSession } from './table-session.ts';

/** How long a move is looked at before a bot answers, before it goes on, and before a routine answer. */
const PAUSES = { answer: 700, goOn: 450, routine: 350 } as const;

/** A match that is played at this screen: people around it, bots between them. */
export class Session implements TableSession {
  readonly id: string;
  readonly #coached: Coached;
  readonly #engine = new Engine();
  readonly #pauses = new Pauses();
  readonly hints = new Hints(this.#engine);
  readonly looks = new LocalLooks(this.#engine, () => this.#viewer);
  kit: Kit | undefined = $state.raw();
  file: MatchFile | undefined = $state.raw();
  frame: Frame | undefined = $state.raw();
  handOver: Seat | undefined = $state();
  thinking: { seat: Seat; thought: Thought | undefined } | undefined = $state.raw();
  notice: Notice | undefined = $state.raw();
  fault: string | undefined = $state();
  unsaved: string | undefined = $state();
  paused = $state(false);
  /** Who may still take back a move while the screen is handed over. */
  takeBack: Seat | undefined = $state();
  #viewer: Seat = AUDIENCE;
  /** Nobody has a secret, so that several people look at one screen without a hand-over. */
  #shared = false;
  #shown: number | undefined;
  #running = false;
  /** Something changed while the table was busy. */
  #again = false;
  /** Goes up with everything that a person does, so that nothing older is played for them. */
  #touches = 0;
  #closed = false;

  constructor(id: string, coach?: Coach) {
    this.id = id;
    this.#coached = new Coached(coach, () => this.file?.log ?? []);
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

  get news(): Span {
    return sinceLastTurn(this.file?.log ?? [], this.frame?.viewer ?? AUDIENCE);
  }

  get canUndo(): boolean {
    return this.frame !== undefined && (this.frame.canUndo || this.#undoer() !== this.#viewer);
  }

  async open(): Promise<void> {
    try {
      const kept = await find(this.id);
      if (!kept || !isGameId(kept.file.game)) {
        this.fault = 'gone';
        return;
      }
      [this.kit] = await Promise.all([loadKit(kept.file.game), this.#engine.ask('open', [kept.file])]);
      this.file = await this.#engine.ask('file', []);
      if (this.people.length === 1) this.#viewer = this.people[0];
    } catch (error) {
      this.fault = (error as Error).message;
      return;
    }
    await this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#pauses.skip();
    this.#engine.close();
  }

  play = async (notation: string): Promise<void> => {
    this.#touches++;
    this.notice = undefined;
    if (!this.#coached.welcomes(notation)) return;
    try {
      const { refused } = await this.#engine.ask('play', [this.#viewer, notation]);
      if (refused !== undefined) this.notice = { about: 'refused', rule: refused, notation };
      else await this.#changed();
    } catch (error) {
      this.fault = (error as Error).message;
    }
  };

  /** Back to the last real choice of whoever looks; at an open table, of whoever moved last. */
  undo = async (): Promise<void> => {
    const seat = this.#undoer();
    const back = await this.#engine.ask('back', [seat]);
    const target = back.find((frame) => this.#obvious(frame) === undefined);
    this.#touches++;
    if (target && (await this.#engine.ask('undo', [seat, target.plies]))) {
      this.#viewer = seat;
      this.handOver = undefined;
      this.notice = undefined;
      await this.#changed();
    } else this.notice = { about: 'undo', stop: this.frame?.undoStop ?? 'nothing' };
  };

  hint = async (): Promise<void> => {
    if (!this.frame || answersTo(this.frame, this.kit as Kit).length === 0) return;
    try {
      await this.hints.ask(this.#viewer);
    } catch (error) {
      this.notice = { about: 'hint', why: (error as Error).message };
    }
  };

  stop = (): void => {
    this.#pauses.skip();
    this.#engine.stop();
  };

  hold = (shown: Promise<unknown>): void => this.#pauses.hold(shown);

  rematch = async (): Promise<void> => (await import('./afterwards.ts')).playAgain(this.file as MatchFile);

  save = async (): Promise<void> => (await import('./afterwards.ts')).handOutMatch(this.file as MatchFile);

  /** The next person has the screen. */
  take = async (): Promise<void> => {
    this.#viewer = this.handOver ?? this.#viewer;
    this.handOver = undefined;
    this.#shown = undefined;
    await this.#run();
  };

  pause = async (paused: boolean): Promise<void> => {
    this.paused = paused;
    if (!paused) await this.#run();
  };

  retry = async (): Promise<void> => {
    this.notice = undefined;
    await this.#run();
  };

  #undoer(): Seat {
    const last = this.file?.log.findLast(([seat]) => seat !== 'chance')?.[0];
    const shared = this.#shared || this.handOver !== undefined;
    return shared && typeof last === 'number' && this.people.includes(last) ? last : this.#viewer;
  }

  #obvious(frame: Frame): string | undefined {
    return obvious(frame, this.kit as Kit);
  }

  async #changed(): Promise<void> {
    this.hints.forget();
    this.stop();
    await this.#run();
  }

  /** Plays on until somebody has to be asked. */
  async #run(): Promise<void> {
    this.#again = true;
    if (this.#running) return;
    this.#running = true;
    while (this.#again && !this.#closed) {
      this.#again = false;
      try {
        while (!this.#closed && (await this.#step()));
      } catch (error) {
        if (!this.#closed) this.fault = (error as Error).message;
      }
    }
    this.#running = false;
  }

  /** Shows how things are and lets whoever needs not be asked move; false when a person is asked. */
  async #step(): Promise<boolean> {
    const last = this.file?.log.at(-1)?.[0];
    const frame = await this.#show();
    if (frame.over) return this.#end();
    const bot = frame.waiting.find((seat) => !this.people.includes(seat));
    if (bot !== undefined) return this.#letThink(bot, last === bot ? PAUSES.goOn : PAUSES.answer);
    for (const seat of frame.waiting) {
      const seen = seat === this.#viewer ? frame : await this.#engine.ask('frame', [seat]);
      const move = this.#obvious(seen);
      if (move !== undefined) return this.#playFor(seat, move);
    }
    return this.#askPerson(frame.waiting);
  }

  async #letThink(bot: Seat, pause: number): Promise<boolean> {
    if (this.paused || this.#coached.holds(bot)) return false;
    const touches = this.#touches;
    this.thinking = { seat: bot, thought: undefined };
    await this.#pauses.wait(duration(pause));
    try {
      // What a person did meanwhile is shown first.
      if (touches === this.#touches && !this.#closed) {
        const given = this.#coached.moveOfBot();
        if (given !== undefined) await this.#engine.ask('play', [bot, given]);
        else
          await this.#engine.ask('think', [bot, this.#viewer], (thought) => {
            this.thinking = { seat: bot, thought };
          });
      }
      return true;
    } catch (error) {
      if (!this.#closed) this.notice = { about: 'bot', seat: bot, why: (error as Error).message };
      return false;
    } finally {
      this.thinking = undefined;
    }
  }

  async #playFor(seat: Seat, notation: string): Promise<boolean> {
    if (this.#coached.holds(seat)) return false;
    const touches = this.#touches;
    await this.#pauses.wait(duration(PAUSES.routine));
    if (touches !== this.#touches) return true;
    return (await this.#engine.ask('play', [seat, notation])).refused === undefined;
  }

  async #askPerson(waiting: readonly Seat[]): Promise<boolean> {
    if (waiting.includes(this.#viewer)) return false;
    if (this.#shared || this.people.length === 1) {
      this.#viewer = waiting[0];
      return true;
    }
    // Whoever moved may see what came of it before the screen goes on.
    const touches = this.#touches;
    if (this.frame?.happened.length) await this.#pauses.wait(duration(PAUSES.answer));
    if (touches !== this.#touches) return true;
    this.takeBack = this.frame?.canUndo ? this.#viewer : undefined;
    this.frame = undefined;
    this.handOver = waiting[0];
    return false;
  }

  /** Around one screen nobody's secrets are left on the table. */
  #end(): boolean {
    if (this.people.length < 2 || this.#shared || this.#viewer === AUDIENCE) return false;
    this.#viewer = AUDIENCE;
    return true;
  }

  async #show(): Promise<Frame> {
    const { frame, hasSecrets, file } = await this.#engine.ask('look', [this.#viewer, this.#shown]);
    const routine = frame.waiting.includes(frame.viewer) && this.#obvious(frame) !== undefined;
    this.#shown = frame.plies;
    this.#shared = this.people.length > 1 && !hasSecrets;
    this.file = file;
    this.frame = routine ? { ...frame, moves: [] } : this.#coached.guided(frame);
    await this.#keep(file, frame.over);
    return frame;
  }

  async #keep(file: MatchFile, over: boolean): Promise<void> {
    try {
      await keep(this.id, file, over);
      this.unsaved = undefined;
    } catch (error) {
      this.unsaved = (error as Error).message;
    }
  }
}
