import { players } from '@ahu/core';
import { rapaNuiCards as game } from '@ahu/rapa-nui-cards';
import { expect, test } from 'vitest';
import { flightsOf } from '../src/games/rapa-nui-cards/flights.ts';

const move = (notation: string): number => game.read(notation) as number;

/** Two players, the second with a fish; the first is about to hide a card. */
function aboutToHide() {
  const state = game.start(2, { openHands: false });
  for (const kind of ['priest', 'priest', 'fish', 'moai', ...Array<string>(12).fill('woodcutter')])
    game.play(state, 5, move(`lay ${kind}`));
  state.hand.fill(0, 0, 7);
  state.hand[6] = 3;
  state.wood[0] = 7;
  state.area[7] = 1;
  game.play(state, 0, move('play moai'));
  game.play(state, 1, move('sacrifice fish'));
  return state;
}

test('[C4.2] a card laid face down flies face down, for its owner too', () => {
  for (const viewer of players(2)) {
    const state = aboutToHide();
    const before = game.view(state, viewer);
    game.play(state, 0, move('sacrifice berry face down'));
    const notation = viewer === 0 ? 'sacrifice berry face down' : undefined;
    const flights = flightsOf({ ply: 0, seat: 0, notation, before, after: game.view(state, viewer) });
    expect(flights.map(({ picture, to }) => [picture, to])).toEqual([['s-back', ['down:0']]]);
  }
});

test('[C8.2] what another player is paid in sacrifice cards flies without a type', () => {
  const state = aboutToHide();
  game.play(state, 0, move('sacrifice berry face down'));
  game.play(state, 0, move('offer fish'));
  const before = game.view(state, 0);
  game.play(state, 0, move('take column 1'));
  const flights = flightsOf({ ply: 0, seat: 0, notation: 'take column 1', before, after: game.view(state, 0) });
  expect(flights.map(({ picture, to }) => [picture, to[0]])).toEqual([
    ['moai', 'held:6:2'],
    ['i-sacrifice', 'sacrifice:1'],
  ]);
});
