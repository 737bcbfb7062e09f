import { expect, test } from 'vitest';
import { grid, gridOf, Layout, Malformed, number, oneOf } from '../src/index.ts';

const COLOURS = ['red', 'blue'] as const;
const layout = new Layout({
  turn: number(),
  phase: oneOf(['dawn', 'dusk']),
  stones: grid(2, COLOURS),
  board: gridOf(COLOURS, 3),
});

function table() {
  const state = layout.fresh({ seats: 2 });
  state.turn = 4;
  state.phase = 1;
  state.stones[3] = 9;
  state.board[1] = 0;
  return state;
}

test('a state is saved in words, and nothing is where nothing was put', () => {
  expect(layout.save(table())).toEqual({
    turn: 4,
    phase: 'dusk',
    stones: [{}, { blue: 9 }],
    board: [null, 'red', null],
  });
});

test('a saved state is loaded as it was', () => {
  const loaded = layout.load(JSON.parse(JSON.stringify(layout.save(table()))), { seats: 2 });
  expect(loaded.cells).toEqual(table().cells);
});

test('all fields lie in one buffer, and a copy has its own', () => {
  const state = table();
  const copy = layout.copy(state);
  copy.turn = 5;
  copy.stones[0] = 1;
  expect(Array.from(state.cells)).toEqual([4, 1, 0, 0, 0, 9, -1, 0, -1]);
  expect(Array.from(copy.cells)).toEqual([5, 1, 1, 0, 0, 9, -1, 0, -1]);
});

test.each([
  [{ turn: 1.5 }, 'turn: expected a whole number from -32768 to 32767, found 1.5'],
  [{ phase: 'noon' }, 'phase: expected one of "dawn", "dusk", found "noon"'],
  [{ stones: [{}] }, 'stones: expected 2 entries, found 1'],
  [{ stones: [{}, { green: 1 }] }, 'stones[1].green: expected one of "red", "blue", found "green"'],
  [{ board: [null, 'red', 7] }, 'board[2]: expected one of "red", "blue", found 7'],
  [{ board: 'red' }, 'board: expected a list, found "red"'],
  [{ moon: 1 }, 'moon: is not known here; known: turn, phase, stones, board'],
])('%o is refused with where and why', (change, message) => {
  const load = () => layout.load({ ...layout.save(table()), ...change }, { seats: 2 });
  expect(load).toThrow(Malformed);
  expect(load).toThrow(message);
});

test('a missing field is refused', () => {
  const { turn: _, ...rest } = layout.save(table());
  expect(() => layout.load(rest, { seats: 2 })).toThrow('turn: is missing');
});
