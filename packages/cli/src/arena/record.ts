import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Job, Outcome } from '../simulation/job.ts';
import { EXIT, Failure } from '../terminal/failure.ts';

/** A file with the job in its first line and an outcome a line, so that a long run can be broken off and taken up. */
export class Record {
  readonly #path: string;
  readonly outcomes: Outcome[];

  constructor(path: string, job: Job) {
    this.#path = path;
    const head = JSON.stringify(job);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    if (lines.length === 0) this.#append([head]);
    else if (lines[0] !== head) throw new Failure(EXIT.file, `${path}: holds another arena; choose another file`);
    this.outcomes = whole(lines.slice(1));
  }

  add(outcomes: readonly Outcome[]): void {
    this.#append(outcomes.map((outcome) => JSON.stringify(outcome)));
  }

  #append(lines: readonly string[]): void {
    try {
      appendFileSync(this.#path, `${lines.join('\n')}\n`);
    } catch (error) {
      throw new Failure(EXIT.file, `${this.#path}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** All lines that are whole; the last one may have been cut off. */
function whole(lines: readonly string[]): Outcome[] {
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as Outcome];
    } catch {
      return [];
    }
  });
}
