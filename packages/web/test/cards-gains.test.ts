import { legalMoves, players, type Seat, Sfc32, seatsOf } from '@ahu/core';
import {
  accounts,
  rapaNuiCards as game,
  KINDS,
  MOAI_PRICE,
  SACRIFICE_PRICE,
  TYPES,
  type View,
} from '@ahu/rapa-nui-cards';
import { describe, expect, test } from 'vitest';
import {
  outcomeOf,
  playPrice,
  pointsOf,
  sacrificePrice,
  stoneCounts,
  valuesOf,
} from '../src/tables/rapa-nui-cards/gains.ts';
import { readDeed } from '../src/tables/rapa-nui-cards/reading.ts';
import * as page from '../src/tables/rapa-nui-cards/vocabulary.ts';

type State = ReturnType<typeof game.start>;
interface Ply {
  readonly seat: Seat;
  readonly notation: string;
  readonly before: View;
  readonly after: View;
}

/** A random game as the seat that moves sees it; everybody else's answers to a scoring are left out. */
function* walk(seats: number, seed: string): Generator<Ply, State> {
  const random = new Sfc32(seed);
  const state = game.start(seats, { openHands: false });
  while (game.toMove(state) !== 0) {
    const [seat] = seatsOf(game.toMove(state));
    const moves = legalMoves(game, state, seat);
    const move = moves[random.below(moves.length)];
    const before = game.view(state, seat);
    game.play(state, seat, move);
    yield { seat, notation: game.write(move), before, after: game.view(state, seat) };
  }
  return state;
}

const GAMES = [2, 3, 4].flatMap((seats) => players(12).map((i) => [seats, `${seats}-${i}`] as const));
const wealth = (view: View): number[] =>
  view.players.map(({ wood, glory, sacrificeCount }) => wood + glory + sacrificeCount);

describe('the table of the card game works out from a view what the rules would do', () => {
  test('its vocabulary is that of the rules', () => {
    expect(page.KINDS).toEqual(KINDS);
    expect(page.TYPES).toEqual(TYPES);
    expect([page.MOAI_PRICE, page.SACRIFICE_PRICE]).toEqual([MOAI_PRICE, SACRIFICE_PRICE]);
  });

  test.each(GAMES)('[C5.3] [C6.1] what a last take pays everybody (%i players, game %s)', (seats, seed) => {
    let awaited: { gains: number[]; from: number[] } | undefined;
    for (const { notation, before, after } of walk(seats, seed)) {
      const deed = readDeed(notation);
      if (deed.verb === 'take' && before.toTake === 1) {
        const outcome = outcomeOf(before, deed.column);
        if (typeof outcome === 'string') expect(after.phase).toBe('lay');
        else awaited = { gains: [...outcome.gains], from: wealth(before) };
      }
      if (awaited && after.phase === 'turn') {
        expect(wealth(after).map((now, seat) => now - (awaited?.from[seat] ?? 0))).toEqual(awaited.gains);
        awaited = undefined;
      }
    }
  });

  test.each(GAMES)('[C7.1] a take that would end the game is told (%i players, game %s)', (seats, seed) => {
    let told: string | undefined;
    for (const { notation, before } of walk(seats, seed)) {
      const deed = readDeed(notation);
      if (deed.verb === 'take') {
        const outcome = outcomeOf(before, deed.column);
        told = typeof outcome === 'string' ? outcome : undefined;
      }
    }
    expect(told).toBe('end');
  });

  test.each(GAMES)('[C3.1] [C3.2] prices (%i players, game %s)', (seats, seed) => {
    for (const { seat, notation, before, after } of walk(seats, seed)) {
      const deed = readDeed(notation);
      const spent = (before.players[seat]?.wood ?? 0) - (after.players[seat]?.wood ?? 0);
      if (deed.verb === 'buy') expect(spent).toBe(sacrificePrice(before, seat, deed.type));
      if (deed.verb === 'play') expect(spent).toBe(playPrice(deed.kind, deed.count));
    }
  });

  test.each(GAMES)('[C7.2] [C7.3] the glory at the end (%i players, game %s)', (seats, seed) => {
    const walking = walk(seats, seed);
    let step = walking.next();
    while (!step.done) step = walking.next();
    const end = step.value;
    for (const seat of players(seats)) {
      expect(pointsOf(game.view(end, seat), seat)).toBe(game.scores(end)[seat]);
      expect(pointsOf(game.view(end, 6), seat)).toBe(game.scores(end)[seat]);
    }
    const values = valuesOf(stoneCounts(game.view(end, 0)));
    const worth = game.view(end, 0).players[0].sacrifices?.reduce((sum, cards, type) => sum + cards * values[type], 0);
    expect(worth).toBe(accounts(end)[0].sacrifices);
  });

  test('[C7.3] the values of the worked examples', () => {
    expect(valuesOf([4, 4, 2, 1])).toEqual([3, 3, 2, 1]);
    expect(valuesOf([5, 5, 1, 1])).toEqual([3, 3, 2, 2]);
    expect(valuesOf([2, 2, 2, 2])).toEqual([3, 3, 3, 3]);
    expect(valuesOf([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
  });
});
