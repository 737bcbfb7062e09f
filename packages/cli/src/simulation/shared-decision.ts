import type { Seat } from '@ahu/core';

const HEAD = 3;
const [DECISION, PLAYER, SEAT] = [0, 1, 2];

/**
 * What a worker is asking a bot, in memory that it shares with the main thread: while a bot thinks, and be it
 * forever, a worker sends no messages.
 */
export class SharedDecision {
  readonly memory: SharedArrayBuffer;
  readonly cells: Int16Array;
  readonly #head: Int32Array;

  /** With the memory of another one, both are the same. */
  constructor(cellCount: number, memory = new SharedArrayBuffer(4 * HEAD + 2 * cellCount)) {
    this.memory = memory;
    this.#head = new Int32Array(memory, 0, HEAD);
    this.cells = new Int16Array(memory, 4 * HEAD, cellCount);
  }

  /** Replaces the decision that the worker is at. */
  write(player: number, seat: Seat, cells: Int16Array): void {
    this.#head[PLAYER] = player;
    this.#head[SEAT] = seat;
    this.cells.set(cells);
    Atomics.add(this.#head, DECISION, 1);
  }

  /** Which decision of its worker this is; another number means another decision. */
  get decision(): number {
    return Atomics.load(this.#head, DECISION);
  }

  get player(): number {
    return this.#head[PLAYER];
  }

  get seat(): Seat {
    return this.#head[SEAT];
  }
}
