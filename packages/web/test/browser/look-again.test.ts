import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';
import { keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';

describe.skipIf(!CHROMIUM)('the coach', () => {
  const house = openHouse();

  it('asks after a costly move whether to look again, leads back, and says what was missed', async () => {
    const visitor = await house.arrive();
    const { page, context } = visitor;
    await context.addInitScript(() =>
      localStorage.setItem('ahu-settings', '{"speed":"off","pace":"instant","lookAgain":true,"asks":false}'),
    );
    const file = playOn(newTable('rapa-nui-cards', sitters(2, 1)), ({ log }) => log.length > 20);
    await page.goto(await takeIn(page, file));
    const question = page.getByText(/^Look again\?/);
    const list = page.locator('aside li button');
    // The last move of the list is a bad one every few turns.
    await expect
      .poll(async () => {
        if ((await question.count()) > 0) return true;
        if ((await list.count()) === 0) await page.keyboard.press('m');
        else await list.last().click();
        return false;
      })
      .toBe(true);
    const played = (await keptFile(page)).log.length;
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.getByText(/^What you may have missed: \p{Lu}/u).waitFor();
    await expect.poll(async () => (await keptFile(page)).log.length).toBeLessThan(played);
    await visitor.leave();
  });
});
