import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, openHouse, PHONE } from './browser.ts';
import { look } from './look.ts';
import { choicesOf, keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';

const placing = playOn(newTable('rapa-nui', sitters(2, 1)), (match) =>
  choicesOf(match, 0).some((notation) => notation === 'place villager at i1'),
);

describe.skipIf(!CHROMIUM)('placing in Rapa Nui', () => {
  const house = openHouse();

  it.each([
    ['a tap', PHONE, 'tap'],
    ['a double click', DESKTOP, 'dblclick'],
  ] as const)('%s plays nothing, it puts a ghost there', async (_, screen, press) => {
    const visitor = await house.arrive(screen);
    const { page } = visitor;
    await page.goto(await takeIn(page, placing));
    await look(page);
    for (const light of ['case:i1', 'column:2', 'star:2', 'case:i1']) {
      await page.locator(`[data-light="${light}"]`)[press]();
      await page.getByRole('button', { name: 'Confirm' }).waitFor();
    }
    expect((await keptFile(page)).log).toEqual(placing.log);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => (await keptFile(page)).log.at(placing.log.length)?.[1]).toBe('place villager at i1');
    await visitor.leave();
  });

  it('the planner tells what a carrier under the pointer would open', async () => {
    const visitor = await house.arrive(DESKTOP);
    const { page } = visitor;
    await page.goto(await takeIn(page, placing));
    await look(page);
    await page.getByRole('button', { name: 'Planner' }).click();
    await page.getByRole('button', { name: 'large moai' }).waitFor();
    await page.locator('[data-light="case:s1"]').hover();
    await page.getByText(/With a carrier on S1 also S1a \(you \+5/).waitFor();
    expect((await keptFile(page)).log).toEqual(placing.log);
    await visitor.leave();
  });
});
