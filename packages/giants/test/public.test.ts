/** The public module: its examples run, and its queries agree with the engine over seeded positions. */
import { askBot, legalMoves, Match, type Seat, Sfc32, seatsOf, seedFrom } from '@ahu/core';
import { examplesIn, runExample } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { giants, greedy, HEXES, OBJECTS } from '../src/index.ts';
import { IMPASSABLE, toll } from '../src/position/crew.ts';
import type { View } from '../src/public/index.ts';
import * as open from '../src/public/index.ts';
import { KIND_OF } from '../src/public/vocabulary.ts';
import { reachByEngine } from './reach-by-engine.ts';

type State = ReturnType<typeof giants.start>;

/** Every position of seeded games of greedy players, every fifth move of whom is random. */
function* positions(seats: number, name: string): Generator<{ state: State; seat: Seat; view: View }> {
  const random = new Sfc32(name);
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `player ${i}`, bot: 'greedy' }));
  const match = new Match(giants, { seats: sitters, options: giants.readOptions({}), seed: seedFrom(name), log: [] });
  for (match.settle(); !match.over; match.settle()) {
    const { state } = match;
    const [seat] = seatsOf(giants.toMove(state));
    yield { state, seat, view: giants.view(state, seat) };
    const moves = legalMoves(giants, state, seat);
    const isRandom = random.below(5) === 0;
    match.play(seat, isRandom ? moves[random.below(moves.length)] : askBot(giants, state, seat, greedy, random));
  }
}

/** The first placement of a player whose moai waits in the quarry. */
function exampleView(): View {
  for (const { view } of positions(3, 'example'))
    if (view.phase === 'place' && open.reach(view, 'moai 1a', []).length > 0) return view;
  throw new Error('no moai was won in this game');
}

const EXAMPLES = [
  'bids',
  'notation',
  'openness',
  'phases',
  'planner',
  'queries',
  'reach',
  'standing',
  'with-piece',
].flatMap((name) => examplesIn(new URL(`../src/public/${name}.ts`, import.meta.url)));

describe('examples', () => {
  const view = exampleView();
  test.each(EXAMPLES)('$code', (example) => {
    runExample(example, { ...open, view });
  });

  test('there is at least one for every function', () => {
    const shown = EXAMPLES.map(({ code }) => code).join('\n');
    const functions = Object.entries(open).filter(([, value]) => typeof value === 'function');
    for (const [name] of functions) expect(shown).toContain(`${name}(`);
  });
});

describe('queries agree with the engine', () => {
  test('[G3.24] [G3.25] what entering a hex costs', () => {
    let asked = 0;
    for (const { state, seat, view } of positions(4, 'tolls')) {
      if (view.phase !== 'transport' || asked > 40_000) continue;
      for (const hex of state.setup.island.hexes) {
        for (const object of ['moai 1a', 'moai 2a', 'moai 3a', 'headdress a']) {
          const price = toll(state, seat, KIND_OF[OBJECTS.indexOf(object)], hex);
          const said = open.tollOf(view, seat, object, HEXES[hex]) ?? IMPASSABLE;
          if (said !== price) expect([object, HEXES[hex], said]).toEqual([object, HEXES[hex], price]);
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(10_000);
  });

  test.each([3, 4, 5])('[G3.21] [G3.29] [G3.30] [G3.31] [G3.33] where everything can go among %i', (seats) => {
    let goals = 0;
    let bent = 0;
    for (const { state, seat, view } of positions(seats, `reach ${seats}`)) {
      if (view.phase !== 'transport' && view.phase !== 'carry') continue;
      const objects = view.carried === null ? view.objects.map(({ object }) => object) : [view.carried];
      for (const object of objects) {
        const found = open.reach(view, object, []);
        expect(found).toEqual(reachByEngine(state, seat, object, []));
        goals += found.length;
        const via = found.find(({ near }) => near)?.route;
        if (via === undefined) continue;
        expect(open.reach(view, object, via)).toEqual(reachByEngine(state, seat, object, via));
        bent++;
      }
    }
    expect(goals).toBeGreaterThan(300);
    expect(bent).toBeGreaterThan(50);
  });
});
