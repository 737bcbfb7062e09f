import {
  curveOf,
  type Light,
  type Play,
  type Point,
  playOf,
  sharesOf,
  type TurningPoint,
  turningPoints,
} from '@ahu/analysis';
import type { Seat } from '@ahu/core';
import { AnalysisEngine } from '../../engine/analysis-engine.ts';
import type { Background, Explanation, Judged } from '../../engine/analysis-messages.ts';
import type { Eyes, Frame, Happening } from '../../engine/frame.ts';
import { findAnalysis, forgetAnalysis, keepAnalysis } from '../../platform/storage/analyses.ts';
import { kept } from '../../platform/storage/local-store.ts';
import { Replay } from '../../table/replay/replay.svelte.ts';
import { DEPTH_KEY, DEPTHS, printOf } from './depth.ts';

/** Milliseconds between two times that what was found is kept. */
const KEEP_EVERY = 1000;

/** An analysis of a kept match, and what of it is looked at. */
export class Review {
  readonly id: string;
  readonly replay: Replay;
  light: Light = $state('seen');
  /** Nothing is judged before it is asked for again, once it was cancelled. */
  state: 'loading' | 'idle' | 'running' | 'paused' | 'done' = $state('loading');
  /** How much of the work is done, from 0 to 1. */
  done = $state(0);
  background: Background | undefined = $state.raw();
  judged: readonly Judged[] = $state.raw([]);
  fault: string | undefined = $state();
  /** The decision that is looked at. */
  opened: Judged | undefined = $state.raw();
  explanation: Explanation | undefined = $state.raw();
  /** A ply of the line that would have followed, which is on the board instead of what was played. */
  line: Happening | undefined = $state.raw();
  #engine: AnalysisEngine | undefined;
  #iterations = 0;
  #keptAt = 0;
  readonly #told = new Map<number, Promise<string>>();

  constructor(id: string) {
    this.id = id;
    this.replay = new Replay(id);
  }

  readonly names: readonly string[] = $derived.by(() => this.replay.names);
  readonly isWhole: boolean = $derived.by(() => this.judged.length === this.background?.decisions);
  readonly curve: readonly Point[] = $derived.by(() => this.#curve());
  readonly plays: readonly Play[] = $derived.by(() =>
    this.names.map((_, seat) => playOf(seat, this.judged, this.background?.strokes ?? [])),
  );
  readonly turns: readonly TurningPoint<Judged>[] = $derived.by(() =>
    this.isWhole ? turningPoints(this.judged, this.curve, this.background?.strokes ?? []) : [],
  );

  /** What the board shows. */
  get frame(): Frame | undefined {
    const { frame } = this.replay;
    const { line, opened } = this;
    if (!frame || !line || !opened) return frame;
    const { open: _, ...rest } = frame;
    return { ...rest, viewer: opened.seat, view: line.after, plies: line.ply + 1, waiting: [], happened: [line] };
  }

  async open(): Promise<void> {
    await this.replay.open();
    if (this.replay.fault) return;
    if (this.replay.over) await this.#load();
    else this.fault = 'notOver';
  }

  close(): void {
    this.keep();
    this.#engine?.close();
    this.replay.close();
  }

  /** Judges by the depth that is chosen, from the beginning. */
  start = (): void => {
    this.judged = [];
    this.#begin(DEPTHS[kept<keyof typeof DEPTHS>(DEPTH_KEY, 'usual')] ?? DEPTHS.usual, false);
  };

  pause = (isPaused: boolean): void => {
    this.state = isPaused ? 'paused' : 'running';
    this.#engine?.pause(isPaused);
    this.keep();
  };

  /** Stops, and forgets what was found. */
  cancel = (): void => {
    this.#engine?.close();
    this.#engine = undefined;
    this.look(undefined);
    [this.judged, this.done, this.state] = [[], 0, 'idle'];
    void forgetAnalysis(this.#key);
  };

  see = async (light: Light): Promise<void> => {
    if (light === this.light) return;
    this.keep();
    this.#engine?.close();
    this.light = light;
    const { opened } = this;
    this.look(undefined);
    await this.#load();
    if (opened) this.replay.go(opened.ply);
  };

  /** Goes to a ply without a decision. */
  go = (ply: number): void => {
    this.look(undefined);
    this.replay.go(ply);
  };

  look = (judged: Judged | undefined): void => {
    [this.opened, this.explanation, this.line] = [judged, undefined, undefined];
    if (!judged) return;
    this.replay.see(this.eyesOf(judged.seat));
    this.replay.go(judged.ply);
    const engine = this.#engine;
    void engine?.explain(judged.ply).then(
      (explanation) => {
        if (this.opened === judged) this.explanation = explanation;
      },
      (error: Error) => (this.fault = error.message),
    );
  };

  /** What was played, in words; the same question is asked once. */
  tell = ({ ply, seat, move }: Judged): Promise<string> => {
    const known = this.#told.get(ply);
    if (known) return known;
    const telling = this.replay.happening(seat, ply).then((happening) => {
      const { kit } = this.replay;
      const told = kit?.tell(happening, this.names).map(({ text }) => text) ?? [];
      const { heading, text } = kit?.say(move, happening.before, this.names) ?? { heading: '', text: move };
      return told.join(' ') || `${heading}: ${text}`;
    });
    this.#told.set(ply, telling);
    return telling;
  };

  eyesOf = (seat: Seat): Eyes => (this.light === 'open' ? 'all' : seat);

  get #key(): string {
    return `${this.id} ${this.light}`;
  }

  #curve(): readonly Point[] {
    const { judged, background } = this;
    if (!background) return [];
    const end = sharesOf(background.sheet.winners, this.names.length);
    return this.isWhole ? curveOf(judged, background.plies, end) : judged;
  }

  async #load(): Promise<void> {
    [this.judged, this.done, this.state] = [[], 0, 'loading'];
    const found = await findAnalysis<Judged>(this.#key).catch(() => undefined);
    const { file } = this.replay;
    if (!found || found.print !== printOf(file)) return this.start();
    this.judged = found.judged;
    this.#begin(found.iterations, found.isPaused);
  }

  #begin(iterations: number, isPaused: boolean): void {
    const { file } = this.replay;
    if (!file) return;
    this.#engine?.close();
    const engine = new AnalysisEngine();
    this.#engine = engine;
    this.#iterations = iterations;
    this.state = isPaused ? 'paused' : 'running';
    if (isPaused) engine.pause(true);
    engine.begin(
      { file, light: this.light, iterations, known: this.judged },
      {
        onBackground: (background) => {
          this.background = background;
        },
        onJudged: (judged, done) => this.#hear(judged, done),
        onFault: (why) => {
          this.fault = why;
        },
      },
    );
  }

  #hear(judged: readonly Judged[], done: number): void {
    this.done = done;
    if (judged.length > 0) {
      const all = new Map([...this.judged, ...judged].map((each) => [each.ply, each]));
      this.judged = [...all.values()].sort((a, b) => a.ply - b.ply);
    }
    if (done === 1) this.state = 'done';
    if (done === 1 || performance.now() - this.#keptAt > KEEP_EVERY) this.keep();
  }

  /** A browser that keeps nothing judges anew. */
  keep(): void {
    this.#keptAt = performance.now();
    if (this.judged.length === 0) return;
    void keepAnalysis({
      id: this.#key,
      print: printOf(this.replay.file),
      iterations: this.#iterations,
      judged: this.judged,
      isPaused: this.state === 'paused',
      changed: Date.now(),
    }).catch(() => {});
  }
}
