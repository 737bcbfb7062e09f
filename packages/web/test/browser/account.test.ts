import { describe, expect, it } from 'vitest';
import { CHROMIUM, ONCE_MORE, openHouse, PHONE } from './browser.ts';
import { comeIn, openAccount, REFUSED } from './lobby.ts';

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
