import type { GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse, PHONE } from './browser.ts';
import { look } from './look.ts';
import { choicesOf, keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a thing can be touched, or the goal of a drag lies. */
const middleOf = (page: Page, selector: string): Promise<Point> =>
  page
    .locator(selector)
    .first()
    .evaluate((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
      const points = shares.flatMap((down) =>
        shares.map((across) => ({ x: left + width * across, y: top + height * down })),
      );
      return points.find(({ x, y }) => thing.contains(document.elementFromPoint(x, y))) ?? points[0];
    });

/** One finger from here to there, as a touch screen tells it. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (const share of [0.1, 0.4, 0.7, 1]) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch('touchEnd', []);
  await finger.detach();
}

interface Drag {
  readonly game: GameId;
  readonly what: string;
  readonly thing: string;
  readonly goal: string;
  readonly move: RegExp;
  /** The answer that plays it, where a drag only puts it there. */
  readonly answer?: string;
}

const DRAGS: readonly Drag[] = [
  {
    game: 'giants',
    what: 'a worker onto a hex',
    thing: '[data-drag="piece worker"]',
    goal: '[data-light="hex:E6"]',
    move: /^place worker at E6$/,
  },
  {
    game: 'rapa-nui',
    what: 'a villager onto a land',
    thing: '[data-drag="villager"]',
    goal: '[data-light="case:i1"]',
    move: /^place villager at i1$/,
    answer: 'Confirm',
  },
  {
    game: 'rapa-nui-cards',
    what: 'a card into the village',
    thing: '.hand [data-lit]',
    goal: '.mine',
    move: /^play \w+$/,
  },
];

describe.skipIf(!CHROMIUM)('a finger drags', () => {
  const house = openHouse();

  it.each(DRAGS)(
    '$what in $game, and nothing where it is let go elsewhere',
    async ({ game, thing, goal, move, answer }) => {
      const visitor = await house.arrive(PHONE);
      const { page } = visitor;
      const file = playOn(newTable(game, sitters(game === 'giants' ? 3 : 2, 1)), (match) =>
        choicesOf(match, 0).some((notation) => move.test(notation)),
      );
      await page.goto(await takeIn(page, file));
      await look(page);
      const from = await middleOf(page, thing);
      await drag(page, from, { x: 4, y: 4 });
      expect((await keptFile(page)).log).toEqual(file.log);
      await drag(page, await middleOf(page, thing), await middleOf(page, goal));
      if (answer) await page.getByRole('button', { name: answer }).tap();
      await expect.poll(async () => (await keptFile(page)).log.at(file.log.length)?.[1]).toMatch(move);
      await visitor.leave();
    },
  );
});
