import { players, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { expect, test } from 'vitest';
import { accounts } from '../src/game/score.ts';
import { giants } from '../src/index.ts';
import { basesLeft, standingOf } from '../src/public/index.ts';

const scratch = new Int32Array(giants.moveCount);
type State = ReturnType<typeof giants.start>;

/** Every position of seeded random games under these options. */
function* positions(games: number, options: object): Generator<State> {
  for (let game = 0; game < games; game++) {
    const random = new Sfc32(`standing ${game}`);
    const state = giants.start(giants.seats[game % 3], giants.readOptions({ quickStart: true, ...options }));
    for (let ply = randomPly(giants, state, random, scratch); ply; ply = randomPly(giants, state, random, scratch)) {
      giants.play(state, ply.seat, ply.move);
      yield state;
    }
  }
}

const total = (state: State, seat: number): number =>
  Object.values(accounts(state)[seat]).reduce((sum, points) => sum + points, 0);

test.each([{}, { ownBases: 'marked' }, { openScore: true }, { bases: 'shown' }])(
  '[G4.2] points so far are never too many, and exact where nothing is hidden: %o',
  (options) => {
    let compared = 0;
    for (const state of positions(12, options)) {
      if (++compared % 23 !== 0 && giants.toMove(state) !== 0) continue;
      for (const viewer of players(state.setup.seats)) {
        const view = giants.view(state, viewer);
        for (const seat of players(state.setup.seats)) {
          const { points, atLeast } = standingOf(view, seat);
          expect(points).toBeLessThanOrEqual(total(state, seat));
          if (!atLeast) expect(points).toBe(total(state, seat));
          if (seat === viewer && 'ownBases' in options) expect(atLeast).toBe(false);
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  },
);

test('[G4.1] bases left are counted where the screen does not hide them', () => {
  const open = giants.view(giants.start(3, giants.readOptions({ screens: 'open' })), 0);
  expect(players(3).map((seat) => basesLeft(open, seat))).toEqual([7, 7, 7]);
  const closed = giants.view(giants.start(4, giants.readOptions({})), 1);
  expect(players(4).map((seat) => basesLeft(closed, seat))).toEqual([undefined, 6, undefined, undefined]);
});

test('[G5.1] own bases are shown to their owner alone, unless they must be remembered', () => {
  const seen = new Set<string>();
  for (const ownBases of ['marked', 'remembered']) {
    for (const state of positions(3, { ownBases })) {
      for (const viewer of players(state.setup.seats)) {
        for (const { owner, moai, peeked } of giants.view(state, viewer).ahus) {
          if (owner === null || moai === null || peeked.includes(viewer) || giants.toMove(state) === 0) continue;
          seen.add(`${ownBases} ${owner === viewer ? 'own' : 'other'}`);
        }
      }
    }
  }
  expect([...seen]).toEqual(['marked own']);
});
