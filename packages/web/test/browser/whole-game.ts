import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameId } from '../../src/games/registry.ts';
import { CHROMIUM, DESKTOP, openHouse, PHONE, type Visitor } from './browser.ts';
import { Guest } from './table.ts';
import { byKeys, byMouse, byTouch, type Press, tabTo } from './ways.ts';

const TITLES: Readonly<Record<GameId, string>> = {
  giants: 'Giants',
  'rapa-nui': 'Rapa Nui',
  'rapa-nui-cards': 'Rapa Nui: the card game',
};

async function layByKeys(page: Page, game: GameId): Promise<void> {
  await tabTo(page, `New table: ${TITLES[game]}`);
  await page.keyboard.press('Enter');
  for (let seat = 2; seat <= (game === 'giants' ? 3 : 2); seat++) {
    await tabTo(page, `Who sits at seat ${seat}`);
    await page.keyboard.press('n');
  }
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
}

async function layByHand(page: Page, game: GameId, press: Press): Promise<void> {
  const hit = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true });
    await (press === byTouch ? button.tap() : button.click());
  };
  await hit(`New table: ${TITLES[game]}`);
  for (const select of await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /seat [23]/ })
    .all()) {
    await select.selectOption('novice');
  }
  await hit('Begin');
}

/** From home to the score sheet, in one way only. */
async function playWholeGame({ page }: Visitor, game: GameId, press: Press, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: TITLES[game], exact: true }).waitFor();
  await (press === byKeys ? layByKeys(page, game) : layByHand(page, game, press));
  await page.waitForURL('**/play/*');
  await new Guest(page, game, press, seed).play();
  await expect.poll(() => page.getByRole('dialog', { name: 'Score sheet' }).isVisible()).toBe(true);
  expect(await page.getByRole('dialog').getByRole('table').count()).toBeGreaterThan(0);
}

const WAYS = [
  { way: 'with the mouse', press: byMouse, screen: DESKTOP },
  { way: 'with the keyboard alone', press: byKeys, screen: DESKTOP },
  { way: 'on a phone', press: byTouch, screen: PHONE },
];

/** A game takes seconds, but minutes on a machine that does ten other things. */
const PATIENCE = 600_000;

export function testWholeGames(game: GameId): void {
  describe.skipIf(!CHROMIUM)(`a whole game of ${TITLES[game]}, from home to score sheet`, () => {
    const house = openHouse();
    it.each(WAYS)(
      'can be played $way',
      async ({ press, screen }) => {
        const visitor = await house.arrive(screen);
        await playWholeGame(visitor, game, press, `${game} ${press.name}`);
        await visitor.leave();
      },
      PATIENCE,
    );
  });
}
