import { legalMoves, type Seat, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { expect, test } from 'vitest';
import { giants } from '../src/index.ts';
import { CARRY, PLACE, TRANSPORT } from '../src/position/state.ts';
import {
  type Act,
  type End,
  gainOf,
  type Placement,
  prospectsOf,
  standingOf,
  withHeaddress,
  withPiece,
} from '../src/public/index.ts';
import { reachByEngine } from './reach-by-engine.ts';

type State = ReturnType<typeof giants.start>;
const scratch = new Int32Array(giants.moveCount);

/** Placements of seeded random games with an object on the island, and the placement that is tried. */
function* placements(wanted: number): Generator<{ state: State; seat: Seat; placed: Placement | undefined }> {
  for (let game = 0, found = 0; found < wanted; game++) {
    const random = new Sfc32(`planner ${game}`);
    const state = giants.start(
      giants.seats[game % 3],
      giants.readOptions({ quickStart: true, screens: 'open', ownBases: 'marked' }),
    );
    for (let ply = randomPly(giants, state, random, scratch); ply; ply = randomPly(giants, state, random, scratch)) {
      if (state.phase === PLACE && found < wanted) {
        const act: Act = giants.actOf(ply.move);
        yield { state, seat: ply.seat, placed: act.kind === 'place' && act.action === 'none' ? act : undefined };
        found++;
      }
      giants.play(state, ply.seat, ply.move);
    }
  }
}

/** The same position as if transport had begun and this seat were asked. */
function transportOf(from: State, seat: Seat, placed: Placement | undefined): State {
  const state = giants.copy(from);
  if (placed) giants.play(state, seat, giants.moveOf(placed));
  state.phase = TRANSPORT;
  state.asked = seat;
  state.passed = 0;
  return state;
}

test('[G3.24] [G3.30] what the planner tells of 1,000 positions is what the engine plays', () => {
  let [reached, raised] = [0, 0];
  for (const { state, seat, placed } of placements(1000)) {
    const view = giants.view(state, seat);
    const planned = placed ? withPiece(view, placed.piece, placed.logs, placed.hex) : view;
    const there = transportOf(state, seat, placed);
    // One object a position, another one each time.
    const { object } = view.objects[reached % Math.max(1, view.objects.length)] ?? {};
    if (object === undefined) continue;
    const { mover, goals } = prospectsOf(planned, object);
    there.asked = mover;
    expect(goals).toEqual(reachByEngine(there, mover, object, []));
    reached++;
    raised += goals.filter(({ ends }) => ends.some(({ kind }) => kind === 'erect' || kind === 'cap')).length;
  }
  expect(reached).toBeGreaterThan(500);
  expect(raised).toBeGreaterThan(20);
});

const isRaising = ({ kind }: End): boolean => kind === 'erect' || kind === 'cap';

/** After an object was carried along a route, with the first payment that is offered. */
function carried(from: State, seat: Seat, object: string, route: readonly string[]): State {
  const state = giants.copy(from);
  giants.play(state, seat, giants.moveOf({ kind: 'carry', object }));
  for (const hex of route) {
    giants.play(state, seat, giants.moveOf({ kind: 'step', hex }));
    if (state.phase !== CARRY) giants.play(state, seat, legalMoves(giants, state, seat)[0]);
  }
  return state;
}

test('[G4.2] a gain is what the points so far grow by', () => {
  let compared = 0;
  for (const { state, seat, placed } of placements(400)) {
    const there = transportOf(state, seat, placed);
    const view = giants.view(there, seat);
    for (const { object } of view.objects.slice(0, 3)) {
      const { mover, goals } = prospectsOf(view, object);
      const goal = goals.find(({ ends }) => ends.some(isRaising));
      const end = goal?.ends.find(isRaising);
      if (mover !== seat || !goal || !end) continue;
      const after = carried(there, seat, object, goal.route);
      giants.play(after, seat, giants.moveOf(end));
      const gained = standingOf(giants.view(after, seat), seat).points - standingOf(view, seat).points;
      expect(gainOf(view, object, goal.hex, end)).toBe(gained);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

test('[G3.19] a headdress that is still to be carved comes as far as the carved one', () => {
  let compared = 0;
  for (const { state, seat } of placements(3000)) {
    const carving = legalMoves(giants, state, seat)
      .map((move) => giants.actOf(move))
      .find((act) => act.kind === 'place' && act.piece === 'sorcerer' && act.action === 'headdress') as Placement;
    if (carving === undefined) continue;
    const before = giants.view(state, seat);
    const there = transportOf(state, seat, carving);
    const known = new Set(before.objects.map(({ object }) => object));
    const carved = giants.view(there, seat).objects.find(({ object }) => !known.has(object));
    const planned = withHeaddress(withPiece(before, 'sorcerer', 0, carving.hex));
    expect(prospectsOf(planned, 'headdress new').goals).toEqual(reachByEngine(there, seat, carved?.object ?? '', []));
    compared++;
  }
  expect(compared).toBeGreaterThan(50);
});
