import { GAMES } from '@ahu/games/list';
import { LANGUAGES } from '@ahu/protocol/languages';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';

/** Pages of a document as the browser prints it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe.skipIf(!CHROMIUM)('a game in short', () => {
  const house = openHouse();

  it.each(GAMES)(
    'of %s stands in its rules with pictures, and fits on one printed page in every language',
    async (game) => {
      for (const language of Object.keys(LANGUAGES)) {
        const visitor = await house.arrive();
        const { page } = visitor;
        await visitor.context.addInitScript(
          (chosen) => localStorage.setItem('ahu-settings', JSON.stringify({ speed: 'off', language: chosen })),
          language,
        );
        await page.goto(`/rules/${game}`);
        await page.locator('.sheet li svg').first().waitFor();
        await page.locator(`a[href="/summary/${game}"]`).click();
        await page.locator('main .sheet li svg').first().waitFor();
        expect(await page.locator('main .sheet p').first().textContent()).not.toBe('');
        expect([language, pagesOf(await page.pdf({ format: 'A4' }))]).toEqual([language, 1]);
        await visitor.leave();
      }
    },
    120_000,
  );
});
