/** R2, R8: the table before the first figure is placed. */
import { Malformed, players, type RuleId, type Seat } from '@ahu/core';
import { standardBoard } from '../position/map.ts';
import { active, DRAFT, DRAW, layout, ofResource, ofTile, type Setup, type State, setupOf } from '../position/state.ts';
import { HOME } from '../public/spots.ts';
import type { Options } from '../public/view.ts';
import { MOAI, MOAI_LEFT_OUT, PUKAO, TILES, type Tile, VILLAGERS } from '../public/vocabulary.ts';
import { tileCounts } from '../tiles/index.ts';
import { startRound } from './round.ts';

/** Tiles that each of two players drafts (R8.2). */
export const DRAFTED = 2;

export const moaiFor = (seats: number): number[] =>
  MOAI.map((count, size) => (seats === 2 ? count - MOAI_LEFT_OUT[size] : count));

/** The number of players of a board is checked here, where the number of seats is known. */
export function setUp(seats: number, options: Options, rules: number): Setup {
  const board = options.board ?? standardBoard(seats);
  if (!board.players.includes(seats)) throw new Malformed('board', `"${board.id}" is not for ${seats} players`);
  return setupOf({ ...options, seats, ...(rules > 1 && { rules }) });
}

export function start(seats: number, options: Options, rules: number): State {
  const state = layout.fresh(setUp(seats, options, rules));
  state.box.set(tileCounts(options.firstGame));
  state.supply.set(moaiFor(seats));
  state.pukao = PUKAO;
  for (const seat of players(seats)) {
    state.resources.fill(1, ofResource(seat, 0), ofResource(seat + 1, 0));
    state.rongo[seat] = options.firstGame ? 0 : 1;
    state.villagers[seat] = VILLAGERS;
    state.sorcerer[seat] = HOME;
    state.chief[seat] = HOME;
  }
  return state;
}

/** The ahu that gets the next tile; −1 when all have one. */
export const bareAhu = (state: State): number => {
  for (const ahu of state.setup.map.ahus) if (state.tile[ahu] < 0) return ahu;
  return -1;
};

export const breaksLay = (state: State, _chance: Seat, tile: Tile): RuleId | undefined =>
  state.box[tile] > 0 ? undefined : 'R2.1';

export function lay(state: State, _chance: Seat, tile: Tile): void {
  state.box[tile]--;
  state.tile[bareAhu(state)] = tile;
  if (bareAhu(state) < 0) state.phase = DRAW;
}

export const breaksDraw = (state: State, _chance: Seat, seat: Seat): RuleId | undefined =>
  seat < state.setup.seats && !state.order.includes(seat) ? undefined : 'R2.3';

export function draw(state: State, _chance: Seat, seat: Seat): void {
  state.order[state.turn++] = seat;
  if (state.turn < state.setup.seats) return;
  state.turn = state.setup.seats - 1;
  if (state.setup.seats === 2 && !isEmpty(state.box)) {
    state.phase = DRAFT;
    state.asked = active(state);
  } else startRound(state);
}

function isEmpty(box: Int16Array): boolean {
  for (let tile = 0; tile < TILES.length; tile++) if (box[tile] > 0) return false;
  return true;
}

export const breaksDraft = (state: State, _seat: Seat, tile: Tile): RuleId | undefined =>
  state.box[tile] > 0 ? undefined : 'R8.2';

/** One is kept, all others of its kind leave the draft (R8.2). */
export function draft(state: State, seat: Seat, tile: Tile): void {
  state.tiles[ofTile(seat, tile)]++;
  state.discarded[tile] += state.box[tile] - 1;
  state.box[tile] = 0;
  state.turn = 1 - state.turn;
  state.asked = active(state);
  if (draftedBy(state, state.asked) === DRAFTED || isEmpty(state.box)) startRound(state);
}

export function draftedBy(state: State, seat: Seat): number {
  let count = 0;
  for (let tile = 0; tile < TILES.length; tile++) count += state.tiles[ofTile(seat, tile)];
  return count;
}
