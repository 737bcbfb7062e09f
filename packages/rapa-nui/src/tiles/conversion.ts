import type { Seat } from '@ahu/core';
import { addTransporter, isFreeFor } from '../position/figures.ts';
import { CONVERT, commands, type State } from '../position/state.ts';
import { ON_TRACK, spotInColumn, spotOnCase } from '../public/spots.ts';
import { COLUMNS, CONVERSION, FIRST_LAND, MAX_PLAYERS } from '../public/vocabulary.ts';
import type { AhuTile } from './ahu-tile.ts';

const NOBODY_THERE = -1;

export const canConvert = (state: State, seat: Seat): boolean =>
  commands(state, seat, CONVERSION) && state.sorcerer[seat] === ON_TRACK;

/** The sorcerer leaves the track for any column, full or not, or for a case that is free. */
export const conversion: AhuTile = {
  rule: 'R6.7',
  copies: 3,
  firstGame: false,
  phases: [CONVERT],
  breaks: (state, seat, target) => {
    if (state.sorcerer[seat] !== ON_TRACK) return 'R6.7';
    return target < COLUMNS || isFreeFor(state, seat, FIRST_LAND + target - COLUMNS) ? undefined : 'R6.7';
  },
  play: (state, seat, target) => {
    for (let place = 0; place < MAX_PLAYERS; place++) {
      if (state.track[place] === seat) state.track[place] = NOBODY_THERE;
    }
    const land = FIRST_LAND + target - COLUMNS;
    state.sorcerer[seat] = target < COLUMNS ? spotInColumn(target) : spotOnCase(land);
    if (target >= COLUMNS) addTransporter(state, seat, land);
  },
};
