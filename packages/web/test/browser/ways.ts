import type { Page } from 'playwright-core';
import type { Offer } from './look.ts';

/** A way to press what the page offers; false if it cannot be reached. */
export type Press = (page: Page, offer: Offer) => Promise<boolean>;

/** A point at which a press reaches exactly this thing, as near to its middle as can be. */
const aim = (page: Page, { index }: Offer): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate((offered) => {
    const target = window.offered[offered];
    function find(): { x: number; y: number } | undefined {
      const { left, top, width, height } = target.getBoundingClientRect();
      const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
      const points = shares.flatMap((down) =>
        shares.map((across) => ({ x: left + width * across, y: top + height * down })),
      );
      return points.find(({ x, y }) => target.contains(document.elementFromPoint(x, y)));
    }
    const point = find();
    if (point) return point;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return find();
  }, index);

/** Milliseconds between two presses of one person at the same place: faster ones are a double click. */
const NEXT_PRESS = 550;

/** By page: where and when it was pressed last. */
const pressed = new WeakMap<Page, { readonly x: number; readonly y: number; readonly at: number }>();

/** Waits as a hand does before it presses the same place again. */
async function again(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const last = pressed.get(page);
  const left = last && Math.hypot(x - last.x, y - last.y) < 30 ? last.at + NEXT_PRESS - performance.now() : 0;
  if (left > 0) await page.waitForTimeout(left);
  pressed.set(page, { x, y, at: performance.now() });
}

export const byMouse: Press = async (page, offer) => {
  const point = await aim(page, offer);
  if (!point) return false;
  await again(page, point);
  await page.mouse.click(point.x, point.y);
  return true;
};

export const byTouch: Press = async (page, offer) => {
  const point = await aim(page, offer);
  if (!point) return false;
  await again(page, point);
  await page.touchscreen.tap(point.x, point.y);
  return true;
};

/** Presses the same key `times` times. */
async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** How many tabs away the stop of a thing is, backwards below zero; undefined if Tab never gets there. */
const tabsTo = (page: Page, index: number): Promise<number | undefined> =>
  page.evaluate((offered) => {
    const target = window.offered[offered];
    const isStop = (element: HTMLElement | SVGElement): boolean =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
    const stops = [
      ...document.querySelectorAll<HTMLElement | SVGElement>('a[href], button, input, select, summary, [tabindex]'),
    ].filter(isStop);
    const group = target.parentElement?.querySelectorAll<SVGElement>('[role="button"]') ?? [];
    const goal = target.tabIndex >= 0 ? target : [...group].find(isStop);
    if (!goal || !stops.includes(goal)) return undefined;
    const active = document.activeElement as HTMLElement;
    const [at, to] = [stops.indexOf(active), stops.indexOf(goal)];
    if (at >= 0) return to - at;
    // Between two stops, the first Tab leads to the one or the other.
    const before = stops.findLastIndex(
      (stop) => active.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    return to > before ? to - before : to - before - 1;
  }, index);

const hasFocus = (page: Page, index: number): Promise<boolean> =>
  page.evaluate((offered) => document.activeElement === window.offered[offered], index);

/** Which arrow leads from what has the focus towards a thing, and where the focus is. */
const headingTo = (page: Page, index: number): Promise<{ arrows: string[]; at: string }> =>
  page.evaluate((offered) => {
    const [from, to] = [document.activeElement, window.offered[offered]].map((element) => {
      const { x, y, width, height } = (element as Element).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    const down = dy > 0 ? 'ArrowDown' : 'ArrowUp';
    const arrows = Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across];
    return { arrows, at: `${Math.round(from.x)} ${Math.round(from.y)}` };
  }, index);

/** Over a board by arrow keys, the way the eye would go. */
async function walkTo(page: Page, index: number): Promise<boolean> {
  const been = new Map<string, number>();
  for (let steps = 0; steps < 30; steps++) {
    if (await hasFocus(page, index)) return true;
    const { arrows, at } = await headingTo(page, index);
    const visits = been.get(at) ?? 0;
    been.set(at, visits + 1);
    // Where the straight way leads nowhere, the other one may.
    if (visits > 2) return false;
    await page.keyboard.press(arrows[visits % 2]);
  }
  return false;
}

export const byKeys: Press = async (page, { index }) => {
  const tabs = await tabsTo(page, index);
  if (tabs === undefined) return false;
  await press(page, tabs > 0 ? 'Tab' : 'Shift+Tab', Math.abs(tabs));
  if (!(await hasFocus(page, index)) && !(await walkTo(page, index))) return false;
  await page.keyboard.press('Enter');
  return true;
};

/** Goes with Tab to what is called so. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const isThere = (wanted: string): boolean => {
    const active = document.activeElement as HTMLElement;
    return (active.getAttribute('aria-label') ?? active.textContent?.trim()) === wanted;
  };
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate(isThere, name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never comes to ${name}`);
}
