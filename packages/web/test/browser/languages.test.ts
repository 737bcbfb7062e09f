import { LANGUAGES } from '@ahu/protocol/languages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';
import { openCards } from './matches.ts';

const WIDE = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** Every piece of text on the page. */
const textsOf = (page: Page): Promise<string[]> =>
  page
    .locator('h1, h2, p, button, a')
    .evaluateAll((all) =>
      all.map((each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '').filter((text) => text !== ''),
    );

describe.skipIf(!CHROMIUM)('home speaks', () => {
  const house = openHouse();

  it.each(Object.values(LANGUAGES).slice(1))('%s, with no English left', async (language) => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await page.goto('/');
    const english = new Set(await textsOf(page));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: language }).check();
    await page.keyboard.press('Escape');
    const names = ['Ahu', 'Giants', 'Rapa Nui'];
    const left = async (): Promise<string[]> =>
      (await textsOf(page)).filter((text) => english.has(text) && !names.includes(text));
    await expect.poll(left).toEqual([]);
    await visitor.leave();
  });

  it('above the fold of Play and Learn, in every language, with a game to continue', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await openCards(page);
    for (const language of Object.keys(LANGUAGES)) {
      await page.evaluate((language) => localStorage.setItem('ahu-settings', JSON.stringify({ language })), language);
      for (const screen of WIDE) {
        await page.setViewportSize(screen);
        await page.goto('/');
        await page.getByRole('article').nth(2).locator('.ways .button').waitFor();
        const bottoms = await page
          .locator('article .ways > *')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
        expect(bottoms).toHaveLength(6);
        expect(Math.max(...bottoms), `${language}, ${screen.height}`).toBeLessThanOrEqual(screen.height);
      }
    }
    await visitor.leave();
  });
});
