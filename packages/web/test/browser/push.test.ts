import { describe, expect, it } from 'vitest';
import { CHROMIUM, KEEPING, openBrowser, openHouse } from './browser.ts';
import { comeIn, openAccount } from './lobby.ts';

describe.skipIf(!CHROMIUM)('who is not at the page', () => {
  // Only a whole browser shows notices.
  const house = openHouse(
    async () => ({ AHU_ADDRESS: 'https://ahu.example' }),
    () => openBrowser(CHROMIUM),
  );

  it('hears of its turn: a push becomes a notice', async () => {
    const hina = await house.arrive(KEEPING);
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
    await expect.poll(notices).toEqual(['Hina, it is your turn at Giants.']);
    hina.forgive(/Push API in incognito mode/);
    await hina.leave();
  });
});
