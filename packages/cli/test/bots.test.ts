import { statSync } from 'node:fs';
import { LEVELS, type LevelName, Network, playerOf, SearchBot, traitsOf } from '@ahu/bots';
import { askBot, type Game, legalMoves, type Position, playToEnd, Sfc32, tellBots } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import type { GameManifest } from '../src/games/contract/manifest.ts';
import { findGame, MANIFESTS } from '../src/games/games.ts';
import { BOTS, botOf } from '../src/setup/bots.ts';
import { loadWeights, weightsPath } from '../src/setup/weights.ts';
import { Failure } from '../src/terminal/failure.ts';

/** A network that has learnt nothing, for games whose weights are not the point. */
function untrained({ game, insight }: GameManifest, seats: number, scale: number): SearchBot<Position, unknown> {
  const { kinds, count } = traitsOf(game, insight);
  const shape = { inputs: insight.featureCount(seats), hidden: 16, seats, kinds, traits: count };
  return playerOf('strong', game, { insight, network: new Network(shape) }, { scale });
}

/** A position somewhere in a random game at which a seat has a choice. */
function somewhere(game: Game, seats: number, seed: string) {
  const random = new Sfc32(seed);
  const scratch = new Int32Array(game.moveCount);
  const state = game.start(seats, game.readOptions({}));
  for (let plies = 30 + random.below(15); ; plies--) {
    const ply = randomPly(game, state, random, scratch);
    if (ply === undefined) throw new Error('the game is over');
    if (plies <= 0 && ply.seat < seats && legalMoves(game, state, ply.seat).length > 1)
      return { state, seat: ply.seat };
    game.play(state, ply.seat, ply.move);
  }
}

describe.each(MANIFESTS.map((manifest) => [manifest.game.id, manifest] as const))('%s', (_id, manifest) => {
  const { game } = manifest;
  const seats = game.seats[0];

  test('a bot makes the same move from the same seed, and in worlds that its seat cannot tell apart', () => {
    for (let n = 0; n < 5; n++) {
      const { state, seat } = somewhere(game, seats, `twins ${n}`);
      const world = game.determinize(game.view(state, seat), new Sfc32(`world ${n}`));
      const [here, there] = [state, world].map((each) =>
        askBot(game, each, seat, untrained(manifest, seats, 0.05), new Sfc32(n)),
      );
      expect(there).toBe(here);
    }
  });

  test.runIf(manifest.insight.open)('hides nothing: to every seat a position is the one that it is', () => {
    for (const count of game.seats) {
      for (let n = 0; n < 10; n++) {
        const { state } = somewhere(game, count, `open ${n}`);
        for (let seat = 0; seat < count; seat++) {
          expect(game.determinize(game.view(state, seat), new Sfc32(n)).cells).toEqual(state.cells);
        }
      }
    }
  });

  test.runIf(manifest.insight.open)(
    'a search that hides nothing from itself finds what one finds that lists moves',
    () => {
      const listing = { ...manifest, insight: { ...manifest.insight, open: false } };
      for (let n = 0; n < 3; n++) {
        const { state, seat } = somewhere(game, seats, `listing ${n}`);
        const [remembered, listed] = [manifest, listing].map((each) =>
          untrained(each, seats, 0.1).explain(game.view(state, seat), seat, [], new Sfc32(n)),
        );
        expect(remembered).toEqual(listed);
      }
    },
  );

  test('explain ranks all moves, and searches as often as it is told', () => {
    const { state, seat } = somewhere(game, seats, 'explain');
    const moves = legalMoves(game, state, seat);
    const ranked = untrained(manifest, seats, 0.1).explain(game.view(state, seat), seat, moves, new Sfc32(1));
    expect(ranked.map(({ move }) => move).toSorted((a, b) => a - b)).toEqual(moves);
    expect(ranked.reduce((sum, { visits }) => sum + visits, 0)).toBe(LEVELS.strong.iterations / 10);
    // All positions look alike to it, so that only what was not tried yet draws it on.
    expect(ranked.filter(({ visits }) => visits > 0).length).toBeGreaterThan(1);
    for (const { value } of ranked) expect(value >= 0 && value <= 1).toBe(true);
  });

  test('a position looks the same to a seat, whether another one looked at it before or not', () => {
    const { insight } = manifest;
    for (let n = 0; n < 5; n++) {
      const { state, seat } = somewhere(game, seats, `again ${n}`);
      const other = (seat + 1) % seats;
      const [alone, again] = [
        new Float32Array(insight.featureCount(seats)),
        new Float32Array(insight.featureCount(seats)),
      ];
      insight.features(state, other, alone);
      // Somewhere else in between, so that nothing is left over.
      insight.features(game.start(seats, game.readOptions({})), other, again);
      insight.features(state, seat, again);
      insight.features(state, other, again, true);
      expect(again).toEqual(alone);
    }
  });

  test('every move has a kind, and traits that are no kinds', () => {
    const traits = traitsOf(game, manifest.insight);
    for (let move = 0; move < game.moveCount; move++) {
      const [kind, ...others] = traits.of(move);
      expect(kind).toBeLessThan(traits.kinds);
      for (const trait of others) expect(trait >= traits.kinds && trait < traits.count).toBe(true);
    }
  });

  test('weights are there for every number of players, and at most 250 kB', () => {
    for (const count of game.seats) {
      const path = weightsPath(game.id, count);
      expect(loadWeights(path, manifest, count).network.shape.seats).toBe(count);
      expect(statSync(path).size).toBeLessThan(250_000);
    }
  });

  test('scripts play whole games by the rules, and each has its own way', () => {
    const { scripts } = manifest;
    expect(scripts.length).toBeGreaterThanOrEqual(4);
    const ends = scripts.map((script) => {
      const random = new Sfc32('script');
      const state = game.start(seats, game.readOptions({}));
      playToEnd(game, state, random, (seat) =>
        askBot(game, state, seat, seat === 0 ? script : manifest.greedy, random),
      );
      return game.scores(state).join();
    });
    expect(new Set(ends).size).toBe(scripts.length);
  }, 60_000);

  test('a bot that is told what its seat sees plays a whole game from the tree it keeps', () => {
    const random = new Sfc32('whole game');
    const state = game.start(seats, game.readOptions({}));
    const bots = Array.from({ length: seats }, () => untrained(manifest, seats, 0.005));
    playToEnd(
      game,
      state,
      random,
      (seat) => askBot(game, state, seat, bots[seat], random),
      (seat, move) => tellBots(game, state, bots, seat, move),
    );
    expect(game.toMove(state)).toBe(0);
  });
});

test('every bot that can be chosen for the card game finds a move', () => {
  const manifest = findGame('rapa-nui-cards');
  const { state, seat } = somewhere(manifest.game, 2, 'bots');
  for (const name of BOTS) {
    const move = askBot(manifest.game, state, seat, botOf(manifest, name, 2, { effort: 0.02 }), new Sfc32(1));
    expect(manifest.game.breaks(state, seat, move)).toBeUndefined();
  }
});

test.each(Object.keys(LEVELS) as LevelName[])('%s thinks a tenth of its iterations with an effort of 0.1', (name) => {
  const manifest = findGame('rapa-nui-cards');
  const { state, seat } = somewhere(manifest.game, 2, 'effort');
  const bot = botOf(manifest, name, 2, { effort: 0.1 });
  if (!(bot instanceof SearchBot)) throw new Error('does not search');
  const moves = legalMoves(manifest.game, state, seat);
  const ranked = bot.explain(manifest.game.view(state, seat), seat, moves, new Sfc32(1));
  expect(ranked.reduce((sum, { visits }) => sum + visits, 0)).toBe(Math.round(LEVELS[name].iterations / 10));
});

test('a level that nobody has learnt yet says how to make it', () => {
  const manifest = findGame('rapa-nui-cards');
  const unknown = { ...manifest, game: { ...manifest.game, id: 'rapa-nui-dice' } };
  expect(() => botOf(unknown, 'fair', 2)).toThrow(
    new Failure(3, 'no bot has learnt rapa-nui-dice for 2 players yet; "ahu train rapa-nui-dice --seats 2" makes one'),
  );
});
