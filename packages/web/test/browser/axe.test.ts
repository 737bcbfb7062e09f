import { GAMES } from '@ahu/games/list';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, openHouse, PHONE } from './browser.ts';
import { findings } from './findings.ts';
import { look } from './look.ts';
import { newTable, playOn, sitters, takeIn } from './matches.ts';

const PANELS = [
  ['m', 'aside .moves'],
  ['l', 'aside .log'],
  ['s', 'aside .since'],
  ['h', 'aside .hint'],
  ['?', 'dialog'],
] as const;

describe.skipIf(!CHROMIUM)('axe finds nothing wrong', () => {
  const house = openHouse();

  it.each([DESKTOP, PHONE])('on the pages around the tables, $viewport.width wide', async (screen) => {
    const visitor = await house.arrive(screen);
    const { page } = visitor;
    const found: string[] = [];
    await page.goto('/');
    await page.getByRole('button', { name: 'New table: Giants' }).waitFor();
    found.push(...(await findings(page, 'home')));
    await page.getByRole('button', { name: 'New table: Giants' }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await findings(page, 'new table')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await findings(page, 'settings')));
    for (const address of [
      ...GAMES.flatMap((game) => [`/rules/${game}`, `/learn/${game}`]),
      '/nowhere',
      '/play/nothing',
    ]) {
      await page.goto(address);
      await page.locator('main :is(h1, h2, button)').first().waitFor();
      found.push(...(await findings(page, address)));
    }
    expect(found).toEqual([]);
    await visitor.leave();
  });

  it.each(GAMES.flatMap((game) => [DESKTOP, PHONE].map((screen) => ({ game, screen }))))(
    'at a table of $game, at its start, in the middle and at its end, $screen.viewport.width wide',
    async ({ game, screen }) => {
      const visitor = await house.arrive(screen);
      const { page } = visitor;
      const found: string[] = [];
      const seats = game === 'giants' ? 3 : 2;
      const middle = playOn(newTable(game, sitters(seats, 1)), ({ log }) => log.length >= 90);

      await page.goto(await takeIn(page, newTable(game, sitters(seats))));
      await page.locator('.hand-over, section.prompt').first().waitFor();
      found.push(...(await findings(page, 'start')));

      await page.goto(await takeIn(page, middle));
      await look(page);
      found.push(...(await findings(page, 'middle')));
      for (const [key, panel] of PANELS) {
        // On a wide screen the log always stands beside the board, and was looked at with it.
        if (key === 'l' && screen !== PHONE) continue;
        await page.keyboard.press(key);
        await page.locator(panel).waitFor();
        found.push(...(await findings(page, panel)));
        await page.keyboard.press('Escape');
        await page.locator(panel).waitFor({ state: 'detached' });
      }

      const end = await takeIn(page, playOn(middle));
      await page.goto(end);
      await page.locator('dialog .winner').waitFor();
      found.push(...(await findings(page, 'score sheet')));
      await page.goto(end.replace('play', 'replay'));
      await page.locator('.controls').waitFor();
      found.push(...(await findings(page, 'replay')));
      expect(found).toEqual([]);
      await visitor.leave();
    },
  );
});
