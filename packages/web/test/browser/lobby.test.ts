import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, ONCE_MORE, openHouse, PHONE, type Visitor } from './browser.ts';
import { findings } from './findings.ts';

const REFUSED = (status: number): RegExp => new RegExp(`status of ${status}`);

/** Comes to the lobby and takes a name there. */
async function comeIn(page: Page, name: string): Promise<void> {
  await page.goto('/online');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
}

/** Makes a table with what is chosen in the dialog, and returns its link. */
async function makeTable(
  page: Page,
  choose: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<string> {
  await page.getByRole('button', { name: 'New online table' }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog);
  await dialog.getByRole('button', { name: 'Make the table' }).click();
  return page.getByRole('textbox', { name: 'Whoever opens this link can sit down here.' }).inputValue();
}

const openAccount = async (page: Page, name: string): Promise<ReturnType<Page['getByRole']>> => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Your name and account' }).waitFor();
  return dialog;
};

const seatOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const board = (page: Page): Promise<void> => page.locator('section.prompt').first().waitFor({ timeout: 30_000 });

describe.skipIf(!CHROMIUM)('playing online', ONCE_MORE, () => {
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
    const link = await hina.page.getByRole('textbox', { name: 'Whoever opens' }).inputValue();
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
    await hina.page.getByRole('button', { name: 'Free seat 2 of Tama' }).click();
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
      await dialog.getByRole('radio', { name: 'Whoever has the link' }).check();
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
    const hina = await house.arrive();
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

describe.skipIf(!CHROMIUM)('an account', ONCE_MORE, () => {
  const house = openHouse();

  it('is kept by a password, opened elsewhere with it, and closed everywhere at once', async () => {
    const [here, there] = [await house.arrive(), await house.arrive(PHONE)];
    await comeIn(here.page, 'Kept Hina');
    let dialog = await openAccount(here.page, 'Kept Hina');
    await dialog.getByText('So far only this browser knows').waitFor();
    await dialog.getByLabel('New password').fill('moai on the hill');
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await dialog.getByText('The password is set.').first().waitFor();

    await there.page.goto('/online');
    const other = await openAccount(there.page, 'Sign in');
    await other.getByRole('button', { name: 'I have a name here already' }).click();
    await other.getByLabel('Name').fill('Kept Hina');
    await other.getByLabel('Password').fill('moai in the sea');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByText('Nobody here has this name with this password.').waitFor();
    there.forgive(REFUSED(403));
    await other.getByLabel('Password').fill('moai on the hill');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByText('You are Kept Hina here.').waitFor();
    await there.page.reload();
    await there.page.getByRole('heading', { name: 'Your tables' }).waitFor();

    dialog = here.page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).first().fill('Hina of Anakena');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await dialog.getByText('You are Hina of Anakena here.').waitFor();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await dialog.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await there.page.reload();
    await there.page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    for (const visitor of [here, there]) await visitor.leave();
  });

  it('is kept by a passkey, opened with it, and deleted by whoever types its name', async () => {
    const hina = await house.arrive();
    const { page, context } = hina;
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await comeIn(page, 'Rona');
    const dialog = await openAccount(page, 'Rona');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByText('The passkey was added.').first().waitFor();
    await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
    await dialog.getByRole('button', { name: 'I have a name here already' }).click();
    await dialog.getByRole('button', { name: 'With a passkey' }).click();
    await dialog.getByText('You are Rona here.').waitFor();
    const profile = (await dialog.getByRole('link', { name: 'Your games and ratings' }).getAttribute('href')) as string;

    await dialog.getByRole('button', { name: 'Delete account' }).click();
    const forGood = dialog.getByRole('button', { name: 'Delete for good' });
    await dialog.getByLabel('To be sure, type your name').fill('Ron');
    expect(await forGood.isDisabled()).toBe(true);
    await dialog.getByLabel('To be sure, type your name').fill('Rona');
    await forGood.click();
    await dialog.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await page.goto(profile);
    await page.getByRole('heading', { name: 'Nobody goes by this' }).waitFor();
    hina.forgive(REFUSED(404));
    await hina.leave();
  });

  it('a name that nothing keeps is not signed out of by accident', async () => {
    const hina = await house.arrive();
    await comeIn(hina.page, 'Fleeting');
    const dialog = await openAccount(hina.page, 'Fleeting');
    await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
    await dialog.getByText('Nothing keeps the name Fleeting').waitFor();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await dialog.getByText('You are Fleeting here.').waitFor();
    await hina.leave();
  });

  it('hears of its turn: a push becomes a notice', async () => {
    const hina = await house.arrive();
    const { page, context } = hina;
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await comeIn(page, 'Hina');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    // A browser that does not want notices is left in peace.
    const dialog = await openAccount(page, 'Hina');
    await dialog.getByRole('button', { name: 'Notify me in this browser' }).click();
    await dialog.getByText('The browser does not allow notices').waitFor();
    await page.keyboard.press('Escape');
    await context.grantPermissions(['notifications']);
    const data = JSON.stringify({
      kind: 'turn',
      table: 'abcdefgh',
      game: 'giants',
      text: 'Hina, it is your turn at Giants.',
    });
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data,
    });
    const notices = (): Promise<string[]> =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ body }) => body);
      });
    await expect.poll(notices, { timeout: 10_000 }).toEqual(['Hina, it is your turn at Giants.']);
    hina.forgive(/Push API in incognito mode/);
    await hina.leave();
  });
});

/** Everything that can be seen of playing online, one after the other. */
async function lookAround({ page }: Visitor, guest: Visitor): Promise<string[]> {
  const found: string[] = [];
  const check = async (screen: string): Promise<void> => void found.push(...(await findings(page, screen)));
  await page.goto('/online');
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await check('lobby of nobody');
  await page.getByRole('button', { name: 'I have a name here already' }).click();
  await check('signing in');
  await comeIn(page, 'Hina');
  await page.getByText('You sit at no table').waitFor();
  await check('empty lobby');
  await openAccount(page, 'Hina');
  await page.getByRole('heading', { name: 'When it is your turn' }).waitFor();
  await check('account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await check('deleting');
  await page.keyboard.press('Escape');
  const link = await makeTable(page, async (dialog) => {
    await dialog.getByRole('radio', { name: 'Own' }).check();
    await check('new table');
  });
  await check('waiting room');
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit at seat 2' }).click();
  found.push(...(await findings(guest.page, 'waiting room of a guest')));
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Tama');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('link', { name: 'Tama' }).click();
  await page.getByRole('heading', { name: 'Ratings' }).waitFor();
  await check('profile');
  await page.goto('/online');
  await page.getByRole('link', { name: 'To the table of' }).first().waitFor();
  await check('lobby');
  return found;
}

describe.skipIf(!CHROMIUM)('axe finds nothing wrong with playing online', ONCE_MORE, () => {
  const house = openHouse();

  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('on %s, in the light and in the dark', async (_, screen) => {
    const [hina, tama] = [await house.arrive(screen), await house.arrive(screen)];
    expect(await lookAround(hina, tama)).toEqual([]);
    for (const visitor of [hina, tama]) await visitor.leave();
  });
});
