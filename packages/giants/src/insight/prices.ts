/** What entering each hex takes: pieces still to be placed, and prestige for others. */
import type { Seat } from '@ahu/core';
import { hasVisited, type State } from '../position/state.ts';
import { HEX_COUNT, type Kind, MAX_LOGS_PLACED, MAX_PLAYERS, type ObjectId, WEIGHT } from '../public/vocabulary.ts';
import type { Carriers } from './carriers.ts';
import type { Means } from './means.ts';
import { CLOSED } from './spread.ts';

/** Ways save pieces first, and prestige for others second. */
const PIECE = 128;
export const costOf = (pieces: number): number => PIECE * (pieces + 1) - 1;
export const piecesIn = (cost: number): number => Math.floor(cost / PIECE);
export const tollIn = (cost: number): number => cost % PIECE;

export const HEAVIEST = Math.max(...WEIGHT);

export const NO_OBJECT: ObjectId = -1;

/** Worked out once a position for each player and weight. */
export class Prices {
  readonly #carriers: Carriers;
  readonly #means: Means;
  readonly #lists = Array.from({ length: MAX_PLAYERS * HEAVIEST }, () => new Int16Array(HEX_COUNT));
  readonly #isListed = new Uint8Array(MAX_PLAYERS * HEAVIEST);
  readonly #ofMoved = new Int16Array(HEX_COUNT);

  constructor(carriers: Carriers, means: Means) {
    this.#carriers = carriers;
    this.#means = means;
  }

  clear(): void {
    this.#isListed.fill(0);
  }

  /** By hex. */
  of(state: State, seat: Seat, kind: Kind): Int16Array {
    const which = seat * HEAVIEST + WEIGHT[kind] - 1;
    if (this.#isListed[which] === 0) this.#list(state, seat, kind, this.#lists[which]);
    this.#isListed[which] = 1;
    return this.#lists[which];
  }

  /** An object enters no hex twice in a round (G3.26). */
  withoutTrail(state: State, prices: Int16Array, object: ObjectId): Int16Array {
    const { hexes } = state.setup.island;
    for (let i = 0; i < hexes.length; i++) {
      this.#ofMoved[hexes[i]] = hasVisited(state, object, hexes[i]) ? CLOSED : prices[hexes[i]];
    }
    return this.#ofMoved;
  }

  #list(state: State, seat: Seat, kind: Kind, list: Int16Array): void {
    const { hexes } = state.setup.island;
    const logs = Math.min(MAX_LOGS_PLACED, this.#means.logs[seat]);
    for (let i = 0; i < hexes.length; i++) {
      const missing = this.#carriers.missing(kind, hexes[i]);
      const pieces = missing === 0 ? 0 : Math.max(1, missing - logs);
      list[hexes[i]] = PIECE * pieces + this.#carriers.toll(seat, kind, hexes[i], missing);
    }
  }
}
