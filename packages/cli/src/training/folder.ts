/** What a training leaves behind: a folder of its own, from which it can go on. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Network, writeWeights } from '@ahu/bots';
import { save } from '../matches/files.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import type { Report, Standing } from './course.ts';

/** What it was asked for; another question needs another folder. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly hidden: number;
  readonly seed: string;
  readonly from: string;
}

export class Folder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
    try {
      mkdirSync(path, { recursive: true });
    } catch (error) {
      throw new Failure(EXIT.file, `${path}: ${(error as Error).message}`, { cause: error });
    }
  }

  get weights(): string {
    return join(this.path, 'weights.json');
  }

  get #state(): string {
    return join(this.path, 'state.bin');
  }

  get isEmpty(): boolean {
    return !existsSync(this.#state);
  }

  /** Where a training of this folder stood. */
  standing(plan: Plan): Standing {
    const saved = this.#read();
    if (JSON.stringify(saved.plan) === JSON.stringify(plan)) return saved.standing;
    throw new Failure(EXIT.file, `${this.path}: holds another training: ${JSON.stringify(saved.plan)}`);
  }

  #read(): { readonly plan: Plan; readonly standing: Standing } {
    try {
      return deserialize(readFileSync(this.#state));
    } catch (error) {
      throw new Failure(EXIT.file, `${this.#state}: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Whole or not at all: a machine may stop in the middle. */
  keep(plan: Plan, command: string, report: Report, network: Network, standing: Standing): void {
    const { games } = report;
    const made = { command, from: plan.from, games };
    save(this.weights, `${JSON.stringify(writeWeights(network, { game: plan.game, made }), null, 2)}\n`);
    writeFileSync(`${this.#state}.new`, serialize({ plan, standing }));
    renameSync(`${this.#state}.new`, this.#state);
    appendFileSync(join(this.path, 'reports.jsonl'), `${JSON.stringify(report)}\n`);
  }
}
