import type { Page } from 'playwright-core';

/** Something that the page offers to press now. */
export interface Offer {
  /** Its place in the list of what was found, by which keys find it again. */
  readonly index: number;
  /** What a screen reader calls it. */
  readonly name: string;
  /** In the answers below the question, lit on the board, or between two players. */
  readonly where: 'answer' | 'board' | 'hand-over';
  readonly primary: boolean;
  /** Has been chosen already, so that pressing it again lets go of it or confirms it. */
  readonly pressed: boolean;
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  readonly over: boolean;
  readonly question: string;
  readonly plies: number;
  readonly offers: readonly Offer[];
}

declare global {
  interface Window {
    /** Questions to workers that have not been answered yet. */
    asked: number;
    offered: (HTMLElement | SVGElement)[];
  }
}

/** Counts what workers are still to answer, so that nobody waits longer than needed. Runs in the page. */
export function watchWorkers(): void {
  window.asked = 0;
  window.Worker = class extends Worker {
    #open = 0;

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (!('thought' in data)) this.#count(-1);
      });
    }

    #count(change: number): void {
      this.#open += change;
      window.asked += change;
    }

    override postMessage(message: { id?: number }): void {
      if (message.id !== undefined) this.#count(1);
      super.postMessage(message);
    }

    override terminate(): void {
      this.#count(-this.#open);
      super.terminate();
    }
  };
}

/** Waits until the page has come to rest and tells what it offers; runs in the page. */
async function lookAround(patience: number): Promise<Sight> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const isOver = (): boolean => document.querySelector('dialog[open] .winner') !== null;

  const plies = (): Promise<number> =>
    new Promise((resolve) => {
      const opening = indexedDB.open('ahu');
      opening.onsuccess = () => {
        const id = location.pathname.split('/')[2] ?? '';
        const getting = opening.result.transaction('matches').objectStore('matches').get(id);
        getting.onsuccess = () => {
          opening.result.close();
          resolve(getting.result?.file.log.length ?? 0);
        };
      };
    });

  /** A point at which a press reaches exactly this, as near to its middle as can be. */
  function pointOf(element: Element): { x: number; y: number } | undefined {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    for (const down of shares) {
      for (const across of shares) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit))) return { x, y };
      }
    }
    return undefined;
  }

  function find(): Offer[] {
    const all = document.querySelectorAll<HTMLElement | SVGElement>(
      '.hand-over .primary, section.prompt .answers button, .composer button, main [data-lit], main .lit',
    );
    window.offered = [...all].filter((each) => !(each instanceof HTMLButtonElement && each.disabled));
    return window.offered.flatMap((element, index) => {
      let point = pointOf(element);
      if (!point) {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        point = pointOf(element);
      }
      if (!point) return [];
      const where = element.closest('.hand-over')
        ? 'hand-over'
        : element.closest('section.prompt, .composer')
          ? 'answer'
          : 'board';
      const name = element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const pressed = element.matches('.chosen, [data-chosen], [aria-pressed="true"]');
      return [{ index, name, where, primary: element.matches('.primary'), pressed, ...point }];
    });
  }

  const started = performance.now();
  for (let quiet = 0; performance.now() - started < patience; ) {
    await frame();
    quiet = window.asked === 0 ? quiet + 1 : 0;
    if (quiet < 2) continue;
    const offers = find();
    if (isOver() || offers.length > 0) {
      const question = document.querySelector('section.prompt .question')?.textContent ?? '';
      return { over: isOver(), question, plies: await plies(), offers };
    }
  }
  throw new Error(`nothing to press for ${patience} ms`);
}

export const look = (page: Page, patience = 5_000): Promise<Sight> => page.evaluate(lookAround, patience);
