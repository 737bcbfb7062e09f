import { legalMoves, Match, readMove } from '@ahu/core';
import { giants } from '@ahu/giants';
import { rapaNui } from '@ahu/rapa-nui';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';
import { describe, expect, test } from 'vitest';
import { placeIn, pliesOf, type Script } from '../src/games/contract/lesson.ts';
import { script as giantsScript } from '../src/games/giants/lesson/script.ts';
import { script as rapaNuiScript } from '../src/games/rapa-nui/lesson/script.ts';
import { script as cardsScript } from '../src/games/rapa-nui-cards/lesson/script.ts';
import type { GameId } from '../src/games/registry.ts';

const GAMES = { giants, 'rapa-nui': rapaNui, 'rapa-nui-cards': rapaNuiCards } as const;

function tableOf(id: GameId, { seed, options, bots }: Script): Match {
  const game = GAMES[id] as unknown as ConstructorParameters<typeof Match>[0];
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

describe.each<[GameId, Script]>([
  ['giants', giantsScript],
  ['rapa-nui', rapaNuiScript],
  ['rapa-nui-cards', cardsScript],
])('the first game of %s', (id, script) => {
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
});
