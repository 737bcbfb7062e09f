import { Worker } from 'node:worker_threads';
import { Learner, type Lessons, Network, scatter } from '@ahu/bots';
import { Sfc32 } from '@ahu/core';
import type { LaneData, Task } from './lane.ts';

/** Always two, so that the same seed learns the same on every machine. */
const LANES = 2;
const GAMES_A_ROUND = 12;
/** How many of the newest positions it learns from, and how often it sees each. */
const MEMORY = 80_000;
/** Fewer than these it would learn by heart. */
const FEWEST = 8_000;
const REPETITIONS = 2;
const BATCH = 128;
/** At first only `greedy` plays, who knows at least how to bring a game to its end; later it is a guest. */
const GUESTS_ONLY = 1_000;
const GUESTS = 0.25;
const EXAM_GAMES = 200;
/** The number of exams in a course, and how many times their own length they are apart at least. */
const EXAMS = 12;
const LESSONS_AN_EXAM = 6;
/** The number of games after which the learning rate is halved, down to a fifth. */
const RATE = 0.001;
const HALVING = 15_000;

export interface Course extends LaneData {
  readonly seed: string;
  /** It ends after `minutes` or `games`, whichever comes first. A run of a number of games is the same anywhere. */
  readonly minutes: number;
  readonly games: number;
  readonly inputs: number;
  /** Weights to go on from, and the games they were made with. */
  readonly from?: { readonly weights: Float32Array; readonly games: number };
}

/** How far it got, at an exam. */
export interface Report {
  readonly minutes: number;
  readonly games: number;
  readonly loss: number;
  /** Against tables of greedy, without search. */
  readonly wins: number;
}

export interface Graduate {
  readonly best: Report;
  readonly reports: readonly Report[];
}

/** Hears how far it got, and of the network if it did best so far. */
export type OnReport = (report: Report, best: Network | undefined) => void;

/** Trains until the course is over. */
export async function train(course: Course, onReport: OnReport): Promise<Graduate> {
  const network = new Network(course.inputs, course.hidden, course.from && new Float32Array(course.from.weights));
  if (!course.from) scatter(network, new Sfc32(`weights ${course.seed}`));
  const lanes = Array.from({ length: LANES }, () => new Lane(course));
  try {
    return await new Teaching(course, network, lanes, onReport).run();
  } finally {
    await Promise.all(lanes.map((lane) => lane.end()));
  }
}

class Teaching {
  readonly #course: Course;
  readonly #lanes: readonly Lane[];
  readonly #learner: Learner;
  readonly #onReport: OnReport;
  readonly #begin = performance.now();
  readonly #reports: Report[] = [];
  #best: Report | undefined;
  #games: number;
  #round = 0;
  #loss = 0;

  constructor(course: Course, network: Network, lanes: readonly Lane[], onReport: OnReport) {
    this.#course = course;
    this.#lanes = lanes;
    this.#learner = new Learner(network, MEMORY);
    this.#onReport = onReport;
    this.#games = course.from?.games ?? 0;
  }

  get #minutes(): number {
    return (performance.now() - this.#begin) / 60_000;
  }

  /** How much of the course is over. */
  get #progress(): number {
    const { minutes, games, from } = this.#course;
    return Math.max(this.#minutes / minutes, (this.#games - (from?.games ?? 0)) / games);
  }

  async run(): Promise<Graduate> {
    // Weights to go on from are kept unless others do better.
    let next = this.#course.from ? await this.#examine() : 1 / EXAMS;
    let playing = this.#play();
    while (this.#progress < 1) {
      const lessons = await playing;
      // The lanes play on with what was learnt so far while this thread learns from what they played.
      playing = this.#play();
      this.#learn(lessons);
      if (this.#progress < next) continue;
      await playing;
      next = await this.#examine();
    }
    await playing;
    if (this.#reports.at(-1)?.games !== this.#games) await this.#examine();
    return { best: this.#best as Report, reports: this.#reports };
  }

  #play(): Promise<Lessons[]> {
    const weights = this.#learner.settled.slice();
    const guests = Math.max(GUESTS, 1 - this.#games / GUESTS_ONLY);
    const round = `${this.#course.seed} ${this.#course.from?.games ?? 0} ${this.#round++}`;
    return Promise.all(
      this.#lanes.map((lane, i) =>
        lane.ask<Lessons>({ kind: 'play', weights, games: GAMES_A_ROUND, guests, seed: `${round} ${i}` }),
      ),
    );
  }

  #learn(lessons: readonly Lessons[]): void {
    let positions = 0;
    for (const each of lessons) {
      this.#learner.store(each);
      positions += each.targets.length;
    }
    this.#games += LANES * GAMES_A_ROUND;
    if (this.#learner.stored < FEWEST) return;
    const rate = RATE * Math.max(0.2, 0.5 ** (this.#games / HALVING));
    const batches = Math.ceil((REPETITIONS * positions) / BATCH);
    this.#loss = this.#learner.learn(batches, rate, new Sfc32(`batches ${this.#course.seed} ${this.#games}`));
  }

  /** Returns how far the course will be at the next exam: those of long games must not eat the time to learn. */
  async #examine(): Promise<number> {
    const before = this.#minutes;
    const weights = this.#learner.settled.slice();
    const games = EXAM_GAMES / LANES;
    const wins = await Promise.all(
      this.#lanes.map((lane, i) => lane.ask<number>({ kind: 'exam', weights, first: i * games, games })),
    );
    const report: Report = {
      minutes: this.#minutes,
      games: this.#games,
      loss: this.#loss,
      wins: wins.reduce((sum, won) => sum + won, 0) / EXAM_GAMES,
    };
    this.#reports.push(report);
    const isBest = this.#best === undefined || report.wins >= this.#best.wins;
    if (isBest) this.#best = report;
    const { inputs, hidden } = this.#learner.network;
    this.#onReport(report, isBest ? new Network(inputs, hidden, weights) : undefined);
    const share = (this.#minutes - before) / this.#course.minutes;
    return this.#progress + Math.max(1 / EXAMS, LESSONS_AN_EXAM * share);
  }
}

/** A worker that is asked one thing at a time. */
class Lane {
  readonly #worker: Worker;

  constructor({ game, seats, hidden }: LaneData) {
    const workerData: LaneData = { game, seats, hidden };
    this.#worker = new Worker(new URL('./lane.ts', import.meta.url), { workerData });
    this.#worker.setMaxListeners(50);
  }

  ask<Answer>(task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        this.#worker.off('message', onMessage);
        this.#worker.off('error', onError);
        settle();
      };
      const onMessage = (answer: Answer) => done(() => resolve(answer));
      const onError = (error: Error) => done(() => reject(error));
      this.#worker.on('message', onMessage);
      this.#worker.on('error', onError);
      this.#worker.postMessage(task);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
