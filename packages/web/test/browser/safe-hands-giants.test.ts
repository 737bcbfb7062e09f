import { firstOf, type Match, type MatchFile } from '@ahu/core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';
import { choicesOf, newTable, playOn, sitters } from './matches.ts';
import { walkPrompt } from './safe-hands.ts';

/** The first prompt of a seeded game at which seat 0 may play that. */
function promptWith(wanted: RegExp, from = 0, seed = '7'): MatchFile {
  const isThere = (match: Match): boolean =>
    match.log.length >= from &&
    firstOf(match.game.toMove(match.state)) === 0 &&
    choicesOf(match, 0).some((notation) => wanted.test(notation));
  return playOn(newTable('giants', sitters(3, 1), { ownBases: 'marked' }, seed), isThere);
}

/** By what each of these prompts offers: what no single press may play there. */
const PROMPTS = [
  { title: 'a bid', file: promptWith(/^bid/), never: /^bid nothing|^bid \d markers?$/ },
  { title: 'a moai of the tile', file: promptWith(/^take moai/), never: /^decline/ },
  { title: 'a placement beside ahus', file: promptWith(/^place sorcerer .*reserve/), never: /reserve \d|^pass/ },
  { title: 'a transport', file: promptWith(/^carry moai/), never: /^pass/ },
  { title: 'markers to take back', file: promptWith(/^recover/), never: /^recover/ },
];

describe.skipIf(!CHROMIUM)('no press gives up something for good without a question, at', () => {
  const house = openHouse();

  it.each(PROMPTS)('$title', { timeout: 300_000 }, async ({ file, never }) => {
    const visitor = await house.arrive();
    const { played, asked } = await walkPrompt(visitor.page, file);
    expect(played.filter(({ notation }) => never.test(notation))).toEqual([]);
    // The walk has come to where something could be lost.
    expect(asked.length).toBeGreaterThan(0);
    await visitor.leave();
  });
});
