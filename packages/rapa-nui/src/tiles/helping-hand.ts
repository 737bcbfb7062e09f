import type { Seat } from '@ahu/core';
import { addTransporter, hasFreeCase, isFreeFor } from '../position/figures.ts';
import { breaksBuy } from '../position/improvements.ts';
import { commands, HELP, ofColumn, owns, type State } from '../position/state.ts';
import { HOME, isInQuarry, spotOnCase } from '../public/spots.ts';
import { type Case, CHIEF, COLUMNS, FIRST_LAND, HELPING_HAND, LAND } from '../public/vocabulary.ts';
import type { AhuTile } from './ahu-tile.ts';

/** The column that a villager leaves; −1 if none is there. Which one makes no difference any more. */
function columnToLeave(state: State, seat: Seat): number {
  let column = COLUMNS - 1;
  while (column >= 0 && state.sculptors[ofColumn(seat, column)] === 0) column--;
  return column;
}

const hasSculptor = (state: State, seat: Seat): boolean =>
  columnToLeave(state, seat) >= 0 || isInQuarry(state.sorcerer[seat]);

/** The chief can come from the quarry or from home; one who carries already stays where he is. */
const hasChief = (state: State, seat: Seat): boolean =>
  owns(state, seat, CHIEF) && (state.chief[seat] === HOME || isInQuarry(state.chief[seat]));

const canBuyChief = (state: State, seat: Seat): boolean => breaksBuy(state, seat, CHIEF) === undefined;

/** The chief may be bought in this very step (R6.13). */
export const canHelp = (state: State, seat: Seat): boolean =>
  commands(state, seat, HELPING_HAND) &&
  (hasSculptor(state, seat) || hasChief(state, seat) || canBuyChief(state, seat)) &&
  hasFreeCase(state, seat);

function sendSculptor(state: State, seat: Seat, land: Case): void {
  const column = columnToLeave(state, seat);
  if (column >= 0) state.sculptors[ofColumn(seat, column)]--;
  else state.sorcerer[seat] = spotOnCase(land);
  addTransporter(state, seat, land);
}

function sendChief(state: State, seat: Seat, land: Case): void {
  state.chief[seat] = spotOnCase(land);
  state.holder[land] = seat;
}

/** A sculptor, or the chief, becomes a transporter on a case that is free. */
export const helpingHand: AhuTile = {
  rule: 'R6.8',
  copies: 3,
  firstGame: false,
  phases: [HELP],
  breaks: (state, seat, target) => {
    const able = target < LAND.length ? hasSculptor(state, seat) : hasChief(state, seat);
    return able && isFreeFor(state, seat, FIRST_LAND + (target % LAND.length)) ? undefined : 'R6.8';
  },
  play: (state, seat, target) => {
    if (target < LAND.length) sendSculptor(state, seat, FIRST_LAND + target);
    else sendChief(state, seat, FIRST_LAND + target - LAND.length);
  },
};
