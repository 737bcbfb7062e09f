import { describe, expect, test } from 'vitest';
import { Mismatch, nim, perft, readPlaythrough, runPlaythrough } from '../testing/index.ts';

const GOOD = `
# a comment
title [N1] a short game
game nim
names Ana Ben
moves Ana: take 1; take 2; take 3
perft 2 = 9
refuse Ben: take 1 -> N2
Ana: take 3
expect {"heap": 7,
        "taken": [3, 0]}
view Ben {"heap": 7}
position {"heap": 2}
refuse Ana: take 3 -> N1
Ana: take 2
over
scores 1 0
winners Ana
`;

describe('a playthrough', () => {
  test('that comes out as written passes', () => {
    runPlaythrough(nim, GOOD);
    expect(readPlaythrough(GOOD)).toMatchObject({ title: '[N1] a short game', game: 'nim' });
  });

  test.each([
    ['perft 2 = 9', 'perft 2 = 8', 'line 7: perft 2 = 8\n  found 9, expected 8'],
    ['-> N2', '-> N1', 'found N2, expected N1'],
    ['"heap": 7,', '"heap": 6,', '/heap is 7 and 6 as expected'],
    ['[3, 0]', '[3]', '/taken is [3,0], expected [3]'],
    ['Ana: take 2\n', 'Ana: take 3\n', '"take 3" breaks N1'],
    ['Ana: take 2\n', 'Ana: take 9\n', '"take 9" is not a move of this game'],
    ['Ana: take 2\n', 'Cleo: take 2\n', 'nobody is called "Cleo"'],
    ['over', 'finished', '"finished" is no statement'],
    ['take 1; take 2; take 3', 'take 1; take 2', 'found take 1; take 2; take 3, expected take 1; take 2'],
    ['scores 1 0', 'scores 0 1', 'found 1 0, expected 0 1'],
    ['winners Ana', 'winners Ben', 'found 0, expected 1'],
    ['game nim', 'game chess', 'found chess, expected nim'],
    ['"heap": 2}', '"heap": 2.5}', 'heap: expected a whole number'],
  ])('with "%s" changed to "%s" fails and says why', (right, wrong, message) => {
    const run = () => runPlaythrough(nim, GOOD.replace(right, wrong));
    expect(run).toThrow(Mismatch);
    expect(run).toThrow(message);
  });
});

test('perft counts the ways to play, up to the end', () => {
  const state = nim.start(2, {});
  expect([0, 1, 2, 3].map((depth) => perft(nim, state, depth))).toEqual([1, 3, 9, 27]);
  // Only taking one stone each time lasts ten plies.
  expect(perft(nim, state, 10)).toBe(1);
});
