import type { Seat } from '@ahu/core';
import {
  LEARNER,
  type Lesson,
  type LessonWords,
  type Place,
  placeIn,
  type Script,
  type Tip,
} from '../../games/contract/lesson.ts';
import type { Coach } from '../../table/coach.ts';
import type { TableSession } from '../../table/session.svelte.ts';
import type { WorkerHost } from '../../table/worker-host.svelte.ts';

const NONE: ReadonlySet<string> = new Set();

/** What the coach has to say: a text, and what shall be done. */
interface Speech {
  readonly text: string;
  readonly task?: string | undefined;
  /** It only has to be read. */
  readonly isTold: boolean;
}

/** Leads through the script of a lesson, and gives a word now and then when it is over. */
export class Guide implements Coach {
  readonly script: Script;
  readonly #words: () => LessonWords;
  readonly #tips: readonly Tip[];
  #session: TableSession | undefined = $state.raw();
  #host: WorkerHost | undefined = $state.raw();
  /** How much of what is told before this ply was read. */
  #read = $state.raw({ plies: -1, count: 0 });
  /** The tip that was given last, and at which ply. */
  #tip: { key: string; plies: number } | undefined = $state.raw();
  readonly #given = new Set<string>();
  declined = $state(false);
  showing = $state(false);

  constructor({ script, tips, words }: Lesson) {
    this.script = script;
    this.#tips = tips;
    this.#words = words;
  }

  join(session: TableSession, host: WorkerHost): void {
    this.#session = session;
    this.#host = host;
  }

  readonly place: Place = $derived.by(() => placeIn(this.script, this.#host?.file?.log ?? []));
  readonly #now: Script['steps'][number] | undefined = $derived.by(
    () => this.#unread(this.place)[0] ?? (this.place.next && this.script.steps[this.place.next.step]),
  );

  readonly speech: Speech | undefined = $derived.by(() => {
    const { steps, tips } = this.#words();
    if (this.#now && 'tell' in this.#now) return { ...steps[this.#now.tell], isTold: true };
    if (this.#now && 'ask' in this.#now) return { ...steps[this.#now.ask], isTold: false };
    if (this.#now || !this.#tip || this.#tip.plies !== this.place.plies) return undefined;
    return { text: tips[this.#tip.key], isTold: false };
  });

  /** How far the script is, from 0 to 1. */
  readonly progress: number = $derived.by(() =>
    this.#now ? this.script.steps.indexOf(this.#now) / this.script.steps.length : 1,
  );

  get lights(): ReadonlySet<string> {
    return this.#now && 'lights' in this.#now ? new Set(this.#now.lights) : NONE;
  }

  get canShow(): boolean {
    return !this.showing && this.#now !== undefined && 'ask' in this.#now && this.#session?.frame?.moves.length !== 0;
  }

  #unread({ plies, tells }: Place): Place['tells'] {
    return tells.slice(this.#read.plies === plies ? this.#read.count : 0);
  }

  holds(seat: Seat): boolean {
    const { next } = this.place;
    return this.#unread(this.place).length > 0 || (next !== undefined && next.seat !== seat);
  }

  get moveOfBot(): string | undefined {
    return this.place.next?.moves[0];
  }

  get wanted(): readonly string[] | undefined {
    const { next } = this.place;
    if (this.#unread(this.place).length > 0) return [];
    return next && (next.seat === LEARNER ? next.moves : []);
  }

  decline(): void {
    this.declined = true;
  }

  /** What was told has been read. */
  next = (): void => {
    const { plies } = this.place;
    this.#read = { plies, count: this.#read.plies === plies ? this.#read.count + 1 : 1 };
    this.#host?.retry();
  };

  /** Plays what is asked for, to the end of the step. */
  show = async (): Promise<void> => {
    this.showing = true;
    const step = this.place.next?.step;
    for (let before = -1; this.place.next?.step === step && this.place.plies > before; ) {
      before = this.place.plies;
      this.#read = { plies: before, count: this.place.tells.length };
      await this.#session?.play(this.place.next?.moves[0] as string);
    }
    this.showing = false;
  };

  /** After the script: a word about what comes up for the first time. */
  look(): void {
    const frame = this.#session?.frame;
    if (!frame || this.#now || !(frame.over || frame.waiting.includes(LEARNER))) return;
    const tip = this.#tips.find(({ key, when }) => !this.#given.has(key) && when(frame));
    if (!tip) return;
    this.#given.add(tip.key);
    this.#tip = { key: tip.key, plies: this.place.plies };
  }
}
