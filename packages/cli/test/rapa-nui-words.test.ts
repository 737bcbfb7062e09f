import { AUDIENCE } from '@ahu/core';
import { type Act, AHUS, CASES, readAct, TILES, type View } from '@ahu/rapa-nui/public';
import { describe, expect, test } from 'vitest';
import { words } from '../src/games/rapa-nui/words.ts';
import { prose, story } from '../src/matches/story.ts';
import { NAMES, Scripted } from './scripted.ts';

const TOTEMS = ['turtle', 'dolphin', 'moray'];
/** Of the first game. */
const COPIES = { rest: 4, barter: 4, thrift: 4, reinforcement: 4, abundance: 2, bonus: 2, favour: 1 };

const start = (): Scripted =>
  new Scripted('rapa-nui', { firstGame: true })
    .chance(...Object.entries(COPIES).flatMap(([tile, copies]) => Array<string>(copies).fill(`lay ${tile}`)))
    .chance(...TOTEMS.map((totem) => `draw ${totem}`));

/** Ana has sculpted a medium moai, Caro a medium and a small one. */
const transport = (): Scripted =>
  start().round(
    ['place villager at s1', 'place villager at e2', 'place villager in column 1'],
    ['place villager in column 1', 'place villager at n5', 'place villager in column 2'],
    ['place villager in column 2', 'place villager at i1', 'place villager in column 1'],
    ['place villager at i4', 'place villager at i5', 'place villager at e1'],
    ['place sorcerer on 2', 'place sorcerer on 3', 'place sorcerer on 1'],
  );

const told = ({ session }: Scripted): string[] => prose(story(session.manifest, session.match, AUDIENCE).flat());

test('a table looks like this', () => {
  const lines = words.describe(transport().view<View>(0), NAMES);
  expect(`\n${lines.join('\n')}\n`).toBe(`
  round 1, transport; free ahus: 21 (end at 3)

                          n2 ·        n3 ·
                          wood        egg
                                              n4 ·
                 n1 ·                         egg
                 wood          i2 ·                       n5 B
                               2 egg                      reed/egg
         w3 ·        i3 ·                 i1 B                     e1 C
         pearl       egg wood             reed egg                 reed
                                                     crater
                              i5 B
  w2 ·         pukao          reed wood    i4 A               e2 B
  wood                                     reed egg           reed

                           i6 ·                     s1 A
      w1 ·                 egg wood     s2 ·        reed
      pearl       s3 ·                  egg
                  wood

  e1a barter         s2a reinforcement  w3a bonus          n3b barter
  e1b thrift         s2b reinforcement  w3b favour         n4a barter
  e2a thrift         s3a reinforcement  n1a rest           n5a barter
  e2b thrift         w1a abundance      n2a rest
  s1a thrift         w1b abundance      n2b rest
  s1b reinforcement  w2a bonus          n3a rest

  turn order   Caro, Ana, Ben
  order track  1 Caro  2 Ana  3 Ben
  quarry       column 1 ACC·  column 2 AC·  column 3 ··
  supply       7 small, 5 medium, 6 large moai, 20 pukao
  offerings    hut 8 7 7 6 (9), chicken 9 8 8 7 (10), hatchet 10 9 9 8 (11),
               boat 11 10 10 9 (12 12), necklace 12 11 11 10 (14 13)

         reed egg wood pearl to place small medium large offerings
  A Ana     1   1    1     1        ·     ·      1     ·         ·
  B Ben     1   1    1     1        ·     ·      ·     ·         ·
▸ C Caro    1   1    1     1        ·     1      1     ·         ·
`);
});

test('the details of the board look like this', () => {
  const view = transport().view<View>(0);
  const lines = [...(words.details?.(view, NAMES) ?? []), ...(words.legend?.(view) ?? [])];
  expect(`\n${lines.join('\n')}\n`).toBe(`
  space  next to               brings    crew    ahus
  crater i1 i4 e1 e2 s1 n5               neutral
  pukao  i3 i5 i6 s3 w1 w2 w3            neutral
  i1     crater i2 i4 i5 n4    reed egg  B
  i2     i1 i3 i5 n2 n3        2 egg     ·
  i3     pukao i2 i5 w3 n1     egg wood  ·
  i4     crater i1 i5 s1 s2    reed egg  A
  i5     pukao i1 i2 i3 i4 i6  reed wood B
  i6     pukao i5 s2 s3        egg wood  ·
  e1     crater e2 n5          reed      C       e1a barter, e1b thrift
  e2     crater e1 s1          reed      B       e2a thrift, e2b thrift
  s1     crater i4 e2 s2       reed      A       s1a thrift, s1b reinforcement
  s2     i4 i6 s1              egg       ·       s2a reinforcement, s2b
                                                 reinforcement
  s3     pukao i6 w1           wood      ·       s3a reinforcement
  w1     pukao s3 w2           pearl     ·       w1a abundance, w1b abundance
  w2     pukao w1 w3           wood      ·       w2a bonus
  w3     pukao i3 w2 n1        pearl     ·       w3a bonus, w3b favour
  n1     i3 w3 n2              wood      ·       n1a rest
  n2     i2 n1 n3              wood      ·       n2a rest, n2b rest
  n3     i2 n2 n4              egg       ·       n3a rest, n3b barter
  n4     i1 n3 n5              egg       ·       n4a barter
  n5     crater e1 n4          reed/egg  B       n5a barter
  AAa two carriers of A and a tired one · A* the chief · moai^ with pukao. Below
  a space is what it brings: to the owner when others carry a moai over it (1
  reed for a pukao), and what erecting there brings: 1, 3 or 5 for a small,
  medium or large moai.
  Our reconstruction of the lost board; see docs/rules/rapa-nui.md
`);
});

test('names follow the numbers of the engine', () => {
  const table = transport();
  const { game, state } = table.session.match;
  const { tile, holder } = game.save(state) as Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  const { ahus, cases } = table.view<View>(0);
  for (const each of ahus) expect(TILES[each.tile as number]).toBe(tile[AHUS[each.ahu]]);
  for (const { land, holder: seat } of cases) expect(seat === null ? null : TOTEMS[seat]).toBe(holder[CASES[land]]);
});

describe('moves', () => {
  const explain = (table: Scripted, seat: number, notation: string): string =>
    words.explain(table.view<View>(seat), readAct(notation) as Act, NAMES);

  test.each([
    ['draft thrift', 'a capping costs 2 resources'],
    ['buy popular', '2 wood: a fifth villager'],
    ['play barter reed egg wood', 'for any 3'],
    ['rongo helping hand with chief at i1', 'a sculptor or the chief carries'],
    ['carry large moai', 'brings 5 resources'],
    ['carry pukao', 'to cap a moai and buy an offering'],
    ['pay 4 reed for hut', 'worth 8'],
    ['take exceptional necklace', 'worth 14'],
    ['done', 'go on'],
  ])('%s: %s', (notation, meaning) => {
    expect(explain(start(), 0, notation)).toBe(meaning);
  });

  test('a step says whom it pays, erecting what it brings', () => {
    const table = transport().play(2, 'carry medium moai');
    expect(words.ask(table.view<View>(2), NAMES)).toBe('The medium moai is at crater: where to?');
    expect(explain(table, 2, 'step e2')).toBe('Ben +reed');
    expect(explain(table, 2, 'step n5')).toBe('Ben +reed/egg');
    expect(explain(table, 2, 'step e1')).toBe('');
    table.play(2, 'step n5', 'step e1');
    expect(explain(table, 2, 'erect at e1a')).toBe('+3 reed, tile: barter');
    table.play(2, 'erect at e1a');
    expect(words.ask(table.view<View>(1), NAMES)).toBe('What do you take for n5?');
  });
});

test('the story of a round', () => {
  const table = transport()
    .play(2, 'carry medium moai', 'step n5', 'step e1', 'erect at e1a')
    .play(1, 'choose egg')
    .play(2, 'play barter reed egg wood', 'for 3 pearl', 'buy fervent', 'done')
    .play(0, 'carry medium moai', 'step i4', 'step s1', 'erect at s1b', 'buy fervent')
    .play(1, 'pass')
    .play(2, 'pass')
    .play(0, 'pass');
  expect(told(table)).toEqual([
    'The turn order is Ana, Ben and Caro.',
    'Ana places a villager at s1.',
    'Ben places a villager at e2.',
    'Caro places a villager in column 1.',
    'Ana places a villager in column 1.',
    'Ben places a villager at n5.',
    'Caro places a villager in column 2.',
    'Ana places a villager in column 2.',
    'Ben places a villager at i1.',
    'Caro places a villager in column 1.',
    'Ana places a villager at i4.',
    'Ben places a villager at i5.',
    'Caro places a villager at e1.',
    'Ana places the sorcerer on place 2.',
    'Ben places the sorcerer on place 3.',
    'Caro places the sorcerer on place 1.',
    'The turn order is Caro, Ana and Ben.',
    '  Moai sculpted: Ana 1 medium; Caro 1 small and 1 medium.',
    'Caro carries a medium moai over n5 e1 and erects it at e1a.',
    'Ben chooses egg for the way.',
    '  Caro +1 barter.',
    'Caro plays barter reed egg wood.',
    'Caro takes 3 pearl in exchange.',
    '  Caro +3 reed.',
    'Caro buys the improvement fervent.',
    'Ana carries a medium moai over i4 s1 and erects it at s1b.',
    '  Ana +3 reed 1 reinforcement.',
    'Ana buys the improvement fervent.',
    'Ben passes.',
    'Caro passes.',
    'Ana passes.',
    'Round 1 is over.',
  ]);
});
