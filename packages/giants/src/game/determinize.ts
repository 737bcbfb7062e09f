/** From a view back to a position that looks like this to the seat that has the view. */
import { NOBODY, only, type Random, type Seat, type SeatSet } from '@ahu/core';
import { breaksBid } from '../phases/auction.ts';
import { setupOf } from '../position/setup.ts';
import { layout, on, type Setup, type State, visit } from '../position/state.ts';
import { BIDS, type Bid } from '../public/bids.ts';
import { PHASES } from '../public/phases.ts';
import type { AhuView, HexView, ObjectView, View } from '../public/view.ts';
import { AHUS, HEXES, OBJECTS, PLACES, SIZES } from '../public/vocabulary.ts';

const indices = (names: readonly string[]): ReadonlyMap<string | null, number> =>
  new Map(names.map((name, i) => [name, i]));
const HEX = indices(HEXES);
const AHU = indices(AHUS);
const OBJECT = indices(OBJECTS);
const PLACED = indices(PLACES);
const SIZE = indices(SIZES);
const SEALED = indices(BIDS);

/** Only sealed bids of others are left open by a view; any that they could have made may be theirs. */
export function determinize(seen: View, random: Random, into?: State): State {
  const state = into ?? layout.fresh(setupOf(seen.setup.seats, seen.setup.options));
  if (!isOfTable(state.setup, seen)) state.setup = setupOf(seen.setup.seats, seen.setup.options);
  clear(state);
  fillTable(state, seen);
  fillPlayers(state, seen);
  for (const hex of seen.hexes) fillHex(state, hex);
  for (let i = 0; i < seen.ahus.length; i++) fillAhu(state, seen.ahus[i], seen.memory.owners[i]);
  for (const object of seen.objects) fillObject(state, object);
  fillBids(state, seen, random);
  return state;
}

const isOfTable = ({ seats, options }: Setup, { setup }: View): boolean =>
  seats === setup.seats && options === setup.options;

function clear(state: State): void {
  state.cells.fill(0);
  state.sorcerer.fill(-1);
  state.chief.fill(-1);
  state.bid.fill(-1);
  state.baseOn.fill(-1);
  state.moaiOn.fill(-1);
  state.at.fill(-1);
  state.holder.fill(-1);
  state.marker.fill(-1);
}

function setOf(seats: readonly Seat[]): SeatSet {
  let set = NOBODY;
  for (const seat of seats) set |= only(seat);
  return set;
}

function fillTable(state: State, seen: View): void {
  state.phase = PHASES.indexOf(seen.phase);
  state.round = seen.round;
  state.first = seen.first;
  state.asked = seen.asked;
  state.passed = setOf(seen.passed);
  state.rolled = seen.rolled;
  state.exhausted = seen.exhausted ? 1 : 0;
  state.progress = seen.progress ? 1 : 0;
  state.idleRounds = seen.idleRounds;
  state.supply.set(seen.supply);
  state.tile.set(seen.tile);
  state.lost.set(seen.lost);
  state.logSupply = seen.logSupply;
  state.logsGone = seen.logsGone;
  state.tabletSupply = seen.tabletSupply;
  state.order.set(seen.order);
  state.turn = seen.turn;
  state.carried = OBJECT.get(seen.carried) ?? -1;
  state.steps = seen.steps;
  state.entering = HEX.get(seen.entering) ?? -1;
  state.timesPutBack = seen.timesPutBack;
}

function fillPlayers(state: State, { players, memory }: View): void {
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    state.prestige[seat] = player.prestige;
    state.tablets[seat] = player.tablets;
    state.sorcerer[seat] = PLACED.get(player.sorcerer) ?? -1;
    state.chief[seat] = PLACED.get(player.chief) ?? -1;
    state.frontWorkers[seat] = player.frontWorkers;
    state.frontMarkers[seat] = player.frontMarkers;
    state.sculptors[seat] = player.sculptors;
    const reserve = memory.reserves[seat];
    state.workers[seat] = reserve.workers;
    state.markers[seat] = reserve.markers;
    state.bases[seat] = reserve.bases;
    state.logs[seat] = reserve.logs;
    state.urnWorkers[seat] = memory.urns[seat].workers;
    state.urnMarkers[seat] = memory.urns[seat].markers;
  }
}

function fillHex(state: State, { hex, workers, logs, felled }: HexView): void {
  const at = HEX.get(hex) as number;
  for (let seat = 0; seat < workers.length; seat++) state.workersOn[on(seat, at)] = workers[seat];
  state.logsOn[at] = logs;
  state.felled[at] = felled ? 1 : 0;
}

function fillAhu(state: State, { ahu: name, moai, capped, peeked }: AhuView, owner: Seat): void {
  const ahu = AHU.get(name) as number;
  state.baseOn[ahu] = owner;
  state.moaiOn[ahu] = SIZE.get(moai) ?? -1;
  state.capped[ahu] = capped ? 1 : 0;
  state.peeked[ahu] = setOf(peeked);
}

function fillObject(state: State, { object: name, at, holder, marker, trail }: ObjectView): void {
  const object = OBJECT.get(name) as number;
  state.at[object] = HEX.get(at) as number;
  state.holder[object] = holder ?? -1;
  state.marker[object] = marker ?? -1;
  for (const hex of trail) visit(state, object, HEX.get(hex) as number);
}

function fillBids(state: State, seen: View, random: Random): void {
  for (let seat = 0; seat < seen.setup.seats; seat++) {
    const { hasBid, bid } = seen.players[seat];
    if (hasBid) state.bid[seat] = SEALED.get(bid) ?? anyBid(state, seat, random);
  }
}

function anyBid(state: State, seat: Seat, random: Random): Bid {
  let possible = 0;
  for (let bid = 0; bid < BIDS.length; bid++) if (breaksBid(state, seat, bid) === undefined) possible++;
  let rest = random.below(possible);
  let drawn = 0;
  while (breaksBid(state, seat, drawn) !== undefined || rest-- > 0) drawn++;
  return drawn;
}
