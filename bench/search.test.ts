import { describe, expect, test } from 'vitest';
import { allocatedBySearch, MAX_OBJECTS_PER_ITERATION } from './search.ts';
import { SUBJECTS } from './subjects.ts';

describe.each(SUBJECTS.map((subject) => [subject.game.id, subject] as const))('%s', (_id, subject) => {
  test('an iteration of the search allocates nothing beyond its tree but the numbers that are passed on', () => {
    const { objects, numbers, by } = allocatedBySearch(subject, subject.game.seats[0]);
    expect(objects, by).toBeLessThan(MAX_OBJECTS_PER_ITERATION);
    expect(numbers).toBeLessThan(100);
  });
});

test('a game that allocates when it imagines a world is found out', () => {
  const [{ game, ...rest }] = SUBJECTS;
  const worlds: unknown[] = [];
  const wasteful = {
    ...game,
    determinize: (...args: Parameters<typeof game.determinize>) => {
      worlds[0] = { world: args[0] };
      return game.determinize(...args);
    },
  };
  const { objects, by } = allocatedBySearch({ ...rest, game: wasteful }, 2);
  expect(objects).toBeGreaterThan(MAX_OBJECTS_PER_ITERATION);
  expect(by).toContain('determinize');
});
