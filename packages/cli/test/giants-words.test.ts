import { AUDIENCE, players } from '@ahu/core';
import { type Act, type Refusal, readAct, type View } from '@ahu/giants/public';
import { describe, expect, test } from 'vitest';
import { words } from '../src/games/giants/words.ts';
import { prose, story } from '../src/matches/story.ts';
import { react } from '../src/play/commands.ts';
import { listMoves } from '../src/play/move-list.ts';
import { NAMES, Scripted } from './scripted.ts';

const bidding = (): Scripted => new Scripted('giants', {}).chance('first player seat 0', 'roll 1', 'roll 2', 'roll 3');

/** Ana has won moai 1a, Ben moai 2a; all three stand on D9. */
const transport = (): Scripted =>
  bidding().round(
    ['bid 1 marker 1 worker', 'bid chief', 'bid nothing'],
    ['reveal 1 marker 1 worker', 'reveal chief', 'reveal nothing'],
    ['take moai 1', 'take moai 2', ''],
    ['place sorcerer at D9: reserve 1', 'place worker at D9', 'place chief at D9'],
    ['place chief at C6', 'place sorcerer at D5: forest', 'take half-tablet'],
    ['pass', 'pass', 'pass'],
  );

const told = (table: Scripted, viewer: number): string =>
  prose(story(table.session.manifest, table.session.match, viewer).flat()).join('\n');

describe('the island', () => {
  test('a table looks like this', () => {
    const lines = words.describe(transport().view<View>(0), NAMES);
    expect(`\n${lines.join('\n')}\n`).toBe(`
  round 1, transport; Ana is first
  supply: moai 16+10+6, headdresses 14, logs 22, half-tablets 29

                        A4      A5      A6
                        8/7 8/7 7/8     6/9 6/9
                    B3      B4      B5 4log B6      B7
                    8/6                     5/9     4/9 4/9
        C2      C3      C4 3log C5 4log C6 4log C7      C8
        9/4 9/4 8/5                                     3/9
                                        A
    D1      D2      D3 hut  D4 4log D5 cut  D6 3log D7 vill D8      D9
    9/3                                                     2/9     1a9 1/9
                                    b                               abC
E1 hats E2      E3      E4      E5      E6      E7      E8      E9      E10 moai
                                5/6 5/6 4/7     3/8 3/8 2/9
    F1      F2      F3                                      F8      F9
    9/3             7/5                                             1/9 1/9
        G2      G3
        9/4 9/4 8/5

          prestige  half-tablets  sorcerer  chief  spent
▸ A Ana          0             0        D9     C6  1w 1m
  B Ben          0             0        D5  spent      ·
  C Caro         0             1     ready     D9     1m
  behind your screen: 1 marker and 6 bases
  yours: moai 1a at E10
  Ben's: moai 2a at E10
`);
  });

  test('a board too large for the map becomes a list, and only ours is called a reconstruction', () => {
    const view = transport().view<View>(0);
    const { board } = view.setup.options;
    const hexes = board.hexes.map((hex) => (hex.id === 'D9' ? { ...hex, ahus: [{ moai: 12, headdress: 20 }] } : hex));
    const options = { ...view.setup.options, board: { ...board, hexes, provenance: 'my own' } };
    const theirs = { ...view, setup: { ...view.setup, options } };
    const lines = words.describe(theirs, NAMES);
    expect(lines).toContain('  D9       q   7, r   3  12a20        abC');
    expect(lines).toContain('  E10 moai q   7, r   4');
    const explained = (each: View) => words.legend?.(each).join('\n');
    expect(explained(theirs)).toContain('8/7 free ahu');
    expect(explained(theirs)).not.toContain('reconstruction');
    expect(explained(view)).toContain('our reconstruction of the lost board; see docs/rules/giants.md');
  });

  test('a crowded hex is told below the map', () => {
    const view = transport().view<View>(0);
    const hexes = [{ hex: 'B4', workers: [6, 5, 4], logs: 2, felled: false }];
    const lines = words.describe({ ...view, hexes }, NAMES);
    expect(lines.some((line) => line.includes('6a5b4c+'))).toBe(true);
    expect(lines).toContain('  + is B4 6a5b4c2=');
  });
});

describe('moves', () => {
  const explain = (table: Scripted, seat: number, notation: string): string =>
    words.explain(table.view<View>(seat), readAct(notation) as Act, NAMES);

  test.each([
    ['bid nothing', 'wins nothing'],
    ['bid 2 markers 1 worker chief', '4 sculptors'],
    ['place worker 1 log at B5', ''],
    ['place sorcerer at D7: village', '+1 worker'],
    ['place sorcerer 2 logs at D3: hut', '+1 marker'],
    ['place chief at D5: forest', '+5 logs for 2 half-tablets'],
    ['place sorcerer at A4: reserve 2', 'an ahu of 8/7'],
    ['take half-tablet', 'for a marker'],
    ['peek at D9.1', 'for a half-tablet'],
  ])('%s: %s', (notation, meaning) => {
    expect(explain(bidding(), 0, notation)).toBe(meaning);
  });

  test('a step says whom it pays', () => {
    expect(explain(transport().play(0, 'carry moai 1a'), 0, 'to D9')).toBe('nobody else scores');
    const table = transport().play(0, 'carry moai 1a', 'to D9', 'erect on ahu 1').play(1, 'carry moai 2a');
    expect(explain(table, 1, 'to D9')).toBe('+1 for whom you choose');
    table.play(1, 'to D9');
    expect(words.ask(table.view<View>(1), NAMES)).toBe('Who scores for carrying it into D9?');
    expect(explain(table, 1, 'pay seat 2')).toBe('Caro +1');
  });

  test('erecting says what it is worth', () => {
    const table = transport().play(0, 'carry moai 1a', 'to D9');
    expect(words.ask(table.view<View>(0), NAMES)).toBe('moai 1a is at D9: where to, or what becomes of it?');
    expect(explain(table, 0, 'erect on ahu 1')).toBe('1 × 1 = 1 prestige');
  });

  test('hundreds of placements are listed by sorts, and filtered by words', () => {
    const { session } = bidding().round(
      ['bid 1 marker', 'bid nothing', 'bid nothing'],
      ['reveal 1 marker', 'reveal nothing', 'reveal nothing'],
    );
    const lines = listMoves(session, 0);
    expect(lines).toContain('  place worker at …               any hex');
    expect(lines).toContain('  place sorcerer at …: village    D7 (+1 worker)');
    expect(lines).toContain('  place sorcerer at …: forest     B5 C4 C5 C6 D4 D5 D6');
    expect(lines.length).toBeLessThan(20);
    const forests = listMoves(session, 0, 'Forest c');
    expect(forests).toHaveLength(7);
    const number = /^ *(\d+) {2}place sorcerer at C5: forest +\+4 logs/.exec(forests[2])?.[1] as string;
    expect(react(session, 0, number)).toBe('changed');
    expect(prose(story(session.manifest, session.match, 1).flat()).at(-1)).toBe(
      'Ana places the sorcerer at C5 and fells 4 logs.',
    );
  });
});

test('who has only one answer is not asked, though there would be something to look at', () => {
  const table = transport().play(0, 'carry moai 1a', 'to D9', 'erect on ahu 1').play(1, 'pass');
  expect(table.session.advance()).not.toBe(2);
  expect(told(table, AUDIENCE)).toContain('Caro passes.');
});

describe('the story', () => {
  test('a round', () => {
    const table = transport()
      .play(0, 'carry moai 1a', 'to D9', 'erect on ahu 1')
      .play(1, 'carry moai 2a', 'to D9', 'pay seat 2', 'mark')
      .play(2, 'pass')
      .play(0, 'pass')
      .play(1, 'pass')
      .play(1, 'recover marker from moai 2a');
    expect(told(table, AUDIENCE).split('\n')).toEqual([
      'Ana is the first player.',
      'Round 1: the dice bring 1 moai of size 1 and 2 moai of size 2.',
      'Ana bids 1 marker 1 worker.',
      'Ben bids chief.',
      'Caro bids nothing.',
      'Ana takes moai 1a.',
      'Ben takes moai 2a.',
      'Nobody takes 1 moai of size 2.',
      'Ana places the sorcerer at D9 and reserves ahu D9.1.',
      'Ben places a worker at D9.',
      'Caro places the chief at D9.',
      'Ana places the chief at C6.',
      'Ben places the sorcerer at D5 and fells 5 logs.',
      'Caro turns a marker into a half-tablet.',
      'Ana passes.',
      'Ben passes.',
      'Caro passes.',
      'Ana takes moai 1a from E10 to D9 and erects it on D9.1 (1 × 1 prestige).',
      'Ben takes moai 2a from E10 to D9 (Caro +1) and marks it.',
      'Caro passes.',
      'Ana passes.',
      'Ben passes.',
      'Ben takes the marker from moai 2a.',
      'The round is over; Ben is first now.',
    ]);
  });

  test('a bid is told to nobody before it is shown', () => {
    const table = bidding().play(0, 'bid 1 marker chief');
    for (const viewer of [1, 2, AUDIENCE]) expect(told(table, viewer)).not.toContain('chief');
  });

  test('only who looks is told what is there, and cannot take it back', () => {
    const table = transport().play(0, 'carry moai 1a', 'to D9', 'erect on ahu 1').play(1, 'pass');
    expect(listMoves(table.session, 2).at(-1)).toBe('  peek at …  D9.1 (for a half-tablet)');
    expect(react(table.session, 2, 'peek at D9.1')).toBe('changed');
    for (const viewer of [...players(3), AUDIENCE]) {
      expect(told(table, viewer).includes("on D9.1: it is Ana's.")).toBe(viewer === 2);
      expect(told(table, viewer)).toContain('Caro pays a half-tablet and looks at the base on D9.1');
    }
    expect(table.session.undo(0)).toBe(false);
  });
});

describe('refusals tell the facts', () => {
  const refusal = (table: Scripted, seat: number, notation: string): string => {
    const { game, state } = table.session.match;
    const refused = game.explain(state, seat, game.read(notation) as number) as Refusal;
    return `${refused.facts && words.refuse(refused.facts, NAMES)} (${refused.rule})`;
  };

  test.each([
    ['bid 6 markers', 'You have 2 markers in reserve, and this takes 6. (G3.3)'],
    ['bid 3 workers', 'You have 1 worker in reserve, and this takes 3. (G3.3)'],
  ])('%s: %s', (notation, told) => {
    expect(refusal(bidding(), 0, notation)).toBe(told);
  });
});
