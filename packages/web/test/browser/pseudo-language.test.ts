import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from '@ahu/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLanguage, copyProject, run } from '../pseudo-language/project.ts';
import { CHROMIUM, openBrowser, Visitor } from './browser.ts';

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
  let project: string;
  let site: Running;
  let browser: Browser;

  beforeAll(async () => {
    project = copyProject();
    addLanguage(project, TAG, NAME);
    run(project, 'typescript/bin/tsc', '--noEmit');
    run(project, 'vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn');
    const { serveAhu, readConfig } = await import(join(project, 'packages/server/src/index.ts'));
    const config = readConfig({ PORT: '0', AHU_DATA: join(project, 'data'), AHU_LOG: 'silent' });
    [site, browser] = await Promise.all([serveAhu(join(project, 'packages/web/dist'), config), openBrowser()]);
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
    rmSync(project, { recursive: true });
  });

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
