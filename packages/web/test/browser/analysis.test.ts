import type { GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, openHouse, PHONE, type Visitor } from './browser.ts';
import { findings } from './findings.ts';
import { look } from './look.ts';
import { keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';

/** Opens a finished match, analysed quickly, and returns the address of its analysis. */
async function openAnalysis({ page, context }: Visitor, game: GameId, seats: number, depth = 'quick'): Promise<string> {
  await context.addInitScript((chosen) => localStorage.setItem('ahu-analysis-depth', JSON.stringify(chosen)), depth);
  const table = await takeIn(page, playOn(newTable(game, sitters(seats, 1))));
  await page.getByRole('link', { name: /^Analyse / }).click();
  const address = table.replace('/play/', '/analysis/');
  expect(new URL(page.url()).pathname).toBe(address);
  return address;
}

const finished = (page: Page): Promise<void> => page.getByText('Every decision has been judged.').waitFor();

/** Opens the first decision of the list, of whatever kind. */
async function openDecision(page: Page): Promise<void> {
  await page.getByLabel('Whose').selectOption({ index: 0 });
  await page.getByLabel('Which').selectOption('all');
  await page.locator('[data-ply]').first().click();
  await page.getByRole('heading', { name: 'What was played' }).waitFor();
}

describe.skipIf(!CHROMIUM)('an analysis', () => {
  const house = openHouse();

  it('is paused, survives a reload, goes on, and a decision can be tried again', async () => {
    const visitor = await house.arrive(DESKTOP);
    const { page } = visitor;
    await openAnalysis(visitor, 'rapa-nui-cards', 2, 'usual');
    await page.locator('[data-ply]').first().waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The analysis is paused.').waitFor();
    await page.reload();
    await page.getByText('The analysis is paused.').waitFor();
    await expect.poll(() => page.locator('[data-ply]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Go on' }).click();
    await finished(page);

    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    const first = await page.getByRole('slider').getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).not.toBe(first);
    await page.getByRole('button', { name: 'Back to the list' }).click();

    await page.getByRole('button', { name: 'Turning points' }).click();
    await page.getByRole('heading', { name: 'Turning point 1 of 5' }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: 'Turning point 2 of 5' }).waitFor();
    await page.getByRole('button', { name: 'Look at this decision' }).click();
    const heading = (await page.getByRole('heading', { name: /, move \d+/ }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Try it again from here' }).click();
    await page.waitForURL(/\/play\//);
    await look(page);
    const tried = await keptFile(page);
    const plies = Number(/\d+$/.exec(heading)?.[0]) - 1;
    expect(tried.log.length).toBeGreaterThanOrEqual(plies);
    expect(tried.seats.filter(({ bot }) => bot === undefined).map(({ name }) => name)).toEqual([heading.split(',')[0]]);
    await visitor.leave();
  });

  it.each([
    ['giants', 3, PHONE],
    ['rapa-nui', 2, DESKTOP],
    ['rapa-nui-cards', 2, PHONE],
  ] as const)('of %s with %i players tells a decision, and axe finds nothing wrong', async (game, seats, screen) => {
    const visitor = await house.arrive(screen);
    const { page } = visitor;
    await openAnalysis(visitor, game, seats);
    await finished(page);
    await page.getByText('As a table').click();
    expect(await page.getByRole('row').count()).toBeGreaterThan(5);
    const found = await findings(page, 'list');
    await openDecision(page);
    await page.getByRole('heading', { name: 'Why' }).waitFor();
    await page.locator('.line button').first().click();
    expect(await page.locator('.line [aria-pressed="true"]').count()).toBe(1);
    found.push(...(await findings(page, 'decision')));
    await page.getByRole('button', { name: 'Players', exact: true }).click();
    await page.getByText('Accuracy').first().waitFor();
    found.push(...(await findings(page, 'players')));
    await page.getByRole('button', { name: 'Turning points' }).click();
    await page.getByRole('heading', { name: 'Turning point 1 of 5' }).waitFor();
    found.push(...(await findings(page, 'story')));
    expect(found).toEqual([]);
    await visitor.leave();
  });

  it('is not made of a game that goes on', async () => {
    const visitor = await house.arrive();
    const { page } = visitor;
    const file = playOn(newTable('rapa-nui-cards', sitters(2, 1)), ({ log }) => log.length > 20);
    await page.goto((await takeIn(page, file)).replace('/play/', '/analysis/'));
    await page.getByRole('heading', { name: 'The game is not over' }).waitFor();
    await visitor.leave();
  });
});
