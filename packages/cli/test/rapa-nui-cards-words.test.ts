import { AUDIENCE, Match, players, seedFrom } from '@ahu/core';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';
import { type Act, readAct, type View } from '@ahu/rapa-nui-cards/public';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/games/games.ts';
import { words } from '../src/games/rapa-nui-cards/words.ts';
import { story } from '../src/matches/story.ts';
import { seatPlayers } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';
import { WIDTH } from '../src/terminal/terminal.ts';

const manifest = findGame('rapa-nui-cards');

function playedMatch(seats: number): Match {
  const bots = Array.from({ length: seats }, () => 'greedy');
  const record = { seats: seatPlayers(seats, bots, []), options: { openHands: false }, seed: seedFrom(7), log: [] };
  const match = new Match(manifest.game, record);
  new Session(manifest, match).advance();
  return match;
}

const positionAt = (match: Match, ply: number): unknown => match.game.save(match.positionAt(ply));

describe('the card game in words', () => {
  test('a table looks like this', () => {
    const match = playedMatch(3);
    const lines = words.describe(rapaNuiCards.view(rapaNuiCards.load(positionAt(match, 16)), 1), [
      'Ana',
      'Ben',
      'Caro',
    ]);
    expect(`\n${lines.join('\n')}\n`).toBe(`
  deck 34     column 1        column 2        column 3        column 4
              woodcutter      berry           fish            woodcutter
              moai            fish            cereal          woodcutter
  to score    priest          woodcutter      priest          woodcutter
  to take     woodcutter      fish            moai            potato

              fish berry potato cereal woodcutter priest moai wood glory sacr.
▸ Ana            ·     ·      ·      ·          1      ·    ·    2     ·     4
  Ben            ·     ·      ·      ·          1      ·    ·    3     ·     4
  Caro           ·     ·      ·      ·          1      ·    ·    4     ·     4

  your hand      1     ·      1      1          ·      ·    ·
  sacrifices     1     1      1      1
  the stone      ·     ·      ·      ·
  the piles     22    22     22     22
`);
  });

  test('a card laid face down is told to whoever laid it, and to nobody else', () => {
    const match = playedMatch(3);
    const ply = match.log.findIndex(({ move }) => rapaNuiCards.write(move).endsWith('face down'));
    const { seat, move } = match.log[ply];
    const type = rapaNuiCards.write(move).split(' ')[1];
    for (const viewer of [...players(3), AUDIENCE]) {
      const told = story(manifest, match, viewer, ply)[0];
      const seen = viewer === seat ? `lays a ${type} face down.` : 'lays a sacrifice card face down.';
      expect(told).toEqual([`${match.seats[seat].name} ${seen}`]);
    }
  });

  test('the dealing is not told, everything else is', () => {
    const told = story(manifest, playedMatch(3), AUDIENCE);
    expect(told.slice(0, 16).flat()).toEqual([]);
    expect(told.slice(16).flat().join('\n')).not.toMatch(/undefined|null|NaN/);
    for (const line of told.flat()) expect(line.length).toBeLessThanOrEqual(WIDTH);
  });
});

describe('one decision in words', () => {
  const NAMES = ['Ana', 'Ben'];
  /** Enough wood for any sacrifice card. */
  const RICH = [{ area: [0, 0, 0, 0, 1, 0, 0], wood: 5 }] as unknown as View['players'];

  const view = (change: Partial<View>): View => {
    const match = new Match(manifest.game, { seats: seatPlayers(2, [], []), options: {}, seed: seedFrom(7), log: [] });
    match.settle();
    return { ...(match.game.view(match.state, 0) as View), ...change };
  };

  test.each([
    [{ bought: false }, 'Play a card.'],
    [{ players: RICH }, 'Buy a sacrifice card, or play.'],
    [{ players: RICH, bought: true }, 'Play a card.'],
    [{ phase: 'take', toTake: 1 }, 'Take a card; the one behind it is scored.'],
    [{ phase: 'take', toTake: 3 }, 'Take 3 cards, one by one.'],
    [{ phase: 'choose' }, 'Your moai pay: glory or wood?'],
  ] as const)('%o asks: %s', (change, question) => {
    expect(words.ask(view(change), NAMES)).toBe(question);
  });

  test.each([
    [{}, 'buy fish', 'for 5 wood'],
    [{}, 'play fish', ''],
    [{}, 'play 3 berry', 'for 2 wood'],
    [{}, 'play moai', 'for 7 wood'],
    [{ toTake: 1, columns: [[0, 6]] }, 'take column 1', 'a moai; scores fish'],
    [{ toTake: 2, columns: [[0, 6]] }, 'take column 1', 'a moai'],
    [{ toTake: 1, columns: [[5]] }, 'take column 1', 'a priest; the column is refilled'],
  ] as const)('%o, %s: %s', (change, notation, meaning) => {
    expect(words.explain(view(change), readAct(notation) as Act, NAMES)).toBe(meaning);
  });
});
