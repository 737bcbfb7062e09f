/** The public module: its examples run, and its queries agree with the engine over seeded positions. */
import { AUDIENCE, legalMoves, Match, playToEnd, Sfc32, seedFrom } from '@ahu/core';
import { examplesIn, runExample } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { rapaNuiCards as game } from '../src/index.ts';
import type { Act, View } from '../src/public/index.ts';
import * as open from '../src/public/index.ts';

function exampleView(): View {
  const seats = ['Ana', 'Ben', 'Caro'].map((name) => ({ name }));
  const match = new Match(game, { seats, options: game.readOptions({}), seed: seedFrom('example'), log: [] });
  match.settle();
  return game.view(match.state, 0);
}

const EXAMPLES = ['notation', 'openness', 'planner', 'queries'].flatMap((name) =>
  examplesIn(new URL(`../src/public/${name}.ts`, import.meta.url)),
);

describe('examples', () => {
  test.each(EXAMPLES)('$code', (example) => {
    runExample(example, { ...open, view: exampleView() });
  });

  test('there is at least one for every function', () => {
    const functions = Object.entries(open).filter(
      ([name, value]) => typeof value === 'function' && name !== 'isHunterGatherer',
    );
    const shown = EXAMPLES.map(({ code }) => code).join('\n');
    for (const [name] of functions) expect(shown).toContain(`${name}(`);
  });
});

/** Every ply of seeded random games, with what was seen before and after it. */
function* plies(games: number): Generator<{ seat: number; act: Act; before: View; after: View }> {
  for (let n = 0; n < games; n++) {
    const seats = 2 + (n % 3);
    const random = new Sfc32(`queries ${n}`);
    const state = game.start(seats, { openHands: false });
    const found: { seat: number; act: Act; before: View; after: View }[] = [];
    const choose = (seat: number) => {
      const moves = legalMoves(game, state, seat);
      return moves[random.below(moves.length)];
    };
    playToEnd(game, state, random, choose, (seat, move) => {
      const after = game.copy(state);
      game.play(after, seat, move);
      const viewer = seat < seats ? seat : AUDIENCE;
      found.push({ seat, act: game.actOf(move), before: game.view(state, viewer), after: game.view(after, viewer) });
    });
    yield* found;
  }
}

const wealth = (view: View, seat: number): number => {
  const { wood, glory, sacrificeCount } = view.players[seat];
  return wood + glory + sacrificeCount;
};

describe('queries agree with the engine', () => {
  test('prices are what is paid [C3.1] [C3.2]', () => {
    for (const { seat, act, before, after } of plies(60)) {
      const paid = seat < before.players.length ? before.players[seat].wood - after.players[seat].wood : 0;
      if (act.kind === 'buy') expect(paid).toBe(open.sacrificePrice(before, seat, act.type));
      if (act.kind === 'play') expect(paid).toBe(open.playPrice(act.card, act.count));
    }
  });

  test('a take leads to what was foretold [C5.2] [C5.3] [C6.1] [C6.2] [C6.4] [C6.5] [C7.1]', () => {
    for (const { act, before, after } of plies(60)) {
      if (act.kind !== 'take' || before.toTake > 1) continue;
      const outcome = open.outcomeOf(before, act.column);
      if (typeof outcome === 'string') expect(after.phase).toBe('lay');
      else if (outcome.pay !== 'either' && after.phase === 'turn') {
        expect(before.players.map((_, seat) => wealth(after, seat) - wealth(before, seat))).toEqual(outcome.gains);
      } else if (outcome.pay === 'either' && outcome.gains.some((gain) => gain > 0)) expect(after.phase).toBe('choose');
    }
  });

  test('moai pay what was foretold [C6.3]', () => {
    for (const { seat, act, before, after } of plies(60)) {
      if (act.kind !== 'choose') continue;
      expect(wealth(after, seat) - wealth(before, seat)).toBe(open.scoringOf(before, open.MOAI).gains[seat]);
    }
  });

  test('points at the end are the score [C7.2] [C7.3] [C7.4]', () => {
    for (let n = 0; n < 30; n++) {
      const random = new Sfc32(`points ${n}`);
      const state = game.start(3, { openHands: false });
      playToEnd(game, state, random, (seat) => {
        const moves = legalMoves(game, state, seat);
        return moves[random.below(moves.length)];
      });
      const view = game.view(state, AUDIENCE);
      expect([0, 1, 2].map((seat) => open.pointsOf(view, seat))).toEqual(game.scores(state));
    }
  });
});
