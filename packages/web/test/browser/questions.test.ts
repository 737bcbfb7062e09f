import type { Match } from '@ahu/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, openHouse } from './browser.ts';
import { look } from './look.ts';
import { choicesOf, keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';

const table = (game: 'giants' | 'rapa-nui', may: RegExp) =>
  playOn(newTable(game, sitters(3, 1)), (match: Match) => choicesOf(match, 0).some((notation) => may.test(notation)));

/** Collects every question that the page shows from now on, however short. */
async function collect(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const read = (): void => {
      const text = document.querySelector('section.prompt .question')?.textContent ?? '';
      if (text !== seen.at(-1)) seen.push(text);
    };
    read();
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { questions: seen });
  });
  return () => page.evaluate(() => (window as unknown as { questions: string[] }).questions);
}

describe.skipIf(!CHROMIUM)('what is asked', () => {
  const house = openHouse();

  it('is not asked when the table answers it: a moai walks to its ahu without a word', async () => {
    const walk = table('rapa-nui', /^carry (small|medium|large)/);
    const visitor = await house.arrive(DESKTOP);
    const { page } = visitor;
    await page.goto(await takeIn(page, walk));
    await look(page);
    await page
      .getByRole('button', { name: /^Carry the (small|medium|large) moai/ })
      .first()
      .click();
    await page.locator('.question', { hasText: 'Choose a lit ahu.' }).waitFor();
    await page.locator('main [data-light^="ahu:"].lit').first().click();
    const questions = await collect(page);
    await page.getByRole('button', { name: 'Carry it there' }).click();
    await expect
      .poll(async () =>
        (await keptFile(page)).log.some(([, text], i) => i >= walk.log.length && text.startsWith('erect')),
      )
      .toBe(true);
    const { question } = await look(page);
    const [first, ...later] = await questions();
    expect(first).toMatch(/^Carry the .* to .*\?$/);
    expect(later.filter((text) => text !== question && !/ is on its way\.$| is deciding\.$/.test(text))).toEqual([]);
    await visitor.leave();
  });

  it('stays where it is while fists are filled', async () => {
    const visitor = await house.arrive(DESKTOP);
    const { page } = visitor;
    await page.goto(await takeIn(page, table('giants', /^bid /)));
    await look(page);
    const close = page.getByRole('button', { name: 'Close the fists' });
    const place = async (): Promise<number> => (await close.boundingBox())?.x ?? Number.NaN;
    const before = await place();
    await page.getByText('Without sculptors it wins nothing.').waitFor();
    await page.getByRole('button', { name: 'chief' }).click();
    await page.getByText('Without sculptors it wins nothing.').waitFor({ state: 'detached' });
    // Digits differ in width.
    expect(Math.abs((await place()) - before)).toBeLessThan(3);
    await visitor.leave();
  });

  it('says why a hex is out of reach, with the rule', async () => {
    const visitor = await house.arrive(DESKTOP);
    const { page } = visitor;
    await page.goto(await takeIn(page, table('giants', /^carry moai/)));
    await look(page);
    await page
      .getByRole('button', { name: /^Moai \d at E10/ })
      .first()
      .click();
    await page.locator('#gi-hex-E1').click();
    await page
      .locator('.detail', { hasText: 'E1 is out of reach: there is not enough strength on the way.' })
      .waitFor();
    await page.getByRole('link', { name: 'Rule G3.24' }).click();
    await page.waitForURL(/\/rules\/giants#G3\.24$/);
    await visitor.leave();
  });
});

describe.skipIf(!CHROMIUM)('a finished game', () => {
  const house = openHouse();

  it('is listed with who won', async () => {
    const visitor = await house.arrive(DESKTOP);
    const { page } = visitor;
    await takeIn(page, playOn(newTable('rapa-nui-cards', sitters(3, 1))));
    await page.reload();
    await page.getByRole('heading', { name: 'Finished' }).waitFor();
    await page.getByText(/^(Hina|Tama|Mana) won$/).waitFor();
    await visitor.leave();
  });
});
