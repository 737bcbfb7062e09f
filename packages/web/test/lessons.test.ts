import { legalMoves, Match, readMove } from '@ahu/core';
import { GAMES, type GameId, TITLES } from '@ahu/games';
import { describe, expect, test } from 'vitest';
import { placeIn, pliesOf, type Script } from '../src/games/contract/lesson.ts';

const scriptOf = async (id: GameId): Promise<Script> => (await import(`../src/games/${id}/lesson/script.ts`)).script;

function tableOf(id: GameId, { seed, options, bots }: Script): Match {
  const { game } = TITLES[id];
  const seats = ['You', ...bots].map((name) => ({ name }));
  const match = new Match(game, { seats, options: game.readOptions(options), seed, log: [] });
  match.settle();
  return match;
}

/** Plays a script, with one of its choices answered in another way; the first move that is refused. */
function refusedIn(id: GameId, script: Script, instead?: { ply: number; move: string }): string | undefined {
  const match = tableOf(id, script);
  for (const [i, { seat, moves }] of pliesOf(script).entries()) {
    const notation = instead?.ply === i ? instead.move : moves[0];
    const move = readMove(match.game, notation);
    const rule = match.game.breaks(match.state, seat, move);
    if (rule !== undefined) return instead?.ply === i ? undefined : `${i} seat ${seat}: ${notation} → ${rule}`;
    match.play(seat, move);
    match.settle();
  }
  return undefined;
}

describe.each(await Promise.all(GAMES.map(async (id) => [id, await scriptOf(id)] as const)))(
  'the first game of %s',
  (id, script) => {
    test('can be played as it is written, with the chance of its seed', () => {
      expect(refusedIn(id, script)).toBeUndefined();
    });

    test('can be played whatever of the welcome moves the learner chooses', () => {
      for (const [ply, { moves }] of pliesOf(script).entries())
        for (const move of moves.slice(1)) expect(refusedIn(id, script, { ply, move })).toBeUndefined();
    });

    test('asks only where there is something to decide', () => {
      const match = tableOf(id, script);
      const plies = pliesOf(script);
      for (const [i, { seat, moves, step }] of plies.entries()) {
        const asked = 'ask' in script.steps[step] && plies[i - 1]?.step !== step;
        if (asked) expect([moves[0], legalMoves(match.game, match.state, seat).length]).not.toEqual([moves[0], 1]);
        match.play(seat, readMove(match.game, moves[0]));
        match.settle();
      }
      expect(match.over).toBe(false);
    });

    test('says everything that was written for it, and nothing else', async () => {
      const { default: words } = await import(`../src/games/${id}/lesson/words/en.ts`);
      const said = script.steps.flatMap((step) => ('tell' in step ? [step.tell] : 'ask' in step ? [step.ask] : []));
      expect(said.toSorted()).toEqual(Object.keys(words.steps).toSorted());
      const { tips } = await import(`../src/games/${id}/lesson/tips.ts`);
      expect(tips.map(({ key }: { key: string }) => key).toSorted()).toEqual(Object.keys(words.tips).toSorted());
      for (const step of script.steps) if ('ask' in step) expect(words.steps[step.ask].task).toBeTruthy();
    });

    test('knows its place from the log, and lets go when the log has left it', () => {
      expect(placeIn(script, []).tells.length).toBeGreaterThan(0);
      const all = pliesOf(script).map(({ seat, moves }) => [seat, moves[0]] as const);
      const half = placeIn(script, all.slice(0, 7));
      expect(half.next).toEqual(pliesOf(script)[7]);
      expect(placeIn(script, [...all.slice(0, 6), [0, 'something else']]).next).toBeUndefined();
      expect(placeIn(script, all).next).toBeUndefined();
    });
  },
);
