/** What each player can still put on the island, as far as one seat knows. */
import { has, type Seat } from '@ahu/core';
import { PLACE, type State } from '../position/state.ts';
import { BID_PARTS } from '../public/bids.ts';
import { MAX_PLAYERS, RESERVE, WORKERS } from '../public/vocabulary.ts';

export class Means {
  /** By seat: in reserve and not bid. */
  readonly workers = new Uint8Array(MAX_PLAYERS);
  readonly markers = new Uint8Array(MAX_PLAYERS);
  readonly sorcerer = new Uint8Array(MAX_PLAYERS);
  readonly chief = new Uint8Array(MAX_PLAYERS);
  readonly logs = new Uint8Array(MAX_PLAYERS);
  /** By seat: pieces to place in this round, and in a whole one. */
  readonly pieces = new Uint8Array(MAX_PLAYERS);
  readonly perRound = new Uint8Array(MAX_PLAYERS);

  /** Of sealed bids only the viewer's own is taken off (G3.3). */
  count(state: State, viewer: Seat): void {
    for (let seat = 0; seat < state.setup.seats; seat++) {
      this.workers[seat] = state.workers[seat];
      this.markers[seat] = state.markers[seat];
      this.sorcerer[seat] = state.sorcerer[seat] === RESERVE ? 1 : 0;
      this.chief[seat] = state.chief[seat] === RESERVE ? 1 : 0;
      this.logs[seat] = state.logs[seat];
      if (seat === viewer && state.bid[seat] >= 0) this.#takeOffBid(seat, state.bid[seat]);
      const places = state.phase < PLACE || (state.phase === PLACE && !has(state.passed, seat));
      this.pieces[seat] = places ? this.workers[seat] + this.sorcerer[seat] + this.chief[seat] : 0;
      this.perRound[seat] = 2 + WORKERS - state.urnWorkers[seat];
    }
  }

  #takeOffBid(seat: Seat, bid: number): void {
    const parts = BID_PARTS[bid];
    this.workers[seat] -= parts.workers;
    this.markers[seat] -= parts.markers;
    this.sorcerer[seat] -= parts.sorcerer;
    this.chief[seat] -= parts.chief;
  }

  /** How many more rounds it takes to place this number of pieces, from a table of what waiting leaves. */
  patience(seat: Seat, pieces: number, table: Float32Array): number {
    const later = pieces - this.pieces[seat];
    return later <= 0 ? table[0] : table[Math.min(table.length - 1, Math.ceil(later / this.perRound[seat]))];
  }
}
