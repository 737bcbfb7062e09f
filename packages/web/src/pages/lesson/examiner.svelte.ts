import type { Seat } from '@ahu/core';
import type { Coach } from '../../table/coach.ts';
import type { TableSession } from '../../table/session.svelte.ts';
import type { WorkerHost } from '../../table/worker-host.svelte.ts';

/** A position, and what is right in it. */
export interface Question {
  /** The answers that are right; the first is the one that is shown. */
  readonly right: readonly string[];
  readonly lights?: readonly string[] | undefined;
  /** How many plies there are before the question. */
  readonly plies: number;
  /** Whether the learner shall find out alone, without hints. */
  readonly isExam?: boolean;
}

/** Asks one question: everything may be tried, and only a right answer is played. */
export class Examiner implements Coach {
  readonly lights: ReadonlySet<string>;
  readonly isExam: boolean;
  readonly #question: Question;
  #session: TableSession | undefined = $state.raw();
  #host: WorkerHost | undefined = $state.raw();
  /** What was tried last, if it was wrong. */
  wrong: string | undefined = $state();
  /** Whether anything wrong was tried, or the answer shown. */
  hasMissed = $state(false);

  constructor(question: Question) {
    this.#question = question;
    this.lights = new Set(question.lights);
    this.isExam = question.isExam ?? false;
  }

  join(session: TableSession, host: WorkerHost): void {
    this.#session = session;
    this.#host = host;
  }

  readonly isAnswered: boolean = $derived.by(() => (this.#host?.file?.log.length ?? 0) > this.#question.plies);

  /** Nobody answers a right answer, and nothing is answered for the learner. */
  holds(_seat: Seat): boolean {
    return true;
  }

  readonly moveOfBot = undefined;

  get wanted(): readonly string[] | undefined {
    return this.isAnswered ? [] : undefined;
  }

  accepts(notation: string): boolean {
    return this.#question.right.includes(notation);
  }

  decline(notation: string): void {
    // The rest of a plan whose first act was right.
    if (this.isAnswered) return;
    this.wrong = notation;
    this.hasMissed = true;
  }

  show = (): void => {
    this.hasMissed = true;
    void this.#session?.play(this.#question.right[0]);
  };
}
