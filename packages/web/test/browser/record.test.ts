import { readFileSync } from 'node:fs';
import { GAMES } from '@ahu/games/list';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, PHONE } from './browser.ts';
import { findings } from './findings.ts';
import { newTable, playOn, putMatch, sitters } from './matches.ts';
import { OnlineSite } from './online-site.ts';

describe.skipIf(!CHROMIUM)('your record', () => {
  const site = new OnlineSite();

  it.each([DESKTOP, PHONE])('shows games of this browser and of the server, $viewport.width wide', async (screen) => {
    const hina = await site.arrive(screen);
    const { page, visitor } = hina;
    await page.goto('/record');
    await page.getByText('No finished games yet').waitFor();
    expect(await findings(page, 'empty')).toEqual([]);

    // One game each against bots, and one of practice; the last was played online and given up by the other.
    for (const [n, game] of GAMES.entries()) {
      const file = playOn(newTable(game, sitters(game === 'giants' ? 3 : 2, 1)));
      await putMatch(page, { id: `match${n}`, file, over: true, changed: Date.UTC(2026, 8 + n, 10) });
    }
    const practice = { ...playOn(newTable('rapa-nui-cards', sitters(2, 1))), practice: true as const };
    await putMatch(page, { id: 'practised', file: practice, over: true, changed: Date.UTC(2026, 7, 1) });
    await putMatch(page, { id: 'learn-giants', file: practice, over: true, changed: Date.UTC(2026, 7, 2) });
    await hina.ask('/guest', { name: 'Hina' });
    const tama = await site.arrive(PHONE);
    await tama.ask('/guest', { name: 'Tama' });
    const { services } = site.server;
    const seats = [{ kind: 'me' }, { kind: 'free' }];
    const clock = { pace: 'days', days: 1 };
    const table = { game: 'rapa-nui-cards', seats, options: {}, clock, open: true };
    const { id } = await hina.ask<{ id: string }>('/tables', table);
    await tama.ask(`/tables/${id}/sit`, { seat: 1 });
    await hina.ask(`/tables/${id}/start`);
    await services.registry.submit(id, 'enough', { kind: 'concede', seat: 1 }, 1);
    await expect.poll(async () => (await services.tables.info(id))?.winners).toEqual([0]);

    await page.evaluate(() => localStorage.setItem('ahu-online', 'yes'));
    await page.goto('/record');
    const tile = (name: string) => page.locator('dl div').filter({ hasText: name }).locator('dd');
    await tile('Games').waitFor();
    expect(await tile('Games').textContent()).toBe('4');
    await page.getByRole('table', { name: 'Where your points come from: Giants' }).getByRole('row').nth(1).waitFor();
    const byOpponent = page.getByRole('table', { name: 'By opponent' });
    await byOpponent.getByRole('row', { name: /^Tama 1 of 1/ }).waitFor();
    await byOpponent.getByRole('row', { name: /^Bot: novice \d of 3/ }).waitFor();
    await page
      .getByRole('table', { name: 'By month' })
      .getByRole('row', { name: /^September 2026 1/ })
      .waitFor({ state: 'attached' });
    expect(await findings(page, 'record')).toEqual([]);

    await page.getByLabel('Practice games too').check();
    expect(await tile('Games').textContent()).toBe('5');
    await page.getByRole('combobox', { name: 'Game' }).selectOption('giants');
    expect(await tile('Games').textContent()).toBe('1');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv.split('\r\n')[1]).toMatch(/^2026-09-10T00:00:00.000Z,giants,3,Tama \(novice\); Mana \(novice\),\d,/);
    await tama.visitor.leave();
    await visitor.leave();
  });
});
