import { CHANCE, type Match, only } from '@ahu/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, KEEPING, openHouse } from './browser.ts';
import { look } from './look.ts';
import { keptFile, newTable, openCards, playOn, sitters, takeIn } from './matches.ts';
import { Guest } from './table.ts';
import { byMouse } from './ways.ts';

describe.skipIf(!CHROMIUM)('a table', () => {
  const house = openHouse();

  it('takes moves back to the last reveal, and then says why it stops', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await page.goto(await takeIn(page, newTable('rapa-nui', sitters(2, 2))));
    const { plies } = await look(page);
    const before = await keptFile(page);
    await new Guest(page, 'rapa-nui', byMouse, 'undo').play(plies + 1);
    await page.keyboard.press('u');
    await expect.poll(async () => (await keptFile(page)).log).toEqual(before.log);
    await page.keyboard.press('u');
    await page
      .locator('.messages')
      .getByText(/take back|taken back|stands/)
      .waitFor();
    expect((await keptFile(page)).log).toEqual(before.log);
    await visitor.leave();
  });

  it('takes nothing back after a card was turned, and says so', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    // A player took the last card of a column and is asked again.
    const turned = ({ log, game, state }: Match): boolean =>
      log.length > 20 &&
      log.at(-1)?.seat === CHANCE &&
      log.findLast(({ seat }) => seat !== CHANCE)?.seat === 0 &&
      game.toMove(state) === only(0);
    const file = playOn(newTable('rapa-nui-cards', sitters(2, 2), {}, '6'), turned);
    await page.goto(await takeIn(page, file));
    await page.getByRole('button', { name: 'I am Hina' }).click();
    await look(page);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.locator('.messages').getByText('Something was revealed since then').waitFor();
    expect((await keptFile(page)).log).toEqual(file.log);
    await visitor.leave();
  });

  it('takes back past a reveal against bots, and is practice from then on', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await openCards(page);
    const { log } = await keptFile(page);
    const isPractice = async (): Promise<boolean> => {
      await page.keyboard.press('u');
      return (await keptFile(page)).practice === true;
    };
    await expect.poll(isPractice).toBe(true);
    await look(page);
    const back = (await keptFile(page)).log;
    expect(back).toEqual(log.slice(0, back.length));
    expect(log.slice(back.length).some(([seat]) => seat !== 0)).toBe(true);
    await page.getByRole('banner').getByText('Practice').waitFor();
    await page.getByText('Hina took back the last move.').first().waitFor();
    // From the log, to the first turn of all.
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Back to here' }).first().click();
    await expect.poll(async () => (await keptFile(page)).log.filter(([seat]) => seat === 0)).toEqual([]);
    await page.goto('/');
    await page.getByText('Practice').waitFor();
    await visitor.leave();
  });

  it('shows the present again when another panel follows the news', async () => {
    const visitor = await house.arrive({ viewport: { width: 820, height: 1180 } });
    const { page } = visitor;
    await openCards(page);
    const present = await look(page);
    expect(present.offers.length).toBeGreaterThan(0);
    const lit = page.locator('main [data-lit]');
    for (const panel of ['Log', 'Hint', 'Moves']) {
      await page.getByRole('button', { name: 'News' }).click();
      await page.getByRole('button', { name: 'Back to the game' }).waitFor();
      await expect.poll(() => lit.count()).toBe(0);
      await page.getByRole('button', { name: panel, exact: true }).click();
      await page.getByRole('complementary', { name: panel }).waitFor();
      await expect.poll(() => lit.count()).toBeGreaterThan(0);
      expect((await look(page)).question).toBe(present.question);
      await page.keyboard.press('Escape');
    }
    await visitor.leave();
  });

  it('says what a thing is to a mouse that rests on it, and to keys that come to it', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await openCards(page);
    const card = page.locator('.hand button').first();
    const about = (await card.getAttribute('title')) as string;
    expect(about).toMatch(/^[\w ]+\. \w/);
    await page.keyboard.press('Tab');
    await card.focus();
    await page.locator('.tip').getByText(about).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.tip').waitFor({ state: 'detached' });
    await visitor.leave();
  });

  it('explains a move that is against the rules, with its paragraph', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await openCards(page);
    await page.locator('main button[data-spot]:not([data-lit])').first().click();
    const link = page.locator('.messages').getByRole('link', { name: /^Rule C\d/ });
    await link.click();
    await page.waitForURL('**/rules/rapa-nui-cards#C*');
    const id = new URL(page.url()).hash.slice(1);
    await page.locator(`[id="${id}"]`).waitFor();
    await visitor.leave();
  });

  it('can be played on from any point of a replay, and the old match stays', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    const file = playOn(newTable('rapa-nui-cards', sitters(2, 1)));
    const address = await takeIn(page, file);
    await page.goto(address.replace('play', 'replay'));
    await page.getByText(`Move 0 of ${file.log.length}`).waitFor();
    await page.keyboard.press('End');
    await page.getByText(`Move ${file.log.length} of`).waitFor();
    await page.getByLabel('Point of the game').fill('40');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/play/') && url.pathname !== address);
    await look(page);
    expect((await keptFile(page)).log.slice(0, 40)).toEqual(file.log.slice(0, 40));
    await page.goto(address.replace('play', 'replay'));
    await page.getByText(`of ${file.log.length}`).first().waitFor();
    await visitor.leave();
  });

  it('is offered a new version, but never in the middle of a game', async () => {
    const visitor = await house.arrive(KEEPING);
    const { page } = visitor;
    await openCards(page);
    await fetchNewer(page, 'newer');
    const offer = page.getByText('A new version of Ahu is ready.');
    expect(await offer.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'To the start' }).click();
    await offer.waitFor();
    // Two releases shortly after each other: the one that waited first is taken by nobody.
    await fetchNewer(page, 'newest');
    await loadIt(page);
    await page.getByRole('heading', { name: 'Ahu' }).waitFor();
    await visitor.leave();
  });

  it('is loaded anew also when another page has taken the new version already', async () => {
    const visitor = await house.arrive(KEEPING);
    const { page } = visitor;
    await page.goto('/');
    const other = await page.context().newPage();
    await other.goto('/');
    await fetchNewer(page, 'newer');
    for (const one of [page, other]) await one.getByText('A new version of Ahu is ready.').waitFor();
    await loadIt(page);
    await loadIt(other);
    await visitor.leave();
  });
});

/** Lets the browser fetch another version: the same worker under another address is one. */
async function fetchNewer(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const waiting = (): Promise<string> =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.scriptURL ?? 'none');
  const before = await waiting();
  await page.evaluate((address) => navigator.serviceWorker.register(address), `/sw.js?${name}`);
  // It need not be this very one: the page itself may ask for a version meanwhile.
  await expect.poll(waiting).not.toBe(before);
}

/** Takes the version that is offered, and waits until the page is another one. */
async function loadIt(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.locator('body:not([data-before])').waitFor();
}
