import type { Page } from 'playwright-core';

/** Comes to the lobby and takes a name there. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await page.goto('/online');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
}

/** Makes a table with what is chosen in the dialog, and returns its link. */
export async function makeTable(
  page: Page,
  choose: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<string> {
  await page.getByRole('button', { name: 'New online table' }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog);
  await dialog.getByRole('button', { name: 'Make the table' }).click();
  return page.getByRole('textbox', { name: 'Anybody who opens this link can sit down here.' }).inputValue();
}

export const openAccount = async (page: Page, name: string): Promise<ReturnType<Page['getByRole']>> => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Your name and account' }).waitFor();
  return dialog;
};

/** What the browser writes down when the server refuses something. */
export const REFUSED = (status: number): RegExp => new RegExp(`status of ${status}`);
