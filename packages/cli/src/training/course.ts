import { Learner, type Losses, Network, type PackedLessons, type Progress, pack, unpack } from '@ahu/bots';
import { Sfc32, type Traits } from '@ahu/core';
import type { LaneData, Played } from './lane.ts';
import { type Recipe, recipeOf } from './recipe.ts';
import { Lane } from './worker.ts';

export interface Course extends LaneData {
  readonly traits: Traits;
  readonly moveCount: number;
  readonly seed: string;
  readonly lanes: number;
  /** It ends after `minutes` or `games`, whichever comes first. A run of a number of games is the same anywhere. */
  readonly minutes: number;
  readonly games: number;
  /** Exams are `exams` games apart, with `examGames` games against each opponent. */
  readonly exams: number;
  readonly examGames: number;
  /** The weights it begins with, and the games they were made with. */
  readonly from: { readonly weights: Float32Array; readonly games: number };
}

/** How far it got, at an exam. */
export interface Report {
  readonly minutes: number;
  readonly games: number;
  readonly losses: Losses;
  /** Its share of the wins at tables of the version it began with, of that of the last exam, and of greedy. */
  readonly beginning: number;
  readonly last: number;
  readonly greedy: number;
}

/** All that is needed to go on. */
export interface Standing {
  readonly games: number;
  readonly round: number;
  readonly minutes: number;
  readonly progress: Progress;
  readonly memory: PackedLessons;
  readonly versions: readonly Float32Array[];
  readonly last: Float32Array;
  readonly reports: readonly Report[];
}

/** Hears of every exam; what it is told can be kept to go on from. */
export type OnReport = (report: Report, settled: Network, standing: () => Standing) => void;

/** Trains until the course is over. */
export async function train(course: Course, onReport: OnReport, standing?: Standing): Promise<readonly Report[]> {
  const { game, shape } = course;
  const lanes = Array.from({ length: course.lanes }, () => new Lane({ game, shape }));
  try {
    return await new Teaching(course, lanes, onReport, standing).run();
  } finally {
    await Promise.all(lanes.map((lane) => lane.end()));
  }
}

class Teaching {
  readonly #course: Course;
  readonly #recipe: Recipe;
  readonly #lanes: readonly Lane[];
  readonly #learner: Learner;
  readonly #onReport: OnReport;
  readonly #begin = performance.now();
  readonly #before: number;
  readonly #reports: Report[];
  readonly #versions: Float32Array[];
  #last: Float32Array;
  #games: number;
  #round: number;
  #losses: Losses = { value: 0, moves: 0 };

  constructor(course: Course, lanes: readonly Lane[], onReport: OnReport, standing?: Standing) {
    const { shape, traits, moveCount, from } = course;
    this.#recipe = recipeOf(course.game);
    const network = new Network(shape, new Float32Array(from.weights));
    const memory = standing ? unpack(standing.memory) : this.#recipe.memory;
    this.#course = course;
    this.#lanes = lanes;
    this.#onReport = onReport;
    this.#learner = new Learner(network, traits, moveCount, memory);
    if (standing) this.#learner.resume(standing.progress);
    this.#games = standing?.games ?? from.games;
    this.#round = standing?.round ?? 0;
    this.#before = standing?.minutes ?? 0;
    this.#versions = [...(standing?.versions ?? [from.weights.slice()])];
    this.#last = standing?.last ?? from.weights.slice();
    this.#reports = [...(standing?.reports ?? [])];
  }

  get #minutes(): number {
    return this.#before + (performance.now() - this.#begin) / 60_000;
  }

  get #isOver(): boolean {
    const { minutes, games, from } = this.#course;
    return this.#minutes - this.#before >= minutes || this.#games - from.games >= games;
  }

  async run(): Promise<readonly Report[]> {
    for (const version of this.#versions) await this.#introduce(version);
    let playing = this.#play();
    while (!this.#isOver) {
      const played = await playing;
      // The lanes play on with what was learnt so far while this thread learns from what they played.
      playing = this.#play();
      const before = this.#games;
      this.#learn(played);
      if (this.#passes(this.#recipe.generation, before)) {
        await playing;
        await this.#addVersion();
      }
      if (!this.#passes(this.#course.exams, before)) continue;
      await playing;
      await this.#examine();
    }
    await playing;
    if (this.#reports.at(-1)?.games !== this.#games) await this.#examine();
    return this.#reports;
  }

  #passes(every: number, before: number): boolean {
    return Math.floor(this.#games / every) > Math.floor(before / every);
  }

  async #introduce(weights: Float32Array): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.ask({ kind: 'rival', weights })));
  }

  async #addVersion(): Promise<void> {
    const version = this.#learner.settled.slice();
    this.#versions.push(version);
    await this.#introduce(version);
  }

  #play(): Promise<Played[]> {
    const weights = this.#learner.settled.slice();
    const round = `${this.#course.seed} ${this.#round++}`;
    return Promise.all(
      this.#lanes.map((lane, i) =>
        lane.ask<Played>({ kind: 'play', weights, games: this.#recipe.gamesARound, seed: `${round} ${i}` }),
      ),
    );
  }

  #learn(played: readonly Played[]): void {
    let positions = 0;
    for (const each of played) {
      this.#learner.memory.addAll(unpack({ ...each, capacity: Math.max(1, each.stored) }));
      positions += each.stored;
    }
    this.#games += this.#lanes.length * this.#recipe.gamesARound;
    const { fewest, fewestToGoOn } = this.#recipe;
    if (this.#learner.memory.stored < (this.#course.from.games === 0 ? fewest : fewestToGoOn)) return;
    const rate =
      this.#recipe.rate * Math.max(0.1, 0.5 ** ((this.#games - this.#course.from.games) / this.#recipe.halving));
    const batches = Learner.batches(positions, this.#recipe.repetitions);
    this.#losses = this.#learner.learn(batches, rate, new Sfc32(`batches ${this.#course.seed} ${this.#games}`));
  }

  async #examine(): Promise<void> {
    const weights = this.#learner.settled.slice();
    const against = async (rival: Float32Array | 'greedy'): Promise<number> => {
      const games = Math.ceil(this.#course.examGames / this.#lanes.length);
      const wins = await Promise.all(
        this.#lanes.map((lane, i) => lane.ask<number>({ kind: 'exam', weights, rival, first: i * games, games })),
      );
      return wins.reduce((sum, won) => sum + won, 0) / (games * this.#lanes.length);
    };
    const beginning = await against(this.#versions[0]);
    const last = await against(this.#last);
    const greedy = await against('greedy');
    this.#last = weights;
    const report = { minutes: this.#minutes, games: this.#games, losses: this.#losses, beginning, last, greedy };
    this.#reports.push(report);
    this.#onReport(report, new Network(this.#course.shape, weights), () => this.#standing());
  }

  #standing(): Standing {
    return {
      games: this.#games,
      round: this.#round,
      minutes: this.#minutes,
      progress: this.#learner.progress,
      memory: pack(this.#learner.memory),
      versions: this.#versions,
      last: this.#last,
      reports: this.#reports,
    };
  }
}
