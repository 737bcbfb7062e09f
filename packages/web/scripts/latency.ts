// npm run latency: on a mid-game board of Giants with five players, how long from a press to the picture that answers
// it, and how many frames the page draws while a moai is carried, beside those that it draws at rest in the same run.
import { type Match, only } from '@ahu/core';
import type { Page } from 'playwright-core';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { newTable, playOn, sitters } from '../test/browser/matches.ts';
import { openSite } from '../test/browser/site.ts';
import { launch, newcomer, SCREENS } from './chromium.ts';
import { keepMatch } from './kept.ts';

const MOST_MILLISECONDS = 50;
const LEAST_FRAMES = 0.8;
const PRESSES = 40;

const phaseOf = ({ game, state }: Match): string => (game.view(state, 0) as { phase: string }).phase;
const places = (match: Match): boolean =>
  match.log.length > 200 && match.game.toMove(match.state) === only(0) && phaseOf(match) === 'place';
const carries = (match: Match): boolean =>
  match.log.length > 200 && match.game.toMove(match.state) === only(0) && phaseOf(match) === 'carry';

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** From the event to after the frame that shows what came of it. */
const press = (page: Page, index: number): Promise<number> =>
  page.evaluate(
    (n) =>
      new Promise<number>((resolve) => {
        const lit = document.querySelectorAll<SVGElement>('main .lit');
        const target = lit[n % lit.length];
        const begin = performance.now();
        const { x, y, width, height } = target.getBoundingClientRect();
        const at = { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 };
        for (const kind of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(kind, at));
        target.dispatchEvent(new MouseEvent('click', at));
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - begin);
          channel.port2.postMessage(0);
        });
      }),
    index,
  );

/** Frames in so many milliseconds, while something is done at their beginning. */
const frames = (page: Page, milliseconds: number, deed = ''): Promise<number> =>
  page.evaluate(
    ([time, selector]) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const end = performance.now() + time;
        const tick = (now: number): void => {
          if (now >= end) return resolve(count);
          count++;
          requestAnimationFrame(tick);
        };
        if (selector) document.querySelector<HTMLElement>(selector)?.click();
        requestAnimationFrame(tick);
      }),
    [milliseconds, deed] as const,
  );

async function open(page: Page, id: string, until: (match: Match) => boolean): Promise<void> {
  await keepMatch(page, id, playOn(newTable('giants', sitters(5, 1)), until));
  await page.goto(`/play/${id}`, { waitUntil: 'networkidle' });
  await page.locator('main .lit').first().waitFor();
}

ensureBuilt();
const [site, browser] = await Promise.all([openSite(), launch()]);
const context = await newcomer(browser, site.address, SCREENS.desktop);
const page = await context.newPage();

await open(page, 'places', places);
const times: number[] = [];
for (let n = 0; n < PRESSES; n++) {
  times.push(await press(page, n));
  await page.keyboard.press('Escape');
}
const typical = median(times);
console.log(
  `from a press to its picture: median ${typical.toFixed(1)} ms of ${PRESSES} (at most ${MOST_MILLISECONDS})`,
);

await open(page, 'carries', carries);
const idle = await frames(page, 1_500);
await page.locator('main .lit').first().click();
const moving = await frames(page, 1_500, 'section.prompt .answers .primary');
const share = moving / idle;
console.log(
  `frames while a moai is carried: ${moving} to ${idle} at rest, ${(100 * share).toFixed(0)} % (at least 80 %)`,
);

await browser.close();
await site.close();
process.exit(typical <= MOST_MILLISECONDS && share >= LEAST_FRAMES ? 0 : 1);
