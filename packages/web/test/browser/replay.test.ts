import { CHANCE } from '@ahu/core';
import { Projection } from '@ahu/table';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse, PHONE } from './browser.ts';
import { findings } from './findings.ts';
import { matchOf, newTable, playOn, sitters, takeIn } from './matches.ts';

describe.skipIf(!CHROMIUM)('a replay', () => {
  const house = openHouse();
  const file = playOn(newTable('giants', sitters(3, 1)));
  const seats = matchOf(file).log.map(({ seat }) => seat);

  const sentence = (page: Page) => page.locator('.controls [role="status"]').first();
  const line = (page: Page) => page.locator('.story [aria-current="step"]');
  const plies = async (page: Page): Promise<number> =>
    Number(/\d+/.exec((await page.locator('.where').textContent()) ?? '')?.[0]);

  async function open(page: Page, hash = ''): Promise<void> {
    await page.goto(`${(await takeIn(page, file)).replace('play', 'replay')}${hash}`);
    await page.locator('.story li').first().waitFor();
  }

  it('tells every step in a sentence, beside the board in the log, and jumps by rounds', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await open(page);
    await sentence(page).getByText('The game begins.').waitFor();
    for (let n = 0; n < 6; n++) {
      const before = await plies(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => plies(page)).toBeGreaterThan(before);
      const text = (await sentence(page).textContent()) ?? '';
      expect(text).not.toBe('');
      expect((await line(page).textContent())?.trim()).toBe(text);
    }
    await page.keyboard.press('PageDown');
    const stage = page.locator('header p');
    await stage.getByText(/^Round 2/).waitFor();
    await page.getByRole('button', { name: 'To the next round' }).click();
    await stage.getByText(/^Round 3/).waitFor();
    await page.keyboard.press('PageUp');
    await stage.getByText(/^Round 2/).waitFor();
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^Move \d+ of \d+\. Round 2/);
    await visitor.leave();
  });

  it('jumps to the decisions of the person, where the next ply is theirs', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await open(page);
    for (let n = 0; n < 5; n++) {
      const before = await plies(page);
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => plies(page)).toBeGreaterThan(before);
      expect(seats[await plies(page)]).toBe(0);
    }
    await page.getByRole('button', { name: 'Decision before, of Hina' }).click();
    expect(seats[await plies(page)]).toBe(0);
    await visitor.leave();
  });

  it('says what each player knew: a card that was laid face down is named to those who saw it', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    const cards = playOn(newTable('rapa-nui-cards', sitters(2, 1)));
    const hidden = new Projection(matchOf(cards)).steps(0, 0).findIndex(({ notation }) => notation === undefined);
    expect(hidden).toBeGreaterThan(0);
    await page.goto(`${(await takeIn(page, cards)).replace('play', 'replay')}#${hidden + 1}`);
    await page.getByText('You see everything, more than any player saw.').waitFor();
    await line(page).waitFor();
    const known = await sentence(page).textContent();
    await page.getByLabel('Seen by').selectOption('Hina');
    await page.getByText('You see what Hina saw at that moment, and nothing else.').waitFor();
    await expect.poll(() => sentence(page).textContent()).not.toBe(known);
    await page.getByLabel('Seen by').selectOption('Tama');
    await expect.poll(() => sentence(page).textContent()).toBe(known);
    await visitor.leave();
  });

  it('opens at the ply that a link names, and the address follows, also on a phone', async () => {
    const visitor = await house.arrive(PHONE);
    const { page } = visitor;
    await open(page, '#90');
    await page.getByText(`Move 90 of ${file.log.length}`).waitFor();
    await line(page).waitFor();
    expect(seats.slice(0, 90).some((seat) => seat !== CHANCE)).toBe(true);
    await page.getByRole('button', { name: 'Next', exact: true }).tap();
    const now = await plies(page);
    expect(now).toBeGreaterThan(90);
    await page.waitForURL((url) => url.hash === `#${now}`);
    expect(await findings(page, 'replay')).toEqual([]);
    await visitor.leave();
  });
});
