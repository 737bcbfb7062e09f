import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, openHouse, PHONE, type Visitor } from './browser.ts';
import { findings } from './findings.ts';
import { comeIn, makeTable, openAccount } from './lobby.ts';

/** Everything that can be seen of playing online, one after the other. */
async function lookAround({ page }: Visitor, guest: Visitor): Promise<string[]> {
  const found: string[] = [];
  const check = async (screen: string): Promise<void> => void found.push(...(await findings(page, screen)));
  await page.goto('/online');
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await check('lobby of nobody');
  await page.getByRole('button', { name: 'I have a name here already' }).click();
  await check('signing in');
  await page.getByRole('button', { name: 'Forgot the password?' }).click();
  await check('a forgotten password');
  await page.goto(`/recover/${'x'.repeat(43)}`);
  await page.getByRole('heading', { name: 'A new password' }).waitFor();
  await check('a new password');
  await comeIn(page, 'Hina');
  await page.getByText('You sit at no table').waitFor();
  await check('empty lobby');
  await openAccount(page, 'Hina');
  await page.getByRole('heading', { name: 'When it is your turn' }).waitFor();
  await page.getByLabel('New password').fill('moai on the hill');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('Old password').waitFor();
  await page.getByText('this browser', { exact: true }).waitFor();
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

describe.skipIf(!CHROMIUM)('axe finds nothing wrong with playing online', () => {
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
