import { AUDIENCE, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { rapaNuiCards as game } from '../src/index.ts';
import { TYPES } from '../src/public/vocabulary.ts';
import { layout, ofType, type State } from '../src/state.ts';

const OPTIONS = { openHands: false };
const [FISH, BERRY, POTATO, CEREAL] = TYPES.keys();

/** A table of two after the deal, with these sacrifice cards; what is missing lies in the piles. */
function table(...sacrifices: number[][]): State {
  const state = game.start(2, OPTIONS);
  for (let laid = 0; laid < 16; laid++) game.play(state, 5, [0, 1, 2, 3, 4, 5, 6, 4][laid % 8]);
  sacrifices.forEach((counts, seat) => {
    state.sacrifices.set(counts, ofType(seat, 0));
  });
  for (let type = 0; type < 4; type++) state.pile[type] = 25 - sacrifices[0][type] - sacrifices[1][type];
  return state;
}

/** Seat builds a moai out of nowhere and goes through its sacrifice round. */
function build(state: State, seat: number, other: number, hidden: number, offered = FISH): void {
  state.wood[seat] = 7;
  state.hand.fill(0, 7 * seat, 7 * seat + 7);
  state.hand[7 * seat + 6] = 3;
  state.active = seat;
  state.asked = seat;
  state.phase = 1;
  for (const text of ['play moai', `sacrifice ${TYPES[other]}`, `sacrifice ${TYPES[hidden]} face down`]) {
    game.play(state, state.asked, game.read(text) as number);
  }
  game.play(state, seat, game.read(`offer ${TYPES[offered]}`) as number);
}

/** Which types the other seat can have hidden, card by card, in many imagined worlds. */
function imagined(state: State, viewer: number): string[] {
  const view = game.view(state, viewer);
  const worlds = Array.from({ length: 400 }, (_, i) => game.determinize(view, new Sfc32(i)));
  const hidden = worlds.map((world) => Array.from(world.faceDown.subarray(0, world.faceDowns)).join(''));
  return [...new Set(hidden)].toSorted();
}

describe('[C8.4] an imagined world respects all that was seen', () => {
  test('any card that was there to hide can be the hidden one', () => {
    const state = table([1, 1, 0, 2], [1, 1, 1, 1]);
    build(state, 0, FISH, CEREAL);
    expect(imagined(state, 1)).toEqual(['0', '1', '3']);
    expect(imagined(state, AUDIENCE)).toEqual(['0', '1', '3']);
    expect(imagined(state, 0)).toEqual(['3']);
  });

  test('a card gained later cannot be it', () => {
    const state = table([1, 0, 0, 0], [1, 1, 1, 1]);
    build(state, 0, FISH, FISH);
    state.sacrifices[ofType(0, BERRY)]++;
    state.pile[BERRY]--;
    expect(imagined(state, 1)).toEqual(['0']);
  });

  test('a card laid face up later was still there', () => {
    const state = table([1, 1, 0, 0], [2, 2, 2, 2]);
    build(state, 0, FISH, BERRY);
    expect(imagined(state, 1)).toEqual(['0', '1']);
    build(state, 1, FISH, POTATO);
    expect(imagined(state, 1)).toEqual(['12']);
  });

  test('a card laid face up after it was gained again tells nothing', () => {
    const state = table([1, 1, 0, 0], [2, 2, 2, 2]);
    build(state, 0, FISH, FISH);
    state.sacrifices[ofType(0, FISH)]++;
    state.pile[FISH]--;
    build(state, 1, FISH, POTATO);
    expect(imagined(state, 1)).toEqual(['02', '12']);
  });

  test('two hidden cards of one player bind each other', () => {
    const state = table([1, 1, 0, 0], [2, 2, 2, 2]);
    build(state, 0, FISH, FISH);
    build(state, 0, FISH, BERRY);
    expect(imagined(state, 1)).toEqual(['01', '10']);
  });
});

describe('[C8.2] [C8.3] private cards', () => {
  test('sacrifice cards and hidden cards are in their owner’s view only', () => {
    const state = table([1, 1, 0, 2], [1, 1, 1, 1]);
    build(state, 0, FISH, CEREAL);
    const [own, other] = [game.view(state, 0), game.view(state, 1)];
    expect(own.players[0].sacrifices).toEqual([1, 1, 0, 1]);
    expect(other.players[0].sacrifices).toBeNull();
    expect(other.players[0].sacrificeCount).toBe(3);
    expect(other.faceDown).toEqual([{ by: 0, type: null }]);
    expect(own.faceDown).toEqual([{ by: 0, type: CEREAL }]);
  });

  test('hands are counted, or shown with openHands', () => {
    const closed = game.view(game.start(2, OPTIONS), 0);
    const open = game.view(game.start(2, { openHands: true }), 0);
    expect(closed.players.map(({ hand, handSize }) => [hand === null, handSize])).toEqual([
      [false, 3],
      [true, 3],
    ]);
    expect(open.players[1].hand).toEqual([1, 0, 1, 1, 0, 0, 0]);
  });
});

test('[C8.1] everybody, the audience too, sees the same of what is public', () => {
  const state = table([1, 1, 0, 2], [1, 1, 1, 1]);
  build(state, 0, FISH, CEREAL);
  const open = (seat: number) => {
    const { columns, deckSize, piles, stone, players, faceDown } = game.view(state, seat);
    const seen = players.map(({ wood, glory, area, handSize, sacrificeCount }) => [
      wood,
      glory,
      area,
      handSize,
      sacrificeCount,
    ]);
    return { columns, deckSize, piles, stone, seen, laid: faceDown.map(({ by }) => by) };
  };
  expect(open(0)).toEqual(open(1));
  expect(open(0)).toEqual(open(AUDIENCE));
});

test('determinizing into an existing state forgets what was there', () => {
  const used = table([3, 3, 3, 3], [2, 2, 2, 2]);
  build(used, 0, FISH, BERRY);
  const view = game.view(game.start(2, OPTIONS), 0);
  expect(game.determinize(view, new Sfc32(1), used).cells).toEqual(layout.copy(game.start(2, OPTIONS)).cells);
});
