import { EVERYBODY, only, Sfc32 } from '@ahu/core';
import { expect, test } from 'vitest';
import { giants } from '../src/index.ts';

const move = (notation: string): number => giants.read(notation) as number;

test('[G3.3] a bid is seen by its own player only, its reveal by everybody', () => {
  const state = giants.start(3, giants.readOptions({}));
  expect(giants.witnesses(state, 1, move('bid 2 markers chief'))).toBe(only(1));
  expect(giants.witnesses(state, 1, move('reveal 2 markers chief'))).toBe(EVERYBODY);
});

test('[G3.35] a peek shows something and cannot be taken back; the others see where', () => {
  expect(giants.reveals?.(move('peek at A4.1'))).toBe(true);
  expect(giants.reveals?.(move('place chief at B4'))).toBe(false);
  const state = giants.start(3, giants.readOptions({}));
  expect(giants.witnesses(state, 0, move('peek at A4.1'))).toBe(EVERYBODY);
});

test('[G5.1] every bid that a player could have made is imagined, and no other', () => {
  const start = giants.save(giants.start(3, giants.readOptions({}))) as object;
  const state = giants.load({
    ...start,
    phase: 'bid',
    rolled: 3,
    supply: { 'moai 1': 16, 'moai 2': 12, 'moai 3': 6, headdress: 14 },
    tile: { 'moai 1': 1 },
  });
  giants.play(state, 1, move('bid 2 markers chief'));
  const random = new Sfc32('imagined bids');
  const view = giants.view(state, 0);
  const imagined = new Set(Array.from({ length: 1000 }, () => giants.determinize(view, random).bid[1]));
  expect(imagined.size).toBe(24);
  expect(giants.determinize(giants.view(state, 1), random).bid[1]).toBe(state.bid[1]);
});
