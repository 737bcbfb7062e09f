import type { Running } from '@ahu/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, serveCopy } from '../copy/project.ts';
import { addLanguage } from '../pseudo-language/add-language.ts';
import { CHROMIUM, Visitor } from './browser.ts';

const TAG = 'en-XA';
const NAME = 'Pseudo';

/** Pieces of text in which two English words in a row have no accent: they come from no catalogue. */
const englishIn = (page: Page): Promise<string[]> =>
  page.locator('h1, h2, h3, p, button, a, li, legend, label, option').evaluateAll((all) =>
    all
      .filter((each) => (each as HTMLElement).checkVisibility())
      .map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter((text) => /\b[a-z]*[aeiou][a-z]* [a-z]*[aeiou][a-z]*\b/.test(text)),
  );

describe.skipIf(!CHROMIUM)('a language that is added by its texts and one line', () => {
  let site: Running;
  let browser: Browser;

  let close: () => Promise<void>;

  beforeAll(async () => {
    const project = copyProject();
    addLanguage(project, TAG, NAME);
    ({ site, browser, close } = await serveCopy(project));
  }, 300_000);

  afterAll(() => close());

  it('is in the settings, and from then on all that home says is in it', async () => {
    const visitor = await Visitor.arrive(browser, site.address);
    const { page } = visitor;
    await page.goto('/');
    await expect.poll(() => englishIn(page)).not.toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: NAME }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => englishIn(page)).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe(TAG);
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await visitor.leave();
  });

  it.each(['/online', '/rules/giants', '/rules/rapa-nui', '/learn/giants', '/learn/rapa-nui', '/learn/rapa-nui-cards'])(
    'is read at %s by a browser that prefers it',
    async (path) => {
      const visitor = await Visitor.arrive(browser, site.address, { locale: TAG });
      const { page } = visitor;
      await page.goto(path);
      await page
        .getByText(/[áéíóúý]/)
        .first()
        .waitFor();
      if (path.startsWith('/rules'))
        await page
          .locator('[id$="1.1"]')
          .getByText(/[áéíóúý]/)
          .first()
          .waitFor();
      await expect.poll(() => englishIn(page)).toEqual([]);
      await visitor.leave();
    },
  );

  it('is spoken by the server', async () => {
    const headers = { 'accept-language': 'xx, en-xa;q=0.8' };
    const answer = await fetch(`${site.address}/api/notices/stop?token=none`, { headers });
    const text = await answer.text();
    expect(text).toContain(`<html lang="${TAG}" dir="ltr">`);
    expect(text).toMatch(/Thíís líínk/);
  });
});
