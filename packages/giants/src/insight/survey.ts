/** What stands on the island and what is under way, added up for each player. */
import type { Seat } from '@ahu/core';
import type { State } from '../position/state.ts';
import {
  type Ahu,
  KIND_OF,
  KINDS,
  type Kind,
  MAX_PLAYERS,
  OBJECTS,
  type ObjectId,
  sizeOf,
  TABLET_VALUE,
} from '../public/vocabulary.ts';

/** Ahus that only strong chains reach. */
const FAR = 7;
/** About how many rounds a game takes for each base that the leading seat has left to fill. */
const ROUNDS_PER_BASE = 1.5;

/** Whose object it is, by marker or won in this round; −1 if it is abandoned. */
export const ownerOf = ({ marker, holder }: State, object: ObjectId): Seat =>
  marker[object] >= 0 ? marker[object] : holder[object];

export class Survey {
  /** By seat: points for moai and for headdresses, and all points so far. */
  readonly moai = new Float32Array(MAX_PLAYERS);
  readonly headdresses = new Float32Array(MAX_PLAYERS);
  readonly score = new Float32Array(MAX_PLAYERS);
  /** By seat: headdress values of their bare moai, moai values of their reserved ahus, bases without moai. */
  readonly bare = new Float32Array(MAX_PLAYERS);
  readonly reserved = new Float32Array(MAX_PLAYERS);
  readonly unfilled = new Float32Array(MAX_PLAYERS);
  /** By seat: objects with their marker. */
  readonly marked = new Float32Array(MAX_PLAYERS);
  readonly #objects = new Float32Array(MAX_PLAYERS * KINDS.length);
  freeAhus = 0;
  farAhus = 0;
  freeValue = 0;
  roundsLeft = 0;

  readonly #cleared = [
    this.moai,
    this.headdresses,
    this.bare,
    this.reserved,
    this.unfilled,
    this.marked,
    this.#objects,
  ];

  take(state: State): void {
    for (let i = 0; i < this.#cleared.length; i++) this.#cleared[i].fill(0);
    this.freeAhus = 0;
    this.farAhus = 0;
    this.freeValue = 0;
    const { ahus } = state.setup.island;
    for (let i = 0; i < ahus.length; i++) this.#takeAhu(state, ahus[i]);
    for (let object = 0; object < OBJECTS.length; object++) {
      const owner = ownerOf(state, object);
      if (owner >= 0) this.#objects[owner * KINDS.length + KIND_OF[object]]++;
      if (state.marker[object] >= 0) this.marked[owner]++;
    }
    this.#sumUp(state);
  }

  objects(seat: Seat, kind: Kind): number {
    return this.#objects[seat * KINDS.length + kind];
  }

  #takeAhu(state: State, ahu: Ahu): void {
    const { moaiValue, headdressValue } = state.setup.island;
    const owner = state.baseOn[ahu];
    if (owner < 0) {
      this.freeAhus++;
      if (moaiValue[ahu] >= FAR) this.farAhus++;
      this.freeValue += moaiValue[ahu];
    } else if (state.moaiOn[ahu] < 0) {
      this.reserved[owner] += moaiValue[ahu];
      this.unfilled[owner]++;
    } else {
      this.moai[owner] += moaiValue[ahu] * sizeOf(state.moaiOn[ahu]);
      if (state.capped[ahu] === 1) this.headdresses[owner] += headdressValue[ahu];
      else this.bare[owner] += headdressValue[ahu];
    }
  }

  #sumUp(state: State): void {
    let fewest = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < state.setup.seats; seat++) {
      this.unfilled[seat] += state.bases[seat];
      fewest = Math.min(fewest, this.unfilled[seat]);
      const tablets = TABLET_VALUE * Math.floor(state.tablets[seat] / 2);
      this.score[seat] = this.moai[seat] + this.headdresses[seat] + state.prestige[seat] + tablets;
    }
    this.roundsLeft = ROUNDS_PER_BASE * fewest;
  }
}
