import { Moderation } from '@ahu/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, PHONE } from './browser.ts';
import { findings } from './findings.ts';
import type { Someone } from './online.ts';
import { OnlineSite } from './online-site.ts';

const HOUR = 3_600_000;
describe.skipIf(!CHROMIUM)('people who behave badly', () => {
  const online = new OnlineSite();
  let moderation: Moderation;

  beforeAll(() => {
    moderation = new Moderation(online.server.services.store, 'ana');
  });

  /** Hina plays with Tama, who is called so and says so. */
  async function sitDown(screen: typeof PHONE, text: string): Promise<{ hina: Someone; tama: Someone; bad: string }> {
    const { hina, tama, tamaId: bad } = await online.sitDown({ bots: ['novice'], screens: [screen, DESKTOP] });
    await tama.page.keyboard.press('t');
    await tama.page.getByLabel('Say something').fill(text);
    await tama.page.keyboard.press('Enter');
    await tama.page.getByRole('log').getByText('You').first().waitFor();
    return { hina, tama, bad };
  }

  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('[M11] what somebody said is reported with a copy, on %s', async (_, screen) => {
    const { hina, tama, bad } = await sitDown(screen, 'You stink');
    const { page } = hina;
    await page.getByRole('button', { name: /^Talk/ }).click();
    await page.getByRole('button', { name: 'Report what Tama said' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report Tama' });
    await dialog.getByText('You stink').waitFor();
    expect(await findings(page, 'report')).toEqual([]);
    await dialog.getByRole('textbox').fill('Look\nat this');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText('Thank you. The report was sent.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const [report] = await moderation.reports(true, 1);
    expect(report).toMatchObject({ person: bad, reason: 'insult', text: 'Look at this', message: 'You stink' });
    for (const { visitor } of [hina, tama]) await visitor.leave();
  });

  it('[M11] somebody is reported from their seat, and from their profile', async () => {
    const { hina, tama, bad } = await sitDown(DESKTOP, 'You');
    const { page } = hina;
    await page.getByRole('region', { name: 'Players and their time' }).getByRole('button', { name: 'Tama' }).click();
    await page.getByRole('dialog', { name: 'Tama' }).getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report Tama' });
    await dialog.getByRole('radio', { name: 'Cheating' }).check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText('Thank you').waitFor();
    expect((await moderation.reports(true, 1))[0]).toMatchObject({ person: bad, reason: 'cheating', message: null });
    await page.goto(`/people/${bad}`);
    await page.getByRole('button', { name: 'Report Tama' }).click();
    await page.getByRole('radio', { name: 'The name' }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Thank you').waitFor();
    expect((await moderation.reports(true, 1))[0]).toMatchObject({ person: bad, reason: 'name', table_id: null });
    for (const { visitor } of [hina, tama]) await visitor.leave();
  });

  it('[L8] what somebody says turns round nothing but itself', async () => {
    const { hina, tama, bad } = await sitDown(DESKTOP, 'You');
    const { db } = online.server.services.store;
    // As 0.1 kept it.
    await db.updateTable('chat').set({ text: '\u202eevil\u2066 שלום' }).where('person', '=', bad).execute();
    await hina.page.reload();
    await hina.page.getByRole('button', { name: /^Talk/ }).click();
    const line = hina.page.getByRole('log').locator('p[dir=auto]');
    await line.getByText('evil').waitFor();
    const isolated = await line.evaluate((node) => getComputedStyle(node).unicodeBidi);
    expect(isolated).toBe('isolate');
    await hina.page.getByRole('log').locator('bdi', { hasText: 'Tama' }).waitFor();
    for (const { visitor } of [hina, tama]) await visitor.leave();
  });

  it('[M11] who is muted reads why and until when', async () => {
    const { hina, tama, bad } = await sitDown(DESKTOP, 'You');
    await moderation.ban({ kind: 'mute', person: bad }, HOUR, 'too loud');
    await expect.poll(() => online.server.services.bans.muteOf(bad)).toBeDefined();
    await tama.page.getByLabel('Say something').fill('Nobody hears this');
    await tama.page.keyboard.press('Enter');
    await tama.page
      .getByRole('alert')
      .getByText(/^You may not talk until .* Reason: too loud$/)
      .waitFor();
    for (const { visitor } of [hina, tama]) await visitor.leave();
  });

  it('[M11] who is banned leaves the table, reads why and until when, and cannot come in', async () => {
    const { hina, tama, bad } = await sitDown(DESKTOP, 'You');
    await moderation.ban({ kind: 'person', person: bad }, HOUR, 'insults');
    await tama.page.getByText(/^You are banned here until .* Reason: insults$/).waitFor();
    await hina.page.getByText('A bot plays for Tama').waitFor({ state: 'attached' });
    await tama.page.goto('/online');
    await tama.page.getByRole('alert').getByText('Reason: insults').waitFor();
    expect(await findings(tama.page, 'lobby of somebody banned')).toEqual([]);
    await tama.page.getByRole('textbox', { name: 'Your name' }).fill('Somebody else');
    await tama.page.getByRole('button', { name: 'Come in' }).click();
    expect(await tama.page.getByText(/You are banned here until/).count()).toBeGreaterThan(0);
    await tama.visitor.context.close();
    await hina.visitor.leave();
  });
});
