import { readFileSync } from 'node:fs';
import { TITLES } from '@ahu/games';
import { GAMES } from '@ahu/games/list';
import { describe, expect, test } from 'vitest';
import { positionOf, readExercises } from '../src/index.ts';

describe.each(GAMES)('the exercises of %s that come with Ahu', (id) => {
  const { game } = TITLES[id];
  const path = new URL(`../exercises/${id}.json`, import.meta.url);
  const exercises = readExercises(JSON.parse(readFileSync(path, 'utf8')), game);

  test('have names of their own', () => {
    expect(new Set(exercises.map((each) => each.id)).size).toBe(exercises.length);
  });

  test('are legal positions in which their seat is asked and the right moves are legal', () => {
    for (const exercise of exercises) {
      const state = positionOf(game, exercise);
      for (const text of exercise.best)
        expect(game.breaks(state, exercise.seat, game.read(text) ?? -1)).toBeUndefined();
    }
  });
});
