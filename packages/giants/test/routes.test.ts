import { legalMoves, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { mayActOn, outlook, prospects, routeTo, waysOf } from '../src/game/routes.ts';
import { giants } from '../src/index.ts';
import { IMPASSABLE, toll } from '../src/position/crew.ts';
import { ARGUMENT_OF, CAPS, CARRIES, ERECTS, STEPS, VERB_OF } from '../src/position/moves.ts';
import { CARRY, hasVisited, on, type State, TRANSPORT } from '../src/position/state.ts';
import { NEIGHBOURS } from '../src/public/neighbours.ts';
import { AHUS, ahuOf, HEXES, KIND_OF, OBJECTS } from '../src/public/vocabulary.ts';
import { UNREACHED, wayTo } from '../src/public/ways.ts';

const scratch = new Int32Array(giants.moveCount);
const hexCalled = (name: string) => HEXES.indexOf(name);
const objectCalled = (name: string) => OBJECTS.indexOf(name);

/** Positions of transport in seeded random games. */
function* transports(games: number): Generator<State> {
  for (let game = 0; game < games; game++) {
    const random = new Sfc32(`routes ${game}`);
    const state = giants.start(giants.seats[game % 3], giants.readOptions({ quickStart: true }));
    for (let ply = randomPly(giants, state, random, scratch); ply; ply = randomPly(giants, state, random, scratch)) {
      if (state.phase === TRANSPORT) yield state;
      giants.play(state, ply.seat, ply.move);
    }
  }
}

/** Plays an object along a way, with the first payment that is offered; returns what it cost. */
function carryAlong(state: State, object: number, way: readonly number[]): number {
  const before = state.prestige.reduce((sum, prestige) => sum + prestige, 0);
  const seat = state.asked;
  const notations = [`carry ${OBJECTS[object]}`, ...way.map((hex) => `to ${HEXES[hex]}`)];
  for (const notation of notations) {
    const move = giants.read(notation) as number;
    expect(giants.breaks(state, seat, move)).toBeUndefined();
    giants.play(state, seat, move);
    if (state.phase !== CARRY) giants.play(state, seat, legalMoves(giants, state, seat)[0]);
  }
  return state.prestige.reduce((sum, prestige) => sum + prestige, 0) - before;
}

test('[G3.28] every route can be walked, at the price that was told', () => {
  let walked = 0;
  for (const state of transports(15)) {
    for (let object = 0; object < OBJECTS.length; object++) {
      if (state.holder[object] !== state.asked && state.marker[object] !== state.asked) continue;
      const ways = waysOf(state, state.asked, object);
      for (const hex of state.setup.island.hexes) {
        const way = wayTo(ways, hex);
        if (way.length === 0) continue;
        expect(carryAlong(giants.copy(state), object, way)).toBe(ways.cost[hex]);
        walked++;
      }
    }
  }
  expect(walked).toBeGreaterThan(100);
});

/** Every way of up to six hexes that enters none twice, priced hex by hex: slow and sure. */
function everyWay(state: State, object: number): Map<number, number> {
  const { island } = state.setup;
  const cheapest = new Map<number, number>();
  const search = (at: number, price: number, seen: readonly number[]): void => {
    if (price < (cheapest.get(at) ?? Number.POSITIVE_INFINITY)) cheapest.set(at, price);
    if (seen.length > 6) return;
    for (const next of island.neighbours.subarray(at * NEIGHBOURS, (at + 1) * NEIGHBOURS)) {
      if (next < 0 || seen.includes(next) || hasVisited(state, object, next)) continue;
      const units = toll(state, state.asked, KIND_OF[object], next);
      if (units !== IMPASSABLE) search(next, price + units, [...seen, next]);
    }
  };
  search(state.at[object], 0, [state.at[object]]);
  return cheapest;
}

test('no way of up to six hexes is cheaper than the one told', () => {
  let compared = 0;
  for (const state of transports(10)) {
    for (let object = 0; object < OBJECTS.length; object++) {
      if (!mayActOn(state, state.asked, object)) continue;
      const ways = waysOf(state, state.asked, object);
      for (const [hex, price] of everyWay(state, object)) {
        expect(ways.cost[hex]).not.toBe(UNREACHED);
        expect(ways.cost[hex]).toBeLessThanOrEqual(price);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('[G3.29] a route says who earns at least and at most', () => {
  const state = giants.load({
    ...(giants.save(giants.start(4, giants.readOptions({}))) as object),
    phase: 'transport',
    round: 2,
    rolled: 4,
    supply: { 'moai 1': 17, 'moai 2': 12, 'moai 3': 5, headdress: 14 },
    at: { 'moai 3a': 'E10' },
    holder: { 'moai 3a': 'seat 0' },
    workers: [0, 0, 0, 1, 0],
    urnWorkers: [5, 5, 4, 5, 0],
    workersOn: [{ E9: 1 }, { E9: 1 }, { E9: 1, E8: 1 }, {}, {}],
    chief: ['reserve', 'E8', 'reserve', 'reserve', null],
  });
  const route = routeTo(state, 0, objectCalled('moai 3a'), hexCalled('E8'));
  expect(route).toEqual({
    price: 5,
    stages: [
      {
        hex: hexCalled('E9'),
        price: 2,
        wages: [
          { seat: 1, least: 1, most: 1 },
          { seat: 2, least: 1, most: 1 },
        ],
      },
      {
        hex: hexCalled('E8'),
        price: 3,
        wages: [
          { seat: 1, least: 2, most: 3 },
          { seat: 2, least: 0, most: 1 },
        ],
      },
    ],
  });
  expect(routeTo(state, 0, objectCalled('moai 3a'), hexCalled('A4'))).toBeUndefined();
});

/** Whatever the rules let the player asked raise, tried out move by move. */
function raisable(state: State): string[] {
  const carries = legalMoves(giants, state, state.asked).filter((move) => VERB_OF[move] === CARRIES);
  return carries.flatMap((carry) => {
    const taken = giants.copy(state);
    giants.play(taken, state.asked, carry);
    return everywhere(taken).flatMap((here) =>
      legalMoves(giants, here, here.asked)
        .filter((move) => VERB_OF[move] === ERECTS || VERB_OF[move] === CAPS)
        .map((move) => raising(here.carried, ahuOf(here.at[here.carried], ARGUMENT_OF[move]))),
    );
  });
}

const raising = (object: number, ahu: number): string => `${OBJECTS[object]} on ${AHUS[ahu]}`;

/** The object carried on every hex that it gets to, each by a shortest way, which keeps all others open. */
function everywhere(taken: State): State[] {
  const reached = new Map([[taken.at[taken.carried], taken]]);
  for (const here of reached.values()) {
    for (const move of legalMoves(giants, here, here.asked)) {
      if (VERB_OF[move] !== STEPS || reached.has(ARGUMENT_OF[move])) continue;
      const there = giants.copy(here);
      giants.play(there, here.asked, move);
      if (there.phase !== CARRY) giants.play(there, here.asked, legalMoves(giants, there, here.asked)[0]);
      reached.set(ARGUMENT_OF[move], there);
    }
  }
  return [...reached.values()];
}

test('[G3.30] [G3.31] prospects are exactly what can be raised in one action', () => {
  let [erections, caps] = [0, 0];
  for (const state of transports(40)) {
    const told = prospects(state, state.asked).map(({ object, ahu }) => raising(object, ahu));
    expect(told.toSorted()).toEqual(raisable(state).toSorted());
    caps += told.filter((each) => each.startsWith('headdress')).length;
    erections += told.filter((each) => each.startsWith('moai')).length;
  }
  expect(erections).toBeGreaterThan(20);
  expect(caps).toBeGreaterThan(5);
});

test('[G3.28] prospects can be raised at the price told', () => {
  let found = 0;
  for (const state of transports(12)) {
    for (const { object, ahu, hex, price } of prospects(state, state.asked)) {
      expect(mayActOn(state, state.asked, object)).toBe(true);
      const after = giants.copy(state);
      expect(carryAlong(after, object, wayTo(waysOf(state, state.asked, object), hex))).toBe(price);
      const verb = KIND_OF[object] < 3 ? 'erect' : 'cap';
      const raise = giants.read(`${verb} on ahu ${(ahu % 2) + 1}`) as number;
      expect(giants.breaks(after, state.asked, raise)).toBeUndefined();
      found++;
    }
  }
  expect(found).toBeGreaterThan(20);
});

describe('on a full board, with pieces of three clans on every hex', () => {
  /** Beyond the material of the box: the worst that a query can be asked. */
  function crowded(): State {
    const state = giants.start(5, giants.readOptions({}));
    state.phase = TRANSPORT;
    for (const hex of state.setup.island.hexes) {
      for (const seat of [1, 2, 3]) state.workersOn[on(seat, hex)] = 1 + ((hex + seat) % 2);
      state.logsOn[hex] = hex % 3;
    }
    for (let object = 0; object < OBJECTS.length; object++) {
      state.at[object] = state.setup.island.hexes[(object * 7) % 41];
    }
    for (const ahu of state.setup.island.ahus.filter((_, i) => i % 3 === 0)) {
      state.baseOn[ahu] = 1;
      state.moaiOn[ahu] = 0;
    }
    return state;
  }

  test('everything is reached', () => {
    const ways = waysOf(crowded(), 0, objectCalled('moai 1a'));
    expect(Array.from(ways.cost).filter((cost) => cost !== UNREACHED).length).toBe(41);
  });

  test('who could reach what next, with 49 objects and five players, is answered within 5 ms a player', () => {
    const state = crowded();
    for (let i = 0; i < 20; i++) outlook(state);
    const times = Array.from({ length: 25 }, () => {
      const start = performance.now();
      prospects(state, 1);
      return performance.now() - start;
    });
    expect(times.toSorted((a, b) => a - b)[12]).toBeLessThan(5);
    expect(outlook(state)[1].length).toBeGreaterThan(100);
  });
});
