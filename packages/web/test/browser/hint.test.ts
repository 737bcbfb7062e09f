import { seatsOf } from '@ahu/core';
import { type GameId, TITLES } from '@ahu/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';
import { look } from './look.ts';
import { choicesOf, keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';

/** A table at which the first seat, a person, has a choice in this phase. */
const tableAt = (game: GameId, phase: string): ReturnType<typeof playOn> =>
  playOn(newTable(game, sitters(3, 1)), (match) => {
    const view = match.game.view(match.state, 0) as { phase: string };
    const isAsked = seatsOf(match.game.toMove(match.state)).includes(0);
    return match.log.length > 30 && view.phase === phase && isAsked && choicesOf(match, 0).length > 2;
  });

const lit = (page: Page): Promise<number> => page.locator('main :is(.told, [data-glow])').count();

describe.skipIf(!CHROMIUM)('a hint', () => {
  const house = openHouse();

  it.each([
    ['giants', 'place'],
    ['rapa-nui', 'place'],
    ['rapa-nui-cards', 'turn'],
  ] as const)('of %s says why in words, lights the board, and is forgotten with the position', async (game, phase) => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await page.goto(await takeIn(page, tableAt(game, phase)));
    await look(page);
    const before = await keptFile(page);
    await page.keyboard.press('h');
    const hint = page.getByRole('complementary', { name: 'Hint' });
    await hint.locator('.summary').waitFor();
    const reasons = await hint.locator('li li').allTextContents();
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}.{8,}\.$/u);
    expect(await hint.textContent()).not.toMatch(/%|tried|undefined/);
    await expect.poll(() => lit(page)).toBeGreaterThan(0);
    const told = await hint.locator('ol').textContent();

    await hint
      .getByRole('button', { name: /^Play this: / })
      .first()
      .click();
    // The log comes to lie under the pointer, and would light what it tells.
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await keptFile(page)).log.length).toBeGreaterThan(before.log.length);
    await hint.waitFor({ state: 'detached' });
    await expect.poll(() => lit(page)).toBe(0);
    await look(page);
    await page.keyboard.press('h');
    await hint.locator('.summary, .hint > p').last().waitFor();
    expect(await hint.locator('ol').allTextContents()).not.toEqual([told]);
    await visitor.leave();
  });

  it('comes by itself when the panel was opened while a bot moved', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    const { game } = TITLES['rapa-nui-cards'];
    const file = playOn(newTable('rapa-nui-cards', sitters(2, 1)), ({ state, log }) => {
      const [seat] = seatsOf(game.toMove(state));
      return log.length > 30 && seat === 1;
    });
    await page.goto(await takeIn(page, file));
    await page.locator('main section').first().waitFor();
    await page.keyboard.press('h');
    const hint = page.getByRole('complementary', { name: 'Hint' });
    await hint.locator('.summary').waitFor();
    await hint
      .getByRole('button', { name: /^Play this: / })
      .first()
      .waitFor();
    await visitor.leave();
  });
});
