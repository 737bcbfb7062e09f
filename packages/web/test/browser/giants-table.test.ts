import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, openHouse, PHONE } from './browser.ts';
import { look } from './look.ts';
import { choicesOf, keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';
import { tabTo } from './ways.ts';

/** In the eighth round, where a worker on F9 opens two ahus to a moai of size 1. */
const placing = playOn(
  newTable('giants', sitters(3, 1), { ownBases: 'marked' }, '0'),
  (match) => match.log.length > 330 && choicesOf(match, 0).includes('place worker at F9'),
);
const OPENED = 'With a worker on F9: F9.1 (you +1) and F9.2 (you +1).';

async function plannedAhus(page: Page): Promise<void> {
  await page.getByText(OPENED).waitFor();
  // Hexes that only the worker opens are drawn as new.
  await page.locator('svg.live path.new').first().waitFor();
  expect((await keptFile(page)).log).toEqual(placing.log);
}

describe.skipIf(!CHROMIUM)('the planner of Giants tells what a piece would open,', () => {
  const house = openHouse();

  it('under the pointer', async () => {
    const visitor = await house.arrive(DESKTOP);
    const { page } = visitor;
    await page.goto(await takeIn(page, placing));
    await look(page);
    await page.getByRole('button', { name: 'Planner' }).click();
    await page.getByRole('button', { name: /^Hina’s moai of size 1, at E10/ }).waitFor();
    await page.locator('#gi-hex-F9').hover();
    await plannedAhus(page);
    await page.getByRole('button', { name: /^Tama’s moai of size 3, at E10/ }).click();
    await page.locator('#gi-hex-F9').hover();
    await page.getByText('With a worker on F9').waitFor();
    expect(await page.getByText(OPENED).count()).toBe(0);
    await visitor.leave();
  });

  it('by keys alone', async () => {
    const visitor = await house.arrive(DESKTOP);
    const { page } = visitor;
    await page.goto(await takeIn(page, placing));
    await look(page);
    await tabTo(page, 'Planner');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Hina’s moai of size 1, at E10/ }).waitFor();
    await page.locator('#gi-hex-E9').focus();
    await page.keyboard.press('ArrowDown');
    await plannedAhus(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText(OPENED).count()).toBe(0);
    await visitor.leave();
  });

  it('under a finger that rests', async () => {
    const visitor = await house.arrive(PHONE);
    const { page } = visitor;
    await page.goto(await takeIn(page, placing));
    await look(page);
    const box = await page.locator('#gi-hex-F9').boundingBox();
    const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const fingers = await page.context().newCDPSession(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await plannedAhus(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await visitor.leave();
  });
});
