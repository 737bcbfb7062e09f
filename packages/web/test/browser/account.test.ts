import { readFileSync } from 'node:fs';
import { SmtpServer } from '@ahu/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse, PHONE, type Visitor } from './browser.ts';
import { comeIn, openAccount, REFUSED } from './lobby.ts';

const post = new SmtpServer();

/** A device that keeps passkeys and asks nobody. */
async function withAuthenticator({ page, context }: Visitor): Promise<void> {
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
}

async function signIn(page: Page, name: string, password: string): Promise<ReturnType<Page['getByRole']>> {
  await page.goto('/online');
  const dialog = await openAccount(page, 'Sign in');
  await dialog.getByRole('button', { name: 'I have a name here already' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByText(`You are ${name} here.`).waitFor();
  return dialog;
}

async function setPassword(dialog: ReturnType<Page['getByRole']>, password: string): Promise<void> {
  await dialog.getByLabel('New password').fill(password);
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await dialog.getByText('The password is set.').first().waitFor();
}

describe.skipIf(!CHROMIUM)('an account', () => {
  const house = openHouse(async () => ({
    SMTP_URL: await post.start(),
    MAIL_FROM: 'ahu@ahu.example',
    AHU_ADDRESS: 'https://ahu.example',
  }));
  afterAll(() => post.close());

  it('[M3] a name that is taken is answered with one that is free, which one press takes', async () => {
    const [first, second] = [await house.arrive(), await house.arrive(PHONE)];
    await comeIn(first.page, 'Vaitea');
    await second.page.goto('/online');
    await second.page.getByRole('textbox', { name: 'Your name' }).fill('VАITEA');
    await second.page.getByRole('button', { name: 'Come in' }).click();
    await second.page.getByText('This name is taken, or looks like one that is.').waitFor();
    await second.page.getByRole('button', { name: 'Be VАITEA 2' }).click();
    await second.page.getByRole('button', { name: 'VАITEA 2', exact: true }).waitFor();
    second.forgive(REFUSED(409));
    for (const visitor of [first, second]) await visitor.leave();
  });

  it('[M2] the password is changed with the old one, which signs all other devices out', async () => {
    const [here, there] = [await house.arrive(), await house.arrive(PHONE)];
    await comeIn(here.page, 'Hina');
    const dialog = await openAccount(here.page, 'Hina');
    await setPassword(dialog, 'moai on the hill');
    await signIn(there.page, 'Hina', 'moai on the hill');
    await dialog.getByLabel('Old password').fill('moai in the sea');
    await dialog.getByLabel('New password').fill('moai at the quarry');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await dialog.getByText('That is not the old password.').waitFor();
    here.forgive(REFUSED(403));
    await dialog.getByLabel('Old password').fill('moai on the hill');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await dialog.getByText('The password is changed.').first().waitFor();
    await there.page.reload();
    await there.page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await signIn(there.page, 'Hina', 'moai at the quarry');
    for (const visitor of [here, there]) await visitor.leave();
  });

  it('[M1] shows where one is signed in, and signs that out', async () => {
    const [here, there] = [await house.arrive(), await house.arrive(PHONE)];
    await comeIn(here.page, 'Hina');
    await setPassword(await openAccount(here.page, 'Hina'), 'moai on the hill');
    await signIn(there.page, 'Hina', 'moai on the hill');
    await here.page.reload();
    const dialog = await openAccount(here.page, 'Hina');
    const sessions = dialog.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(2);
    await sessions.filter({ hasText: 'this browser' }).waitFor();
    await dialog.getByRole('button', { name: /^Sign out: Chrome/ }).click();
    await expect.poll(() => sessions.count()).toBe(1);
    await there.page.reload();
    await there.page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    for (const visitor of [here, there]) await visitor.leave();
  });

  it('names and removes passkeys, but not the last way to sign in', async () => {
    const hina = await house.arrive();
    await withAuthenticator(hina);
    await comeIn(hina.page, 'Hina');
    const dialog = await openAccount(hina.page, 'Hina');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByRole('button', { name: /^Rename Chrome/ }).click();
    await dialog.getByLabel('Name of this passkey').fill('My laptop');
    await hina.page.keyboard.press('Enter');
    await dialog.getByText('My laptop').waitFor();
    await dialog.getByRole('button', { name: 'Remove My laptop' }).click();
    await dialog.getByText('This is your only way to sign in.').waitFor();
    hina.forgive(REFUSED(409));
    await setPassword(dialog, 'moai on the hill');
    await dialog.getByRole('button', { name: 'Remove My laptop' }).click();
    await dialog.getByText('My laptop', { exact: true }).waitFor({ state: 'detached' });
    await hina.leave();
  });

  it('[M2] a browser that was left open has to prove who it is before it adds a passkey', async () => {
    const hina = await house.arrive();
    await withAuthenticator(hina);
    await comeIn(hina.page, 'Hina');
    const dialog = await openAccount(hina.page, 'Hina');
    await setPassword(dialog, 'moai on the hill');
    await house.anHourLater();
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    const proof = dialog.getByRole('form', { name: 'Is it you?' });
    await proof.getByLabel('Password').fill('moai in the sea');
    await proof.getByRole('button', { name: 'Go on' }).click();
    await proof.getByText('That is not your password.').waitFor();
    await proof.getByLabel('Password').fill('moai on the hill');
    await proof.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByRole('list', { name: 'Your passkeys' }).waitFor();
    for (const _ of [1, 2]) hina.forgive(REFUSED(403));
    await hina.leave();
  });

  it('comes back by mail when the password is forgotten', async () => {
    const hina = await house.arrive(PHONE);
    const { page } = hina;
    await comeIn(page, 'Hina');
    const dialog = await openAccount(page, 'Hina');
    await dialog.getByLabel('Mail address').fill('hina@mail.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => post.letters.length).toBe(1);
    const confirm = /https:\/\/ahu\.example(\/api\/notices\/confirm\S+)/.exec(post.letters[0].text)?.[1] ?? '';
    await page.request.post(confirm);
    await setPassword(dialog, 'moai on the hill');
    await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
    await dialog.getByRole('button', { name: 'I have a name here already' }).click();
    await dialog.getByRole('button', { name: 'Forgot the password?' }).click();
    await dialog.getByLabel('Name').fill('hina');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await dialog.getByText('the mail is on its way').waitFor();
    await expect.poll(() => post.letters.length).toBe(2);
    const link = /https:\/\/ahu\.example(\/recover\/\S+)/.exec(post.letters[1].text)?.[1] ?? '';
    await page.goto(link);
    await page.getByRole('heading', { name: 'A new password' }).waitFor();
    await page.getByLabel('New password').fill('moai at the quarry');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('button', { name: 'Hina', exact: true }).waitFor();
    await page.goto(link);
    await page.getByLabel('New password').fill('moai at the quarry');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link does not work any more.').waitFor();
    hina.forgive(REFUSED(403));
    post.letters.length = 0;
    await hina.leave();
  });

  it('gives all that the server knows as one file', async () => {
    const hina = await house.arrive();
    await comeIn(hina.page, 'Hina');
    const dialog = await openAccount(hina.page, 'Hina');
    const download = hina.page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download my data' }).click();
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(file).toMatchObject({ format: 'ahu-person', profile: [{ name: 'Hina' }] });
    await hina.leave();
  });

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
    await dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog.getByText('You are Hina of Anakena here.').waitFor();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await dialog.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await there.page.reload();
    await there.page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    for (const visitor of [here, there]) await visitor.leave();
  });

  it('is kept by a passkey, opened with it, and deleted by whoever types its name', async () => {
    const hina = await house.arrive();
    const { page } = hina;
    await withAuthenticator(hina);
    await comeIn(page, 'Rona');
    const dialog = await openAccount(page, 'Rona');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByRole('list', { name: 'Your passkeys' }).waitFor();
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
    await page.getByRole('heading', { name: 'Nobody has this name' }).waitFor();
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
});
