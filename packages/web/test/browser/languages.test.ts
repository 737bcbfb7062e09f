import { LANGUAGES } from '@ahu/protocol/languages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';

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
});
