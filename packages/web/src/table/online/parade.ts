import type { Frame } from '../../engine/frame.ts';
import type { Pauses } from '../pauses.ts';
import { merged } from './frames.ts';

/** Whoever is so many frames behind sees the rest at once. */
const BEHIND = 6;

/** Frames one after the other, as long as somebody can follow; whoever does not look gets them at once. */
export class Parade {
  readonly #pauses: Pauses;
  readonly #pause: () => number;
  readonly #show: (frame: Frame) => void;
  readonly #rest: () => void;
  #waiting: Frame[] = [];
  #showing = false;

  /** `rest` is called when the last one has been seen. */
  constructor(pauses: Pauses, pause: () => number, show: (frame: Frame) => void, rest: () => void) {
    this.#pauses = pauses;
    this.#pause = pause;
    this.#show = show;
    this.#rest = rest;
  }

  /** There is more to be seen than what is shown. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  add(frame: Frame): void {
    this.#waiting.push(frame);
    if (!this.#showing) void this.#go();
  }

  clear(): void {
    this.#waiting = [];
    this.#pauses.skip();
  }

  async #go(): Promise<void> {
    this.#showing = true;
    while (this.#waiting.length > 0) {
      const all = document.hidden || this.#waiting.length > BEHIND;
      const [first, ...more] = this.#waiting.splice(0, all ? this.#waiting.length : 1);
      const frame = merged([first, ...more]);
      this.#show(frame);
      if (frame.happened.length > 0) await this.#pauses.wait(this.#pause());
    }
    this.#showing = false;
    this.#rest();
  }
}
