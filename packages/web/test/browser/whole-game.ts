import type { GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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

/** From home to the score sheet, or for `until` plies, in one way only. */
async function playFromHome({ page }: Visitor, game: GameId, { press }: Way, until?: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: TITLES[game], exact: true }).waitFor();
  await (press === byKeys ? layByKeys(page, game) : layByHand(page, game, press));
  await page.waitForURL('**/play/*');
  await new Guest(page, game, press, `${game} ${press.name}`).play(until);
  if (until) return;
  await expect.poll(() => page.getByRole('dialog', { name: 'Score sheet' }).isVisible()).toBe(true);
  expect(await page.getByRole('dialog').getByRole('table').count()).toBeGreaterThan(0);
}

interface Way {
  readonly way: string;
  readonly press: Press;
  readonly screen: typeof DESKTOP;
}

const MOUSE: Way = { way: 'with the mouse', press: byMouse, screen: DESKTOP };
const KEYS: Way = { way: 'with the keyboard alone', press: byKeys, screen: DESKTOP };
const TOUCH: Way = { way: 'on a phone', press: byTouch, screen: PHONE };
const WAYS = [MOUSE, KEYS, TOUCH];

/** Each way goes to the end of one game; `WHOLE=all` goes to the end of each game in each way. */
const TO_THE_END: Readonly<Record<GameId, Way>> = { giants: TOUCH, 'rapa-nui': KEYS, 'rapa-nui-cards': MOUSE };

/** Plies of the other ways: into the second round of every game. */
const BEGINNING = 60;

/** A game takes seconds, but minutes on a machine that does ten other things. */
const PATIENCE = 600_000;

export function testWholeGames(game: GameId): void {
  describe.skipIf(!CHROMIUM)(`a game of ${TITLES[game]}`, () => {
    const house = openHouse();
    const isWhole = (way: Way): boolean => process.env.WHOLE === 'all' || way === TO_THE_END[game];

    it.for(WAYS.filter(isWhole))(
      'can be played from home to the score sheet $way',
      { timeout: PATIENCE },
      async (way) => {
        const visitor = await house.arrive(way.screen);
        await playFromHome(visitor, game, way);
        await visitor.leave();
      },
    );

    it.for(WAYS.filter((way) => !isWhole(way)))('can be begun from home $way', { timeout: PATIENCE }, async (way) => {
      const visitor = await house.arrive(way.screen);
      await playFromHome(visitor, game, way, BEGINNING);
      await visitor.leave();
    });
  });
}
