/** Who stands where, and what a hex still lacks: counted once for a position, asked for many ways. */
import type { Seat } from '@ahu/core';
import { on, type State } from '../position/state.ts';
import { wanting } from '../public/carrying.ts';
import { CHIEF_STRENGTH, HEX_COUNT, type Hex, type Kind, MAX_PLAYERS } from '../public/vocabulary.ts';

export class Carriers {
  /** By seat and hex, by hex, and by seat. */
  readonly strength = new Uint8Array(MAX_PLAYERS * HEX_COUNT);
  readonly together = new Uint8Array(HEX_COUNT);
  readonly placed = new Uint8Array(MAX_PLAYERS);
  #logsOn: Int16Array = new Int16Array(HEX_COUNT);

  count(state: State): void {
    const { hexes } = state.setup.island;
    this.#logsOn = state.logsOn;
    this.together.fill(0);
    this.placed.fill(0);
    for (let seat = 0; seat < state.setup.seats; seat++) {
      for (let i = 0; i < hexes.length; i++) {
        this.strength[on(seat, hexes[i])] = 0;
        const workers = state.workersOn[on(seat, hexes[i])];
        if (workers > 0) this.#add(seat, hexes[i], workers);
      }
      if (state.sorcerer[seat] < HEX_COUNT) this.#add(seat, state.sorcerer[seat], 1);
      if (state.chief[seat] < HEX_COUNT) this.#add(seat, state.chief[seat], CHIEF_STRENGTH);
    }
  }

  #add(seat: Seat, hex: Hex, strength: number): void {
    this.strength[on(seat, hex)] += strength;
    this.together[hex] += strength;
    this.placed[seat] += strength;
  }

  of(seat: Seat, hex: Hex): number {
    return this.strength[on(seat, hex)];
  }

  /** Units of strength that a hex lacks for this kind, of all seats together (G3.24, G3.25). */
  missing(kind: Kind, hex: Hex): number {
    return wanting(kind, this.together[hex], this.#logsOn[hex]);
  }

  /** What entering costs the mover in prestige for others, once they have added what is missing. */
  toll(mover: Seat, kind: Kind, hex: Hex, missing: number): number {
    return wanting(kind, this.of(mover, hex) + missing, this.#logsOn[hex]);
  }
}
