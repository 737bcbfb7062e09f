import { AUDIENCE, has, type Move, type Seat, type SeatSet } from '@ahu/core';

/** What each seat saw, as two integers a seat: long enough that no two ways of a search are mistaken for each other. */
export class Trail {
  readonly #moveCount: number;
  readonly #high = new Int32Array(AUDIENCE + 1);
  readonly #low = new Int32Array(AUDIENCE + 1);
  /** Numbers the beginnings. */
  #begun = 0;

  constructor(moveCount: number) {
    this.#moveCount = moveCount;
  }

  /** All seats begin at places of their own. */
  restart(): void {
    this.restartOthers(-1);
  }

  /** All but one seat begin anew. */
  restartOthers(viewer: Seat): void {
    this.#begun++;
    for (let seat = 0; seat <= AUDIENCE; seat++) {
      if (seat === viewer) continue;
      this.#high[seat] = this.#low[seat] = 0;
      this.#note(seat, this.#begun);
      this.#note(seat, seat);
    }
  }

  copy(from: Trail): void {
    this.#high.set(from.#high);
    this.#low.set(from.#low);
  }

  high(seat: Seat): number {
    return this.#high[seat];
  }

  low(seat: Seat): number {
    return this.#low[seat];
  }

  /** A seat's move, or that it moved. */
  sees(viewer: Seat, seat: Seat, move: Move | undefined): void {
    this.#note(viewer, this.#codeOf(seat, move ?? this.#moveCount));
  }

  allSee(seats: number, seat: Seat, move: Move, witnesses: SeatSet): void {
    const shown = this.#codeOf(seat, move);
    const hidden = this.#codeOf(seat, this.#moveCount);
    for (let viewer = 0; viewer < seats; viewer++) this.#note(viewer, has(witnesses, viewer) ? shown : hidden);
  }

  #codeOf(seat: Seat, move: Move): number {
    return seat * (this.#moveCount + 1) + move;
  }

  #note(viewer: Seat, code: number): void {
    const high = Math.imul(this.#high[viewer] ^ code, 0x9e3779b1);
    const low = Math.imul(this.#low[viewer] + code + 0x7f4a7c15, 0x85ebca6b);
    this.#high[viewer] = high ^ (high >>> 15);
    this.#low[viewer] = low ^ (low >>> 13) ^ (high << 7);
  }
}
