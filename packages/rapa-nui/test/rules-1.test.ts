// Match files that Ahu 0.1 (commit c6cbfb5) wrote. In both, a moai is erected whose gain version 2 asks about.
import { type Match, type MatchFile, readMatch, readMove, writeMatch } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { rapaNui } from '../src/index.ts';
import type { View } from '../src/public/view.ts';
import over from './rules-1/rapa-nui-over.json' with { type: 'json' };
import unfinished from './rules-1/rapa-nui-unfinished.json' with { type: 'json' };

const open = (file: unknown): Match => readMatch(file, [rapaNui]);
const phaseOf = ({ game, state }: Match): string => (game.view(state, 0) as View).phase;
/** The log of the finished match goes on from where the other one stops. */
const rest = over.log.slice(unfinished.log.length);

describe('a match of version 1 of the rules', () => {
  test('that is over replays to the end that it had, and is written as it was read', () => {
    const match = open(over);
    expect(match.over).toBe(true);
    expect(match.game.scores(match.state)).toEqual([93, 62, 79]);
    expect(writeMatch(match)).toEqual(over as unknown as MatchFile);
  });

  test('goes on by the rules that it began by: the gain comes at once, with enough reed for Fervent [R5.4] [R7.0]', () => {
    const match = open(unfinished);
    const [seat, erect] = rest[0] as [number, string];
    expect(erect).toMatch(/^erect/);
    match.play(seat, readMove(match.game, erect));
    expect(phaseOf(match)).toBe('transport');
    for (const [by, words] of rest.slice(1) as [number, string][]) match.play(by, readMove(match.game, words));
    expect(match.game.scores(match.state)).toEqual([93, 62, 79]);
  });

  test('would be another one by version 2', () => {
    expect(() => open({ ...over, rulesVersion: 2 })).toThrow(/^log\[\d+\]/);
    const match = open({ ...unfinished, rulesVersion: 2 });
    const [seat, erect] = rest[0] as [number, string];
    match.play(seat, readMove(match.game, erect));
    expect(phaseOf(match)).toBe('gain');
  });

  test('is told apart in positions and views, which bots and clients go by', () => {
    const [first, second] = [open(unfinished), open({ ...unfinished, rulesVersion: 2 })];
    expect(rapaNui.save(rapaNui.load(rapaNui.save(first.state as never)))).not.toHaveProperty('rules');
    expect(rapaNui.load(rapaNui.save(second.state as never)).setup.rules).toBe(2);
    expect(rapaNui.determinize(rapaNui.view(first.state as never, 0), undefined as never).setup.rules).toBe(1);
    expect(rapaNui.determinize(rapaNui.view(second.state as never, 0), undefined as never).setup.rules).toBe(2);
  });
});

test('there is no version 3', () => {
  expect(() => open({ ...over, rulesVersion: 3 })).toThrow('rulesVersion: expected one of 2, 1, found 3');
});
