/** How long a page takes to answer, and how often it draws: measured inside it. */
import type { Page } from 'playwright-core';

export interface Frames {
  readonly count: number;
  readonly milliseconds: number;
}

declare global {
  interface Window {
    answered: Promise<number>;
    drawn: Promise<Frames>;
  }
}

/** Longer than anything that is waited for. */
const PATIENCE = 15_000;
/** Milliseconds without motion after which a piece has arrived. */
const REST = 1_000;

/** Where it can be pressed: the middle of a thing, unless something else lies over it. */
export const spotOf = (page: Page, selector: string): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate((wanted) => {
    const { x, y, width, height } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const over = document.elementFromPoint(middle.x, middle.y);
    // What stands on a hex passes a press on to it.
    return over?.closest(`${wanted}, [data-object]`) ? middle : undefined;
  }, selector);

/** From a press of the mouse to after the frame in which the sign of its answer can be seen. */
export async function press(page: Page, selector: string, sign: string): Promise<number> {
  const spot = await spotOf(page, selector);
  if (!spot) throw new Error(`${selector} cannot be pressed`);
  await page.mouse.move(spot.x, spot.y);
  await page.evaluate(
    ([wanted, patience]) => {
      window.answered = new Promise((resolve, reject) => {
        const watch = ({ timeStamp }: Event): void => {
          const look = (now: number): void => {
            if (now - timeStamp > patience) return reject(new Error(`no ${wanted}`));
            if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
            channel.port2.postMessage(0);
          };
          requestAnimationFrame(look);
        };
        addEventListener('pointerup', watch, { capture: true, once: true });
      });
    },
    [sign, PATIENCE] as const,
  );
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.answered);
}

/** The frames that are drawn in a number of milliseconds. */
export const framesIn = (page: Page, milliseconds: number): Promise<Frames> =>
  page.evaluate(
    (time) =>
      new Promise((resolve) => {
        let count = 0;
        requestAnimationFrame((first) => {
          const tick = (now: number): void => {
            if (now - first >= time) return resolve({ count, milliseconds: now - first });
            count++;
            requestAnimationFrame(tick);
          };
          tick(first);
        });
      }),
    milliseconds,
  );

/** Counts the frames in which such a thing wanders, from now on until none has for a while. */
export async function watchWalk(page: Page, selector: string): Promise<() => Promise<Frames>> {
  await page.evaluate(
    ([wanted, rest, patience]) => {
      const walks = (): boolean =>
        document
          .getAnimations()
          .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(wanted));
      window.drawn = new Promise((resolve, reject) => {
        const begin = performance.now();
        let [count, milliseconds, before, lastWalked] = [0, 0, 0, 0];
        const tick = (now: number): void => {
          if (before > 0 && before === lastWalked) {
            count++;
            milliseconds += now - before;
          }
          before = now;
          if (walks()) lastWalked = now;
          if (lastWalked > 0 && now - lastWalked > rest) resolve({ count, milliseconds });
          else if (now - begin > patience) reject(new Error(`no ${wanted} wandered`));
          else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      });
    },
    [selector, REST, PATIENCE] as const,
  );
  return () => page.evaluate(() => window.drawn);
}
