import type { MatchFile, RuleId, Seat } from '@ahu/core';
import { Engine } from '../engine/engine.ts';
import type { Frame, Idea, Thought } from '../engine/frame.ts';
import { duration } from '../settings/settings.svelte.ts';
import { find, keep } from '../store/matches.ts';

/** How long a bot's move is looked at before the next one follows. */
const PAUSE = 700;

export interface Refusal {
  readonly rule: RuleId;
  readonly notation: string;
}

/** A match that is played at this screen: people around it, bots between them. */
export class Session {
  readonly id: string;
  readonly #engine = new Engine();
  file: MatchFile | undefined = $state.raw();
  /** Undefined while it loads, and while the screen is handed over. */
  frame: Frame | undefined = $state.raw();
  /** Who shall take the screen next. */
  handOver: Seat | undefined = $state();
  thinking: { seat: Seat; thought: Thought | undefined } | undefined = $state.raw();
  ideas: readonly Idea[] | undefined = $state.raw();
  refusal: Refusal | undefined = $state.raw();
  fault: string | undefined = $state();
  #viewer: Seat = 0;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  get people(): Seat[] {
    return this.file?.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])) ?? [];
  }

  get names(): string[] {
    return this.file?.seats.map(({ name }) => name) ?? [];
  }

  async open(): Promise<void> {
    const kept = await find(this.id);
    if (!kept) {
      this.fault = 'gone';
      return;
    }
    try {
      await this.#engine.ask('open', [kept.file]);
      this.file = await this.#engine.ask('file', []);
      this.#viewer = this.people[0] ?? 0;
      await this.#advance(0);
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  close(): void {
    this.#closed = true;
    this.#engine.close();
  }

  play = async (notation: string): Promise<void> => {
    const frame = this.frame;
    if (!frame || this.thinking) return;
    const { refused } = await this.#engine.ask('play', [this.#viewer, notation]);
    if (refused !== undefined) {
      this.refusal = { rule: refused, notation };
      return;
    }
    await this.#advance(frame.plies);
  };

  undo = async (): Promise<void> => {
    if (!this.frame?.canUndo) return;
    if (await this.#engine.ask('undo', [this.#viewer])) await this.#show(undefined);
  };

  hint = async (): Promise<void> => {
    this.thinking = { seat: this.#viewer, thought: undefined };
    this.ideas = await this.#engine.ask('hint', [this.#viewer], (thought) => {
      this.thinking = { seat: this.#viewer, thought };
    });
    this.thinking = undefined;
  };

  stop = (): void => this.#engine.stop();

  ask = <Answer>(question: unknown): Promise<Answer> =>
    this.#engine.ask('aid', [this.#viewer, question]) as Promise<Answer>;

  /** The next person has the screen. */
  take = async (): Promise<void> => {
    this.#viewer = this.handOver ?? this.#viewer;
    this.handOver = undefined;
    await this.#show(undefined);
  };

  /** Shows what was played since, lets bots move, and hands over to the next person who is asked. */
  async #advance(since: number): Promise<void> {
    let from = since;
    for (;;) {
      const frame = await this.#show(from);
      if (this.#closed || frame.over) return;
      const bot = frame.waiting.find((seat) => !this.people.includes(seat));
      if (bot === undefined) return this.#askPerson(frame);
      from = frame.plies;
      this.thinking = { seat: bot, thought: undefined };
      await new Promise((resolve) => setTimeout(resolve, duration(PAUSE)));
      await this.#engine.ask('think', [bot], (thought) => {
        this.thinking = { seat: bot, thought };
      });
      this.thinking = undefined;
    }
  }

  #askPerson({ waiting }: Frame): void {
    if (waiting.length === 0 || waiting.includes(this.#viewer)) return;
    this.frame = undefined;
    this.handOver = waiting[0];
  }

  async #show(since: number | undefined): Promise<Frame> {
    this.refusal = undefined;
    this.ideas = undefined;
    const frame = await this.#engine.ask('frame', [this.#viewer, since]);
    this.frame = frame;
    this.file = await this.#engine.ask('file', []);
    await keep(this.id, this.file, frame.over);
    return frame;
  }
}
