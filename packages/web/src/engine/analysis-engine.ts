import type { MatchFile } from '@ahu/core';
import type {
  AnalysisAnswer,
  AnalysisRequest,
  Background,
  Check,
  Explanation,
  Judged,
  Work,
} from './analysis-messages.ts';
import { EngineFault, startWorker } from './engine.ts';

/** Who is told how an analysis goes. */
export interface Listener {
  onBackground(background: Background): void;
  onJudged(judged: readonly Judged[], done: number): void;
  onFault(why: string): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Without the name of `AnalysisRequest`'s number, which is given here. */
type Question = AnalysisRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'analysis'> : never) : never;

/** The page's end of an analysis, which runs in a worker of its own. */
export class AnalysisEngine {
  readonly #worker = startWorker();
  readonly #waiting = new Map<number, Waiting>();
  #listener: Listener | undefined;
  #next = 1;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => this.#hear(data));
    this.#worker.addEventListener('error', ({ message }) => this.#fail(message));
  }

  /** Judges a whole match; the listener hears of it until the engine is closed. */
  begin(work: Work, listener: Listener): void {
    this.#listener = listener;
    this.#send({ begin: work });
  }

  pause(isPaused: boolean): void {
    this.#send({ pause: isPaused });
  }

  explain(ply: number): Promise<Explanation | undefined> {
    return this.#ask({ explain: ply }) as Promise<Explanation | undefined>;
  }

  /** Judges the ply of a match that goes on; undefined if there was no choice. */
  check(file: MatchFile, ply: number, iterations: number): Promise<Check | undefined> {
    return this.#ask({ check: { file, ply, iterations } }) as Promise<Check | undefined>;
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask(question: Question): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(this.#send(question), { resolve, reject }));
  }

  #send(question: Question): number {
    const analysis = this.#next++;
    this.#worker.postMessage({ analysis, ...question });
    return analysis;
  }

  #hear(answer: AnalysisAnswer): void {
    const waiting = this.#waiting.get(answer.analysis);
    this.#waiting.delete(answer.analysis);
    if ('background' in answer) this.#listener?.onBackground(answer.background);
    else if ('judged' in answer) this.#listener?.onJudged(answer.judged, answer.done);
    else if ('answer' in answer) waiting?.resolve(answer.answer);
    else if (waiting) waiting.reject(new EngineFault(answer.error));
    else this.#listener?.onFault(answer.error);
  }

  #fail(message: string): void {
    for (const { reject } of this.#waiting.values()) reject(new EngineFault(message));
    this.#waiting.clear();
    this.#listener?.onFault(message);
  }
}
