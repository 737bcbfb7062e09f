// No text or control overlaps another, is cut off, stands outside the window or is too small for a finger: measured
// as boxes, on all screens and in all languages. `BOXES=some` measures some screens in all
// languages and all screens in one, `BOXES=all` every screen in every language.
import { GAMES } from '@ahu/games/list';
import { LANGUAGES, type Language } from '@ahu/protocol/languages';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { KNOWN } from './boxes/known.ts';
import { faultsOf } from './boxes/measure.ts';
import { keepAll, openScene, PAGES, type Scene, scenesOf } from './boxes/scenes.ts';
import { CHROMIUM, openHouse } from './browser.ts';

const TOUCH = [
  [390, 844],
  [820, 1180],
  [1180, 820],
] as const;
const MOUSE = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

type Size = (typeof TOUCH | typeof MOUSE)[number];

const WHOLE = process.env.BOXES === 'all';
/** The sizes where room is scarcest are measured in every language, the others in the one with the longest words. */
const TIGHT: readonly Size[] = [TOUCH[0], MOUSE[0]];
const EVERY = Object.keys(LANGUAGES) as Language[];
const languagesAt = (size: Size): readonly Language[] => (WHOLE || TIGHT.includes(size) ? EVERY : ['de']);

/** The width from which on the log stands beside the board. */
const LOG_FROM = 1200;

/** Cards of one column, hand or pile overlap; their names are in the strip that is seen. */
const STACKS = '.cards, .hand, .stack';

/** Waits until all that was asked for has come, and is drawn. */
async function settle(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  await expect.poll(() => pending.size, { interval: 10 }).toBe(0);
  await page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((each) => each.finish()));
  });
}

const speak = (page: Page, language: Language): Promise<void> =>
  page.evaluate((chosen) => {
    const key = 'ahu-settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...settings, language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);

// Takes minutes and still finds faults that are to be mended, so that it runs only when it is asked for.
describe.skipIf(!CHROMIUM || !process.env.BOXES)('boxes', () => {
  const house = openHouse();

  const GROUPS = [...GAMES, 'pages'] as const;
  const DEVICES = [
    { device: 'touch', sizes: TOUCH, target: 40, screen: { hasTouch: true, isMobile: true } },
    { device: 'mouse', sizes: MOUSE, target: 0, screen: {} },
  ] as const;

  it.each(GROUPS.flatMap((group) => DEVICES.map((each) => ({ group, ...each }))))(
    'of $group, with $device',
    async ({ group, sizes, target, screen }) => {
      const [width, height] = sizes[0];
      const options: BrowserContextOptions = { ...screen, viewport: { width, height }, reducedMotion: 'reduce' };
      const visitor = await house.arrive(options);
      const { page } = visitor;
      const scenes: readonly Scene[] = group === 'pages' ? PAGES : scenesOf(group);
      const pending = new Set<unknown>();
      page.on('request', (request) => pending.add(request));
      for (const end of ['requestfinished', 'requestfailed'] as const) {
        page.on(end as 'requestfinished', (request) => pending.delete(request));
      }
      await keepAll(page, scenes);
      await page.goto('/');
      await page.locator('h1').waitFor();
      const faults: string[] = [];
      for (const scene of scenes) {
        await openScene(page, scene);
        for (const language of EVERY) {
          const asked = sizes.filter((size) => languagesAt(size).includes(language));
          if (asked.length === 0) continue;
          await speak(page, language);
          for (const size of asked) {
            await page.setViewportSize({ width: size[0], height: size[1] });
            if (scene.hasLog && size[0] >= LOG_FROM) await page.locator('#log').waitFor();
            await settle(page, pending);
            const found = await faultsOf(page, { target, stacks: STACKS });
            faults.push(...found.map((fault) => `${scene.name}, ${language}, ${size.join('×')}: ${fault}`));
            if (process.env.PICTURES) {
              const name = `${scene.name}-${language}-${size[0]}`.replaceAll(/\W+/g, '-');
              await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
            }
          }
        }
      }
      expect(faults.filter((fault) => !KNOWN.some((each) => each.test(fault)))).toEqual([]);
      await visitor.leave();
    },
  );
});
