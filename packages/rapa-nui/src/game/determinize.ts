/** From a view back to the position that it shows. */
import type { Random, Seat } from '@ahu/core';
import { layout, ofColumn, ofImprovement, ofResource, ofSize, ofTile, type State, setupOf } from '../position/state.ts';
import { PHASES } from '../public/phases.ts';
import type { PlayerView, View } from '../public/view.ts';

const orNone = (seen: number | null): number => seen ?? -1;

/** Nothing is left open to a good memory (R10.1). */
export function determinize(seen: View, _random: Random, into?: State): State {
  const state = into ?? layout.fresh(setupOf(seen.setup));
  if (state.setup.table !== seen.setup) state.setup = setupOf(seen.setup);
  state.cells.fill(0);
  fillTable(state, seen);
  for (let seat = 0; seat < seen.players.length; seat++) fillPlayer(state, seat, seen.players[seat]);
  fillBoard(state, seen);
  fillTransport(state, seen);
  return state;
}

function fillTable(state: State, seen: View): void {
  state.phase = PHASES.indexOf(seen.phase);
  state.resume = PHASES.indexOf(seen.resume);
  state.round = seen.round;
  state.idle = seen.idle;
  state.transported = Number(seen.transported);
  state.turn = seen.turn;
  state.asked = seen.asked;
  state.acted = Number(seen.acted);
  fillSeats(state.order, seen.order);
  fillSeats(state.track, seen.track);
  state.box.set(seen.box);
  state.discarded.set(seen.discarded);
  fillSeats(state.takenBy, seen.memory.takenBy);
  state.supply.set(seen.supply);
  state.pukao = seen.pukao;
  state.virtual.set(seen.virtual);
  state.owed.set(seen.owed);
  state.sorcerer.fill(-1);
  state.chief.fill(-1);
}

function fillSeats(cells: Int16Array, seats: readonly (Seat | null)[]): void {
  cells.fill(-1);
  for (let i = 0; i < seats.length; i++) cells[i] = orNone(seats[i]);
}

function fillPlayer(state: State, seat: Seat, player: PlayerView): void {
  state.resources.set(player.resources, ofResource(seat, 0));
  state.improvements.set(player.improvements, ofImprovement(seat, 0));
  state.rongo[seat] = Number(player.rongo);
  state.tiles.set(player.tiles, ofTile(seat, 0));
  state.passed[seat] = Number(player.passed);
  state.villagers[seat] = player.villagers;
  state.sculptors.set(player.sculptors, ofColumn(seat, 0));
  state.sorcerer[seat] = player.sorcerer;
  state.chief[seat] = player.chief;
  state.sculpted.set(player.sculpted, ofSize(seat, 0));
}

function fillBoard(state: State, seen: View): void {
  state.holder.fill(-1);
  for (const { land, holder, standing, tired } of seen.cases) {
    state.holder[land] = orNone(holder);
    state.standing[land] = standing;
    state.tired[land] = tired;
  }
  state.tile.fill(-1);
  state.moai.fill(-1);
  for (const { ahu, tile, moai, capped } of seen.ahus) {
    state.tile[ahu] = orNone(tile);
    state.moai[ahu] = orNone(moai);
    state.capped[ahu] = Number(capped);
  }
}

function fillTransport(state: State, seen: View): void {
  state.cargo = seen.cargo ?? 0;
  state.steps = seen.path.length;
  state.path.fill(-1).set(seen.path);
  state.paid = seen.paid;
  state.ahu = seen.ahu ?? 0;
  state.due = seen.due;
  state.kind = seen.kind;
  state.thrifty = Number(seen.thrifty);
  state.exceptional = Number(seen.exceptional);
  state.bought = seen.bought;
}
