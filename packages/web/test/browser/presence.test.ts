import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP } from './browser.ts';
import { findings } from './findings.ts';
import { comeIn } from './lobby.ts';
import { OnlineSite } from './online-site.ts';

describe.skipIf(!CHROMIUM)('who is at a table online', () => {
  const online = new OnlineSite();

  const stripOf = (page: Page): Locator => page.getByRole('region', { name: 'Players and their time' });
  const signOf = (page: Page, name: string): Locator => stripOf(page).getByRole('listitem').filter({ hasText: name });

  it('others see that a player loses the connection, comes back and leaves, which is asked first', async () => {
    const { hina, tama } = await online.sitDown({ screens: [DESKTOP, DESKTOP] });
    await tama.visitor.context.setOffline(true);
    await signOf(hina.page, 'Tama').getByText('reconnecting…').waitFor();
    await stripOf(tama.page).getByText('No connection.').waitFor();
    expect(await findings(hina.page, 'a player who is lost')).toEqual([]);
    await tama.visitor.context.setOffline(false);
    await signOf(hina.page, 'Tama').getByText('reconnecting…').waitFor({ state: 'detached' });

    await tama.page.getByRole('link', { name: 'To the start' }).click();
    const question = tama.page.getByRole('dialog', { name: 'Leave the table?' });
    await question.getByText('your time runs').waitFor();
    expect(await findings(tama.page, 'the question')).toEqual([]);
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    await tama.page.getByRole('button', { name: 'Menu' }).click();
    await tama.page.getByRole('button', { name: 'Leave the table', exact: true }).click();
    await question.getByRole('button', { name: 'End the game early…' }).click();
    await tama.page.getByRole('button', { name: 'Give up' }).waitFor();
    await tama.page.keyboard.press('Escape');
    await tama.page.getByRole('link', { name: 'To the start' }).click();
    await question.getByRole('button', { name: 'Leave, the game goes on' }).click();
    await signOf(hina.page, 'Tama').getByText('not here').waitFor();
  });

  it('joining takes a seat at once, the maker is told, and they talk before the game', async () => {
    const [hina, tama] = [await online.arrive(DESKTOP), await online.arrive(DESKTOP)];
    await hina.ask('/guest', { name: 'Hina' });
    const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'fair' }];
    const clock = { pace: 'days', days: 1 };
    const { id } = await hina.ask<{ id: string }>('/tables', { game: 'giants', seats, options: {}, clock, open: true });
    await hina.open(`/table/${id}`);
    await hina.page.getByText('Riro').waitFor();
    await comeIn(tama.page, 'Tama');
    await tama.page.getByRole('link', { name: 'Join Giants with Hina and Riro' }).click();
    await hina.page.getByText('Tama sits at seat 2.').waitFor();
    await tama.page.getByRole('button', { name: 'Stand up' }).waitFor();
    await tama.page.getByRole('link', { name: 'Learn the game' }).waitFor();
    await tama.page.getByRole('textbox', { name: 'Say something' }).fill('Iorana');
    await tama.page.keyboard.press('Enter');
    await hina.page.getByText('Iorana').waitFor();
    expect(await findings(tama.page, 'the room')).toEqual([]);
  });
});
