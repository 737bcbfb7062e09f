import { GAMES } from '@ahu/games/list';
import { describe, expect, test } from 'vitest';
import { dateAt, numberOf } from '../src/calendar.ts';
import { islandOf } from '../src/island.ts';
import { streakOf } from '../src/streak.ts';

const DAY = 86_400_000;
const dates = Array.from({ length: 60 }, (_, i) => dateAt(Date.UTC(2026, 10, 1) + i * DAY));

describe('the island of the day', () => {
  test('is the same whenever it is asked for', () => {
    expect(islandOf('2026-11-17')).toEqual(islandOf('2026-11-17'));
    expect(islandOf('2026-11-17')).toMatchInlineSnapshot(`
      {
        "date": "2026-11-17",
        "game": "rapa-nui",
        "number": 17,
        "person": 3,
        "seats": 4,
        "seed": "4a9ea1c591657ab51c30906ce8fd910b633ee43ce571b53c77d7e8b4a999efe1",
      }
    `);
  });

  test('is of each game in turn', () => {
    expect(dates.slice(0, 4).map((date) => islandOf(date).game)).toEqual([...GAMES, GAMES[0]]);
  });

  test('has another seed every day, and a person at the table', () => {
    const islands = dates.map(islandOf);
    expect(new Set(islands.map(({ seed }) => seed)).size).toBe(60);
    for (const { person, seats } of islands) expect(person).toBeLessThan(seats);
    expect(new Set(islands.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  });

  test.each(['2026-10-31', '2026-02-30', '17.11.2026', '', '2026-11-17T00:00'])('there is none of %j', (date) => {
    expect(numberOf(date)).toBeUndefined();
    expect(() => islandOf(date)).toThrow('no island');
  });
});

describe('a streak', () => {
  test('goes on until a day was missed', () => {
    expect(streakOf(['2026-11-14', '2026-11-15'], '2026-11-16')).toEqual({ now: 2, longest: 2 });
    expect(streakOf(['2026-11-14', '2026-11-15'], '2026-11-17')).toEqual({ now: 0, longest: 2 });
  });

  test('counts a day once, over the ends of months', () => {
    expect(streakOf(['2026-12-01', '2026-11-30', '2026-11-30'], '2026-12-01')).toEqual({ now: 2, longest: 2 });
    expect(streakOf([], '2026-11-17')).toEqual({ now: 0, longest: 0 });
  });
});
