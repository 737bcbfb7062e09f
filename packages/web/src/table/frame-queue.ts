import { type Frame, joined } from '@ahu/table';
import type { Pauses } from './pauses.ts';

/** With more frames than this behind, the rest is shown at once. */
const BEHIND = 6;

/** Shows frames one after the other with pauses between; all at once if the page is hidden or far behind. */
export class FrameQueue {
  readonly #pauses: Pauses;
  readonly #pause: (frame: Frame) => number;
  readonly #show: (frame: Frame) => void;
  readonly #rest: () => void;
  #waiting: Frame[] = [];
  /** A frame is shown, and its pause lasts. */
  isShowing = false;

  /** `rest` is called after the pause of the last frame. */
  constructor(pauses: Pauses, pause: (frame: Frame) => number, show: (frame: Frame) => void, rest: () => void) {
    this.#pauses = pauses;
    this.#pause = pause;
    this.#show = show;
    this.#rest = rest;
  }

  /** Frames wait behind the one that is shown. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  add(frame: Frame): void {
    this.#waiting.push(frame);
    if (!this.isShowing) void this.#go();
  }

  clear(): void {
    this.#waiting = [];
    this.#pauses.skip();
  }

  async #go(): Promise<void> {
    this.isShowing = true;
    while (this.#waiting.length > 0) {
      const all = document.hidden || this.#waiting.length > BEHIND;
      const [first, ...more] = this.#waiting.splice(0, all ? this.#waiting.length : 1);
      const frame = joined([first, ...more]);
      this.#show(frame);
      await this.#pauses.wait(this.#pause(frame));
    }
    this.isShowing = false;
    this.#rest();
  }
}
