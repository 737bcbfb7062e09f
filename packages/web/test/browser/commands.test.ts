import { only } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';
import { look } from './look.ts';
import { keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';

/** Opens a table at which its only person is asked, and the command field by its key. */
async function openTable(page: Page, game: GameId, seats: number): Promise<void> {
  const isAsked = ({ log, game: rules, state }: Parameters<NonNullable<Parameters<typeof playOn>[1]>>[0]): boolean =>
    log.length > 20 && rules.toMove(state) === only(0);
  await page.goto(await takeIn(page, playOn(newTable(game, sitters(seats, 1)), isAsked)));
  await look(page);
  await page.keyboard.press('/');
  await page.getByRole('textbox', { name: 'Move or question' }).waitFor();
}

/** Types a line and returns what is answered to it. */
async function ask(page: Page, text: string): Promise<string[]> {
  const log = page.getByRole('log', { name: 'Commands' });
  const field = page.getByRole('textbox', { name: 'Move or question' });
  const before = await log.locator('p').count();
  await field.fill(text);
  await field.press('Enter');
  await expect.poll(() => log.locator('p').count()).toBeGreaterThan(before + 1);
  return (await log.locator('p').allTextContents()).slice(before + 1);
}

describe.skipIf(!CHROMIUM)('the command field', () => {
  const house = openHouse();

  it('answers questions about the card game, and plays a move that is typed', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await openTable(page, 'rapa-nui-cards', 2);
    expect((await ask(page, 'help')).join('\n')).toContain('stone: what lies on the stone');
    expect((await ask(page, 'col 2')).join(' ')).toMatch(/^Column 2, from the front: /);
    expect(await ask(page, 'stone')).toHaveLength(4);
    expect((await ask(page, 'dance')).join(' ')).toContain('neither a move of yours now nor a question');
    const { log } = await keptFile(page);
    const said = (await ask(page, 'moves')).find((line) => line.includes(': ')) as string;
    const [, text] = said.split(': ');
    expect(await ask(page, text)).toEqual([`You play: ${said.replace(/\.$/, '')}.`]);
    await expect.poll(async () => (await keptFile(page)).log.length).toBeGreaterThan(log.length);
    await visitor.leave();
  });

  it('answers questions about the island of Giants', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await openTable(page, 'giants', 3);
    expect((await ask(page, 'at E10')).join(' ')).toMatch(/^E10: moai quarry/);
    expect((await ask(page, 'near E10')).length).toBeGreaterThan(2);
    expect((await ask(page, 'free 5'))[0]).toMatch(/\d+ free ahus?:/);
    expect((await ask(page, 'me')).join(' ')).toContain('In reserve: ');
    expect((await ask(page, 'score')).length).toBeGreaterThanOrEqual(3);
    await visitor.leave();
  });

  it('leaves single letters to screen readers that need them', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await page.addInitScript(() => localStorage.setItem('ahu-settings', JSON.stringify({ letters: false })));
    await page.goto(await takeIn(page, newTable('rapa-nui-cards', sitters(2, 1))));
    await look(page);
    await page.keyboard.press('m');
    await page.keyboard.press('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Type moves and questions' }).click();
    await page.getByRole('textbox', { name: 'Move or question' }).waitFor();
    expect(await page.getByRole('complementary', { name: 'Moves' }).count()).toBe(0);
    await visitor.leave();
  });
});
