import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, KEEPING, openHouse, PHONE } from './browser.ts';
import { look } from './look.ts';
import { keptFile, openCards, takeIn } from './matches.ts';
import { Guest } from './table.ts';
import { byMouse } from './ways.ts';

const TITLE = 'Rapa Nui: the card game';

/** What lies on the table. Cards lie in a hand in the order in which they came, and after a reload by their kind. */
async function board(page: Page): Promise<string> {
  const lines = (await page.locator('.board > .table').ariaSnapshot()).split('\n');
  const isHeld = (line: string): boolean => line.includes('in your hand');
  const held = lines.filter(isHeld).sort();
  return lines.map((line) => (isHeld(line) ? held.shift() : line)).join('\n');
}

describe.skipIf(!CHROMIUM)('what is played is kept', () => {
  const house = openHouse();

  it('a reload in the middle of a game loses nothing', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    const address = await openCards(page);
    await new Guest(page, 'rapa-nui-cards', byMouse, 'reload').play(60);
    const [shown, kept] = [await board(page), await keptFile(page)];
    await page.reload();
    await look(page);
    expect(await keptFile(page)).toEqual(kept);
    expect(await board(page)).toBe(shown);
    await page.goto('/');
    await page
      .getByRole('link', { name: /^Continue/ })
      .first()
      .click();
    await look(page);
    expect(page.url()).toContain(address);
    expect(await board(page)).toBe(shown);
    await visitor.leave();
  });

  it('after the first visit a table, a deep link and a new game work without network', async () => {
    const visitor = await house.arrive({ ...KEEPING, ...PHONE });
    const { page, context } = visitor;
    const address = await openCards(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      }
    });
    await context.setOffline(true);
    await page.goto(address);
    await look(page);
    await page.goto('/rules/giants#G3.24');
    await page
      .getByRole('heading', { name: /Giants/ })
      .first()
      .waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: `Play against 2 bots Giants` }).tap();
    const offer = page.getByRole('dialog', { name: 'Giants for the first time?' });
    await offer.getByRole('link', { name: 'Learn Giants by playing' }).waitFor();
    await offer.getByRole('button', { name: 'Play now' }).tap();
    await look(page);
    await context.setOffline(false);
    await visitor.leave();
  });

  it('a damaged file is told, with the place of the damage, and nothing is lost', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await openCards(page);
    const kept = await keptFile(page);
    await page.goto('/');
    const log = kept.log.with(20, [kept.log[20][0], 'take column 9']);
    const damaged = {
      'torn.json': JSON.stringify(kept).slice(0, 200),
      'move.json': JSON.stringify({ ...kept, log }),
      'letter.json': '{"dear": "Ahu"}',
      'future.json': JSON.stringify({ ...kept, rulesVersion: 99 }),
    };
    for (const [name, text] of Object.entries(damaged)) {
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      const alert = page.getByRole('alert').filter({ hasText: name });
      await alert.waitFor();
      expect(await alert.textContent()).toContain('Your other games are untouched.');
      if (name === 'move.json') expect(await alert.textContent()).toContain('21');
    }
    expect(await page.getByRole('heading', { level: 4 }).count()).toBe(1);
    await visitor.leave();
  });

  it('a match that was saved and deleted comes back from its file, and a deletion can be undone', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    const address = await openCards(page);
    const kept = await keptFile(page);
    await page.goto('/');
    const rows = page.getByRole('heading', { level: 4 });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save ${TITLE}`, exact: false }).click();
    const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(saved).toEqual(kept);
    await page.getByRole('button', { name: `Delete ${TITLE}`, exact: false }).click();
    await expect.poll(() => rows.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: `Delete ${TITLE}`, exact: false }).click();
    await expect.poll(() => rows.count()).toBe(0);
    await page.goto(address);
    await page.getByRole('heading', { name: 'This game is not here' }).waitFor();
    await page.goto(await takeIn(page, saved));
    await look(page);
    expect(await keptFile(page)).toEqual(kept);
    await visitor.leave();
  });
});
