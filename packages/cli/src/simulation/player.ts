import { Worker } from 'node:worker_threads';
import { BotFault, type Position } from '@ahu/core';
import { findGame } from '../games/games.ts';
import { describeFault, EXIT, Failure } from '../terminal/failure.ts';
import type { Job, Outcome } from './job.ts';
import type { Report, Share, WorkerData } from './serving.ts';
import { SharedDecision } from './shared-decision.ts';

/** How often it looks, as a part of the patience. */
const LOOKS = 10;
/** Seconds more until the first decision, for a busy machine to load the games. */
const STARTING = 60;
/** Milliseconds for a thread to end what it began. */
const ENDING = 1000;

/** A worker that plays shares of a job, watched: whatever happens to it, it is over in time. */
export class Player {
  readonly #job: Job;
  readonly #seconds: number;
  readonly #worker: Worker;
  readonly #position: Position;
  readonly #shared: SharedDecision;
  #decision = 0;
  #since = 0;

  constructor(job: Job, script: URL, seconds: number) {
    this.#job = job;
    this.#seconds = seconds;
    this.#position = findGame(job.game).game.start(job.bots.length, job.options);
    const cellCount = this.#position.cells.length;
    this.#shared = new SharedDecision(cellCount);
    const workerData: WorkerData = { job, cellCount, memory: this.#shared.memory, patience: seconds };
    this.#worker = new Worker(script, { workerData });
  }

  /** How many decisions were begun, also in games that are not over. */
  get decisions(): number {
    return this.#shared.decision;
  }

  /** Plays one share after the other until there is none. */
  async play(next: () => Share | undefined, onOutcomes: (outcomes: readonly Outcome[]) => void): Promise<void> {
    let watch: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          const share = next();
          this.#since = performance.now();
          if (share === undefined) resolve();
          else this.#worker.postMessage(share);
        };
        const receive = (report: Report) => {
          if ('fault' in report) throw new Failure(EXIT.failed, report.fault);
          onOutcomes(report.outcomes);
          go();
        };
        this.#worker.on('message', (report: Report) => {
          try {
            receive(report);
          } catch (error) {
            reject(error);
          }
        });
        this.#worker.on('error', reject);
        this.#worker.on('exit', () => reject(new Failure(EXIT.failed, 'a thread ended in the middle of a game')));
        watch = setInterval(() => this.#isLate() && reject(this.#lateness()), (1000 * this.#seconds) / LOOKS);
        go();
      });
    } finally {
      clearInterval(watch);
    }
  }

  /** Lets the thread end its bots' processes; one that is stuck in a bot cannot. */
  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('end');
    const patience = new Promise((resolve) => setTimeout(resolve, ENDING).unref());
    await Promise.race([ended, patience]);
    await this.#worker.terminate();
  }

  get #allowed(): number {
    return this.#seconds + (this.#decision === 0 ? STARTING : 0);
  }

  #isLate(): boolean {
    const { decision } = this.#shared;
    if (decision !== this.#decision) this.#since = performance.now();
    this.#decision = decision;
    return performance.now() - this.#since > 1000 * this.#allowed;
  }

  #lateness(): Failure {
    if (this.#decision === 0) return new Failure(EXIT.failed, `no game began within ${this.#allowed} s`);
    const name = this.#job.bots[this.#shared.player];
    this.#position.cells.set(this.#shared.cells);
    const position = findGame(this.#job.game).game.save(this.#position);
    const why = `did not answer within ${this.#seconds} s`;
    return new Failure(EXIT.failed, describeFault(new BotFault({ name }, this.#shared.seat, why, position)));
  }
}
