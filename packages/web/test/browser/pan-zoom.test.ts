import type { GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';
import { look } from './look.ts';
import { newTable, playOn, sitters, takeIn } from './matches.ts';

interface Map {
  readonly game: GameId;
  readonly seats: number;
  /** What is pressed, and what moves. */
  readonly view: string;
  readonly sheet: string;
}

const MAPS: readonly Map[] = [
  { game: 'giants', seats: 3, view: '.view', sheet: '.view .world' },
  { game: 'rapa-nui', seats: 2, view: '.island .view', sheet: '.island .view > svg' },
];

async function open({ game, seats }: Map, page: Page): Promise<void> {
  const file = playOn(newTable(game, sitters(seats, 1)), ({ log }) => log.length >= 20);
  await page.goto(await takeIn(page, file));
  await look(page);
}

describe.skipIf(!CHROMIUM)('a map', () => {
  const house = openHouse();

  it.each(MAPS)('of $game comes nearer, follows a drag, and never a pointer without a button', async (map) => {
    const visitor = await house.arrive();
    const { page } = visitor;
    await open(map, page);
    const where = (): Promise<string> =>
      page.locator(map.sheet).evaluate((sheet) => (sheet as HTMLElement).style.transform);
    const box = await page.locator(map.view).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 60];
    const whole = await where();
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -300);
    await expect.poll(where).not.toBe(whole);
    const near = await where();

    // A menu swallows the end of a right click; the pointer that moves on afterwards has no button down.
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + 80, y + 40, { steps: 4 });
    expect(await where()).toBe(near);
    await page.mouse.up({ button: 'right' });
    await page.locator(map.view).evaluate(
      (view, [clientX, clientY]) => {
        view.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, button: 0, buttons: 1, clientX, clientY }));
      },
      [x + 80, y + 40] as const,
    );
    await page.mouse.move(x, y, { steps: 4 });
    expect(await where()).toBe(near);

    await page.mouse.down();
    await page.mouse.move(x + 80, y + 40, { steps: 4 });
    await page.mouse.up();
    expect(await where()).not.toBe(near);
    await visitor.leave();
  });
});
