import { describe, expect, test } from 'vitest';
import { type Exercise, examine, mine, packLog, positionOf, readExercises, unpackLog } from '../src/index.ts';
import { knowledgeOf } from '../testing/matches.ts';

const knowledge = await knowledgeOf('rapa-nui-cards', 2);
const { game } = knowledge;
const PLAN = { seats: 2, thought: 40, iterations: 200 };

function firstOf(seed: string): Exercise {
  const { value } = mine(knowledge, seed, PLAN).next();
  if (!value) throw new Error('no exercise was found');
  return value;
}

const exercise = firstOf('exercises 1');
const file = (exercises: readonly unknown[]) => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  made: {},
  exercises,
});

describe('an exercise', () => {
  test('is the same for the same seed', () => {
    expect(firstOf('exercises 1')).toEqual(exercise);
  });

  test('has a position in which its right moves are legal, and better than all others', () => {
    const state = positionOf(game, exercise);
    const moves = exercise.best.map((text) => game.read(text) ?? -1);
    for (const move of moves) expect(game.breaks(state, exercise.seat, move)).toBeUndefined();
    const { best, gap } = examine(knowledge, { state, seat: exercise.seat }, 2000, 'again');
    expect(moves).toContain(best[0]);
    expect(gap).toBeGreaterThan(0.02);
  });

  test('keeps its log in two bytes a ply', () => {
    const log = [
      { seat: 5, move: 4095 },
      { seat: 0, move: 0 },
    ];
    expect(unpackLog(packLog(log))).toEqual(log);
  });

  test('from a damaged file is refused, with its place', () => {
    expect(readExercises(JSON.parse(JSON.stringify(file([exercise]))), game)).toEqual([exercise]);
    expect(() => readExercises({ ...file([]), rulesVersion: 99 }, game)).toThrow('version 1 of its rules');
    expect(() => readExercises(file([{ ...exercise, best: ['dance'] }]), game)).toThrow('exercises[0].best');
    expect(() => positionOf(game, { ...exercise, log: packLog([{ seat: 1, move: 0 }]) })).toThrow('log[0]');
  });
});
