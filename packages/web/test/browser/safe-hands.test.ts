import type { MatchFile } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, openHouse, PHONE } from './browser.ts';
import { look } from './look.ts';
import { choicesOf, keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';
import { byMouse, byTouch, type Press } from './ways.ts';

/** By game: the prompts of a seeded game, by something that can be played there. */
const PROMPTS: readonly (readonly [GameId, readonly RegExp[]])[] = [
  ['rapa-nui', [/^draft/, /^place villager/, /^carry/, /^gain \d/, /^pay /, /^take /, /^for /, /^play .* at/, /^buy/]],
  [
    'rapa-nui-cards',
    [/^buy/, /^play /, /^take/, /^sacrifice \w+$/, /^sacrifice \w+ face down/, /^offer/, /^choose (glory|wood)/],
  ],
];

/** What goes on without choosing anything; passing asks by itself where it gives something up. */
const GOES_ON = /^(done|pass)$/;

const WAYS = [
  { way: 'a click', press: byMouse, screen: DESKTOP },
  { way: 'a tap', press: byTouch, screen: PHONE },
];

/** The first position of a seeded game in which the only person may choose among such moves. */
const positionOf = (game: GameId, wanted: RegExp): MatchFile =>
  playOn(newTable(game, sitters(2, 1)), (match) => choicesOf(match, 0).filter((each) => wanted.test(each)).length > 1);

/** Presses everything that the page offers once, and lets go of it again; returns what was played by that. */
async function pressAll(page: Page, press: Press, { log }: MatchFile): Promise<string[]> {
  const { offers } = await look(page);
  const names = offers.filter(({ where, pressed }) => where !== 'hand-over' && !pressed).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  const played: string[] = [];
  for (const name of new Set(names)) {
    const offer = (await look(page)).offers.find((each) => each.name === name);
    if (!offer || !(await press(page, offer))) continue;
    await look(page);
    played.push(...(await keptFile(page)).log.slice(log.length).map(([seat, notation]) => `${seat} ${notation}`));
    if (played.length > 0) return played;
    await page.keyboard.press('Escape');
  }
  return played;
}

describe.skipIf(!CHROMIUM)('nothing is given up by a single press', () => {
  const house = openHouse();

  describe.each(PROMPTS)('%s', (game, prompts) => {
    it.each(WAYS)('$way', async ({ press, screen }) => {
      const visitor = await house.arrive(screen);
      const { page } = visitor;
      for (const wanted of prompts) {
        const file = positionOf(game, wanted);
        await page.goto(await takeIn(page, file));
        const [first] = await pressAll(page, press, file);
        expect(first?.slice(2) ?? 'done', String(wanted)).toMatch(GOES_ON);
      }
      await visitor.leave();
    });
  });
});
