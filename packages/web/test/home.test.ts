import { describe, expect, test } from 'vitest';
import { nameFor, seated, usualChairs } from '../src/pages/home/seating.ts';
import { ago } from '../src/platform/words/time.ts';
import { damageOf } from '../src/table/matches/files.ts';

const CLANS = { turtle: 'Turtle', dolphin: 'Dolphin', moray: 'Moray', octopus: 'Octopus', frigate: 'Frigate bird' };

describe('laying a table', () => {
  test('one click seats a person and fair bots', () => {
    expect(seated(usualChairs('', 3), 0, CLANS)).toEqual([
      { name: 'Turtle' },
      { name: 'Vakai', bot: 'fair' },
      { name: 'Riro', bot: 'fair' },
    ]);
  });

  test('whoever begins sits first, and who has no name goes by the totem of the new seat', () => {
    const chairs = [
      { name: ' Anna ', sits: 'person' },
      { name: '', sits: 'person' },
      { name: '', sits: 'master' },
    ] as const;
    expect(seated(chairs, 1, CLANS).map(({ name }) => name)).toEqual(['Turtle', 'Vakai', 'Anna']);
    expect(nameFor(chairs[1], 1, CLANS)).toBe('Dolphin');
  });
});

test('times are told as a reader would', () => {
  const now = Date.UTC(2026, 10, 16, 12);
  expect(ago(now - 5_000, 'en', now)).toBe('now');
  expect(ago(now - 3 * 3_600_000, 'de', now)).toBe('vor 3 Stunden');
  expect(ago(now - 26 * 3_600_000, 'fr', now)).toBe('hier');
  expect(ago(now - 60 * 86_400_000, 'en', now)).toBe('Sep 17, 2026');
});

test('what is wrong with a file is told by where the fault is', () => {
  expect(damageOf('log[36][1]', 'x')).toEqual({ kind: 'move', move: 37, finding: 'x' });
  expect(damageOf('seats[1].name', 'x')).toEqual({ kind: 'seats', finding: 'x' });
  expect(damageOf('options.board.hexes[3]', 'x')).toEqual({ kind: 'options', finding: 'x' });
  expect(damageOf('format', 'x')).toEqual({ kind: 'document', finding: 'x' });
});
