import { legalMoves, Match, readMove } from '@ahu/core';
import { GAMES, type GameId, TITLES } from '@ahu/games';
import { describe, expect, test } from 'vitest';
import { type Exercise, logOf, type Practice } from '../src/games/contract/practice.ts';

const exercisesOf = async (id: GameId): Promise<readonly Exercise[]> =>
  (await import(`../src/games/${id}/practice/exercises.ts`)).exercises;
const tableOf = async (id: GameId): Promise<Pick<Practice, 'seed' | 'bots'>> =>
  (await import(`../src/games/${id}/lesson/script.ts`)).script;

/** The position of an exercise; chance must be that of the seed. */
async function positionOf(id: GameId, exercise: Exercise): Promise<Match> {
  const { game } = TITLES[id];
  const { seed, bots } = await tableOf(id);
  const seats = ['You', ...bots].map((name) => ({ name }));
  const match = new Match(game, { seats, options: game.readOptions(exercise.options), seed, log: [] });
  match.settle();
  for (const [seat, move] of logOf(exercise)) {
    if (typeof seat === 'string') continue;
    expect([move, game.breaks(match.state, seat, readMove(game, move))]).toEqual([move, undefined]);
    match.play(seat, readMove(game, move));
    match.settle();
  }
  return match;
}

const written = ({ game, log }: Match): string[] => log.map(({ move }) => game.write(move));

/** What the learner would have if the game ended after this move. */
async function pointsAfter(id: GameId, exercise: Exercise, move: string): Promise<number> {
  const match = await positionOf(id, exercise);
  match.play(0, readMove(match.game, move));
  match.settle();
  return match.game.scores(match.state)[0];
}

describe.each(await Promise.all(GAMES.map(async (id) => [id, await exercisesOf(id)] as const)))(
  'the exercises of %s',
  (id, exercises) => {
    test.each(exercises)(
      '$key: its plies are those of a game, and right and wrong answers are legal',
      async (exercise) => {
        const match = await positionOf(id, exercise);
        expect(written(match)).toEqual(logOf(exercise).map(([, move]) => move));
        const legal = Array.from(legalMoves(match.game, match.state, 0), (move) => match.game.write(move));
        expect(legal).toEqual(expect.arrayContaining([...exercise.right]));
        expect(legal.length).toBeGreaterThan(exercise.right.length);
      },
    );

    test('there are four, and all that is said about them is used', async () => {
      const { default: words } = await import(`../src/games/${id}/practice/words/en.ts`);
      expect(exercises.map(({ key }) => key)).toEqual(Object.keys(words));
      expect(exercises.length).toBe(4);
    });
  },
);

test.each([
  ['hide', { potato: 14, fish: 12, berry: 13, cereal: 13 }, (type: string) => `sacrifice ${type} face down`],
  ['sacrifice', { berry: 15, potato: 13, cereal: 12 }, (type: string) => `sacrifice ${type}`],
  ['uncover', { 2: 16, 4: 12 }, (column: string) => `take column ${column}`],
] as const)('[C7.3] the points that the coach names in %s are true', async (key, points, move) => {
  const exercise = (await exercisesOf('rapa-nui-cards')).find((each) => each.key === key) as Exercise;
  for (const [what, expected] of Object.entries(points))
    expect([what, await pointsAfter('rapa-nui-cards', exercise, move(what))]).toEqual([what, expected]);
});
