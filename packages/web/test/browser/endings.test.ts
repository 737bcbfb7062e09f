import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { findings } from './findings.ts';
import { OnlineSite } from './online-site.ts';

describe.skipIf(!CHROMIUM)('ending a game online before its end', () => {
  const online = new OnlineSite();

  /** By keys alone. */
  async function askHowToEnd(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'End the game early' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
  }

  const picture = async (page: Page, name: string): Promise<void> => {
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
  };

  it('an offer is declined, made again and agreed to; nobody has won', async () => {
    const { hina, tama } = await online.sitDown();
    await askHowToEnd(hina.page);
    expect(await findings(hina.page, 'the dialog')).toEqual([]);
    await picture(hina.page, 'end-dialog');
    await hina.page.getByRole('button', { name: 'Offer to end it without a winner' }).press('Enter');
    await hina.page.getByText('You have offered to end the game').waitFor();
    await tama.page.getByText('Hina offers to end the game without a winner.').waitFor();
    expect(await findings(tama.page, 'the offer')).toEqual([]);
    await picture(tama.page, 'offer-phone');
    await picture(hina.page, 'offer-mine');
    await tama.page.getByRole('button', { name: 'Decline' }).click();
    await hina.page.getByText('You have offered to end the game').waitFor({ state: 'detached' });
    await askHowToEnd(tama.page);
    await picture(tama.page, 'end-dialog-phone');
    await tama.page.getByRole('button', { name: 'Offer to end it without a winner' }).click();
    await hina.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [hina, tama]) {
      await page.getByRole('heading', { name: 'Nobody has won' }).waitFor();
      await page.getByText('All agreed to end the game here.').waitFor();
    }
    await picture(tama.page, 'agreed-sheet-phone');
  });

  it('who gives up is told what is lost, and the other one has won', async () => {
    const { id, hina, tama } = await online.sitDown();
    await askHowToEnd(tama.page);
    await tama.page.getByText('You lose, and Hina wins.').waitFor();
    await tama.page.getByRole('button', { name: 'Give up' }).press('Enter');
    for (const { page } of [hina, tama]) {
      await page.getByRole('heading', { name: 'Hina wins' }).waitFor();
      await page.getByText('Not everybody played to the end.').waitFor();
    }
    await picture(hina.page, 'conceded-sheet');
    await picture(tama.page, 'conceded-sheet-phone');
    await hina.open(`/replay/${id}`);
    await hina.page.getByText('Every die and card followed').waitFor();
    await picture(hina.page, 'conceded-replay');
  });
});
