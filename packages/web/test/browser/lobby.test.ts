import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, KEEPING, openHouse, PHONE } from './browser.ts';
import { comeIn, makeTable, REFUSED } from './lobby.ts';

const seatOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const board = (page: Page): Promise<void> => page.locator('section.prompt').first().waitFor();

describe.skipIf(!CHROMIUM)('playing online', () => {
  const house = openHouse();

  it('a guest makes a table, somebody comes by its link, a bot fills up, and the game begins for everybody', async () => {
    const [hina, tama] = [await house.arrive(), await house.arrive(PHONE)];
    await hina.page.goto('/');
    await hina.page.getByRole('link', { name: 'Play online' }).click();
    // The dialog asks for a name in place, and goes on.
    await hina.page.getByRole('button', { name: 'New online table' }).click();
    const dialog = hina.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Hina');
    await dialog.getByRole('button', { name: 'Come in' }).click();
    await dialog.getByRole('radio', { name: 'Giants' }).check();
    await dialog.getByRole('button', { name: 'Make the table' }).click();
    const link = await hina.page.getByRole('textbox', { name: 'Anybody who opens' }).inputValue();
    const begin = hina.page.getByRole('button', { name: 'Begin' });
    expect(await begin.isDisabled()).toBe(true);
    await hina.page.getByText('2 seats are free').waitFor();

    await tama.page.goto(link);
    await tama.page.getByRole('button', { name: 'Sit at seat 2' }).tap();
    await tama.page.getByRole('textbox', { name: 'Your name' }).fill('Tama');
    await tama.page.getByRole('button', { name: 'Sit down' }).tap();
    await seatOf(tama.page, 'Tama').getByText('you').waitFor();
    await tama.page.getByText('The game begins when every seat is taken.').waitFor();
    expect(await tama.page.getByRole('button', { name: /bot|Begin/ }).count()).toBe(0);

    await seatOf(hina.page, 'Tama').waitFor();
    await hina.page.getByRole('combobox', { name: 'Level of a bot at seat 3' }).selectOption('novice');
    await hina.page.getByRole('button', { name: 'Seat a bot at seat 3' }).click();
    await tama.page.getByText('Everybody is here. Hina begins the game.').waitFor();

    const rona = await house.arrive();
    await rona.page.goto(link);
    await rona.page.getByText('Every seat is taken.').waitFor();

    await begin.click();
    for (const { page } of [hina, tama]) await board(page);
    for (const visitor of [hina, tama, rona]) await visitor.leave();
  });

  it('whoever made a table frees seats, others stand up, and of two who want one seat one gets it', async () => {
    const [hina, tama, rona] = [await house.arrive(), await house.arrive(), await house.arrive()];
    await comeIn(hina.page, 'Hina');
    await comeIn(tama.page, 'Tama');
    await comeIn(rona.page, 'Rona');
    const link = await makeTable(hina.page, async () => {});
    for (const { page } of [tama, rona]) await page.goto(link);
    await tama.page.getByRole('button', { name: 'Sit at seat 2' }).click();
    await seatOf(rona.page, 'Tama').waitFor();
    await tama.page.getByRole('button', { name: 'Stand up' }).click();
    // What Rona's page believes is old by now.
    await rona.page.route('**/sit', async (route) => {
      await tama.page.getByRole('button', { name: 'Sit at seat 2' }).click();
      await seatOf(tama.page, 'Tama').waitFor();
      await route.continue();
    });
    await rona.page.getByRole('button', { name: 'Sit at seat 2' }).click();
    await rona.page.getByText('Somebody was faster').waitFor();
    rona.forgive(REFUSED(409));
    await seatOf(rona.page, 'Tama').waitFor();
    await hina.page.getByRole('button', { name: 'Remove Tama from seat 2' }).click();
    await tama.page.getByText('Take a free seat to play.').waitFor();
    for (const visitor of [hina, tama, rona]) await visitor.leave();
  });

  it('a table is made as it was asked for, and one by link stands in nobody else’s lobby', async () => {
    const [hina, tama] = [await house.arrive(), await house.arrive()];
    await comeIn(hina.page, 'Hina');
    const link = await makeTable(hina.page, async (dialog) => {
      await dialog.getByRole('radio', { name: 'Rapa Nui', exact: true }).check();
      await dialog.getByRole('radio', { name: '3' }).check();
      await dialog.getByRole('combobox', { name: 'Who sits at seat 3' }).selectOption('me');
      await dialog.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption('master');
      await dialog.getByRole('radio', { name: 'People with the link' }).check();
      await dialog.getByRole('radio', { name: 'Over days' }).check();
      await dialog.getByRole('radio', { name: 'Own' }).check();
      await dialog.getByRole('spinbutton', { name: 'Days for each move' }).fill('5');
      await dialog.getByRole('checkbox', { name: 'First game' }).check();
    });
    const made = await (await hina.context.request.get(link.replace('/table/', '/api/tables/'))).json();
    expect(made).toMatchObject({
      game: 'rapa-nui',
      open: false,
      clock: { pace: 'days', days: 5 },
      options: { firstGame: true, offerings: 'hidden' },
      seats: [null, { bot: 'master' }, { name: 'Hina' }],
    });
    await hina.page.getByRole('link', { name: 'All tables' }).click();
    await hina.page.getByRole('link', { name: 'To the table of Rapa Nui' }).waitFor();
    await tama.page.goto('/online');
    await tama.page
      .getByText('No table is waiting')
      .or(tama.page.getByRole('link', { name: /^Join/ }).first())
      .waitFor();
    expect(await tama.page.getByRole('link', { name: /^Join Rapa Nui with/ }).count()).toBe(0);
    for (const visitor of [hina, tama]) await visitor.leave();
  });

  it('home tells those who have been online how many tables wait, and asks for nobody else', async () => {
    const [hina, tama] = [await house.arrive(), await house.arrive()];
    const asked: string[] = [];
    tama.context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await tama.page.goto('/', { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

    await comeIn(hina.page, 'Hina');
    await makeTable(hina.page, (dialog) =>
      dialog
        .getByRole('combobox', { name: 'Who sits at seat 2' })
        .selectOption('novice')
        .then(() => {}),
    );
    await hina.page.getByRole('button', { name: 'Begin' }).click();
    await board(hina.page);
    await hina.page.goto('/');
    await hina.page.getByText('1 table waits for you').waitFor();
    await hina.page.getByRole('link', { name: 'Play online' }).click();
    await hina.page.getByRole('link', { name: 'Play Rapa Nui: the card game with' }).click();
    await board(hina.page);
    for (const visitor of [hina, tama]) await visitor.leave();
  });

  it('without network home and the lobby say so and go on when it is back', async () => {
    const hina = await house.arrive(KEEPING);
    const { page, context } = hina;
    await comeIn(page, 'Hina');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Play online' }).click();
    await page.getByText('The server cannot be reached.').waitFor();
    await context.setOffline(false);
    await page.getByText('You sit at no table').waitFor();
    await hina.leave();
  });
});
