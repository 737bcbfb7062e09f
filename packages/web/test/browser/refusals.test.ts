import { type Match, only } from '@ahu/core';
import { describe, expect, it } from 'vitest';
import { keepMatch } from '../../scripts/kept.ts';
import { CHROMIUM, openHouse } from './browser.ts';
import { newTable, playOn, sitters } from './matches.ts';

/** Seat 0 begins with 2 wood, and a sacrifice card costs 5. */
const mine = ({ game, state }: Match): boolean => game.toMove(state) === only(0);

describe.skipIf(!CHROMIUM)('a refusal tells the facts before the rule', () => {
  const house = openHouse();

  it.each([
    ['en-GB', 'You have 2 wood; this costs 5.'],
    ['fr-FR', 'Tu as 2 bois ; il en faut 5.'],
    ['it-IT', 'Hai 2 legni; ne servono 5.'],
    ['de-DE', 'Du hast 2 Holz; das kostet 5.'],
    ['es-ES', 'Tienes 2 maderas; cuesta 5.'],
  ])('in %s', async (locale, told) => {
    const visitor = await house.arrive({ locale });
    const { page } = visitor;
    await keepMatch(page, 'refused', playOn(newTable('rapa-nui-cards', sitters(2, 1)), mine));
    await page.goto('/play/refused');
    await page.locator('[data-spot="pile:0"]').first().click();
    const message = page.locator('.messages');
    await message.getByText(told).waitFor();
    await expect.poll(() => message.getByRole('link').textContent()).toContain('C3.1');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/refusal-${locale}.png` });
    await visitor.leave();
  });
});
