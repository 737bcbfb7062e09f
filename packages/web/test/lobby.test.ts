import { expect, test } from 'vitest';
import { chosen, seatsFor } from '../src/pages/lobby/seats.ts';

test('whoever takes another seat leaves the one of before, and everybody else stays', () => {
  expect(chosen(['me', 'free', 'strong'], 1, 'me')).toEqual(['free', 'me', 'strong']);
  expect(chosen(['me', 'free', 'strong'], 2, 'free')).toEqual(['me', 'free', 'free']);
  expect(chosen(['me', 'free', 'strong'], 0, 'novice')).toEqual(['novice', 'free', 'strong']);
});

test('the server reads seats as it has them', () => {
  expect(seatsFor(['me', 'free', 'master'])).toEqual([
    { kind: 'me' },
    { kind: 'free' },
    { kind: 'bot', level: 'master' },
  ]);
});
