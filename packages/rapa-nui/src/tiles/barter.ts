import type { Seat } from '@ahu/core';
import { isBeforeGain } from '../position/before-gain.ts';
import { countFrom, gainBundle, hasBundle, payBundle } from '../position/resources.ts';
import { BARTERING, commands, GAINING, type State, TURNS } from '../position/state.ts';
import { type Bundle, FIRST_OF_SIZE } from '../public/bundles.ts';
import { BARTER, REED } from '../public/vocabulary.ts';
import type { AhuTile } from './ahu-tile.ts';

export const BARTERED = 3;

const bundleOf = (target: number): Bundle => FIRST_OF_SIZE[BARTERED] + target;

export const canBarter = (state: State, seat: Seat): boolean =>
  commands(state, seat, BARTER) && countFrom(state, seat, REED) >= BARTERED;

/** Three resources become any three; what is given is named first, and then what is taken. */
export const barter: AhuTile = {
  rule: 'R6.2',
  copies: 4,
  firstGame: true,
  phases: [...TURNS, GAINING],
  breaks: (state, seat, target) => {
    if (state.phase === GAINING && !isBeforeGain(state)) return 'R6.12';
    return hasBundle(state, seat, bundleOf(target)) ? undefined : 'R6.2';
  },
  play: (state, seat, target) => {
    payBundle(state, seat, bundleOf(target));
    state.resume = state.phase;
    state.phase = BARTERING;
  },
};

export function receive(state: State, seat: Seat, target: number): void {
  gainBundle(state, seat, bundleOf(target));
  state.phase = state.resume;
  state.resume = 0;
}
