/** Plans agree with the engine: what is foretold while placing holds once the figure stands and the moai is there. */
import { askBot, legalMoves, Match, type Seat, Sfc32, seatsOf, seedFrom } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { greedy, rapaNui, standardBoard } from '../src/index.ts';
import { addTransporter } from '../src/position/figures.ts';
import { ofResource, ofSize, type State, TRANSPORT } from '../src/position/state.ts';
import * as open from '../src/public/index.ts';
import { CARGO_PUKAO } from '../src/public/vocabulary.ts';

const POSITIONS = 1000;
const ALL = open.CARGO.map((_, cargo) => cargo);

/** Positions of seeded games in which a seat places figures. */
function placements(count: number): { state: State; seat: Seat }[] {
  const found: { state: State; seat: Seat }[] = [];
  for (let game = 0; found.length < count; game++) {
    const random = new Sfc32(`plans ${game}`);
    const sitters = Array.from({ length: 2 + (game % 3) }, (_, i) => ({ name: `player ${i}` }));
    const seed = seedFrom(`plans ${game}`);
    const match = new Match(rapaNui, { seats: sitters, options: rapaNui.readOptions({}), seed, log: [] });
    for (match.settle(); !match.over; match.settle()) {
      const { state } = match;
      const [seat] = seatsOf(rapaNui.toMove(state));
      const moves = legalMoves(rapaNui, state, seat);
      if (rapaNui.view(state, seat).phase === 'place') found.push({ state: rapaNui.copy(state), seat });
      const isRandom = random.below(4) === 0;
      match.play(seat, isRandom ? moves[random.below(moves.length)] : askBot(rapaNui, state, seat, greedy, random));
    }
  }
  return found.slice(0, count);
}

/** The same board in the transport of this seat, with one of each moai and enough to pay for an offering. */
function inTransport(state: State, seat: Seat): State {
  const copy = rapaNui.copy(state);
  copy.phase = TRANSPORT;
  copy.acted = 0;
  copy.asked = seat;
  copy.turn = copy.order.indexOf(seat);
  for (const size of open.SIZES.keys()) copy.sculpted[ofSize(seat, size)] = 1;
  for (const resource of open.RESOURCES.keys()) copy.resources[ofResource(seat, resource)] = 4;
  return copy;
}

/** By the engine alone: the ahus on which a transport of this cargo could end. */
function goalsByEngine(state: State, seat: Seat, cargo: number): string[] {
  const carry = rapaNui.moveOf({ kind: 'carry', cargo: open.CARGO[cargo] });
  return state.setup.map.ahus
    .filter((ahu) => {
      const alone = rapaNui.copy(state);
      // Every other ahu is closed: a moai stands there, with a pukao.
      for (const other of state.setup.map.ahus) {
        if (other === ahu) continue;
        alone.moai[other] = 0;
        alone.capped[other] = 1;
      }
      return rapaNui.breaks(alone, seat, carry) === undefined;
    })
    .map((ahu) => open.AHUS[ahu]);
}

/** Walks a route by the engine up to the payment, and returns what each seat has then; undefined if an owner chooses. */
function paidByEngine(state: State, seat: Seat, route: open.Route): number[][] | undefined {
  const copy = rapaNui.copy(state);
  copy.resources.fill(0);
  for (const resource of open.RESOURCES.keys()) copy.resources[ofResource(seat, resource)] = 4;
  for (const act of open.actsOf(rapaNui.view(copy, seat), route)) {
    const move = rapaNui.moveOf(act);
    expect(rapaNui.breaks(copy, seat, move), open.writeAct(act)).toBeUndefined();
    rapaNui.play(copy, seat, move);
  }
  const { phase, players } = rapaNui.view(copy, seat);
  return phase === 'choose' ? undefined : players.map(({ resources }) => [...resources]);
}

describe(`over ${POSITIONS} seeded positions`, () => {
  const positions = placements(POSITIONS).map(({ state, seat }) => ({
    state: inTransport(state, seat),
    seat,
    view: rapaNui.view(state, seat),
    board: standardBoard(state.setup.seats),
  }));
  const freeCases = ({ state, seat }: { state: State; seat: Seat }): number[] =>
    state.setup.map.land.filter((land) => state.holder[land] < 0 || state.holder[land] === seat);

  test('[R5.2] [R5.4] [R5.6] the ahus within reach now are those of the engine', () => {
    for (const { state, seat, view, board } of positions) {
      for (const cargo of ALL) {
        const goals = open.reachOf(board, view, cargo).goals.map(({ route }) => route.ahu);
        expect(goals).toEqual(goalsByEngine(state, seat, cargo));
      }
    }
  });

  test('[R3.4] and with one more carrier, wherever it is placed', () => {
    let more = 0;
    positions.forEach(({ state, seat, view, board }, i) => {
      const free = freeCases({ state, seat });
      const land = free[i % free.length];
      const planned = open.withCarrier(view, open.CASES[land]);
      const placed = rapaNui.copy(state);
      addTransporter(placed, seat, land);
      for (const cargo of ALL) {
        const goals = open.reachOf(board, planned, cargo).goals.map(({ route }) => route.ahu);
        expect(goals).toEqual(goalsByEngine(placed, seat, cargo));
        more += goals.length - open.reachOf(board, view, cargo).goals.length;
      }
    });
    expect(more).toBeGreaterThan(POSITIONS / 4);
  });

  test('[R5.3] [R5.4] owners get what is foretold, and erecting brings what is foretold', () => {
    const seen = { paid: 0, gains: 0 };
    for (const { state, seat, view, board } of positions) {
      for (const { route, paid, gain } of ALL.flatMap((cargo) => open.reachOf(board, view, cargo).goals)) {
        const got = paidByEngine(state, seat, route);
        if (gain === undefined) expect(route.cargo).toBe(CARGO_PUKAO);
        else expect(gain.count).toBe(open.GAIN[route.cargo]);
        if (got === undefined) continue;
        got.forEach((resources, other) => {
          if (other === seat) return;
          const foretold = paid.find((each) => each.seat === other)?.bundles ?? [[0, 0, 0, 0]];
          expect(foretold).toContainEqual(resources);
          seen.paid += foretold[0].some((n) => n > 0) ? 1 : 0;
        });
        const gained = got[seat].reduce((sum, n) => sum + n, 0) - 16;
        if (gain && gain.kinds.length === 1 && gained > 0) {
          expect(got[seat][open.RESOURCES.indexOf(gain.kinds[0])]).toBe(Math.min(open.TRACK, 4 + gain.count));
          seen.gains++;
        }
      }
    }
    expect(Math.min(seen.paid, seen.gains)).toBeGreaterThan(50);
  });

  test('the tile that is foretold lies there', () => {
    for (const { state, view, board } of positions.slice(0, 200)) {
      for (const { route, tile } of open.reachOf(board, view, 0).goals) {
        expect(open.TILES.indexOf(tile as open.TileName)).toBe(state.tile[open.AHUS.indexOf(route.ahu)]);
      }
    }
  });

  test('[R9.2] the free ahus are counted, and a round is the last one when they are few enough', () => {
    for (const { state, view } of positions) {
      const { free, at, isLast } = open.ending(view);
      expect(free).toBe(state.setup.map.ahus.filter((ahu) => state.moai[ahu] < 0).length);
      expect(isLast).toBe(free <= at || view.round >= 20);
    }
  });
});
