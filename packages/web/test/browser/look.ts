import type { Page } from 'playwright-core';

/** Something that the page offers to press now. */
export interface Offer {
  /** Its place in `window.offered`. */
  readonly index: number;
  /** What a screen reader calls it. */
  readonly name: string;
  /** Among the answers below the question, lit on the board, or between two players. */
  readonly where: 'answer' | 'board' | 'hand-over';
  readonly primary: boolean;
  /** Has been chosen already, so that pressing it again lets go of it or confirms it. */
  readonly pressed: boolean;
}

export interface Sight {
  readonly over: boolean;
  readonly question: string;
  /** The length of the log, as last shown. */
  readonly plies: number;
  readonly offers: readonly Offer[];
}

declare global {
  interface Window {
    /** Questions to workers that have not been answered yet. */
    asked: number;
    plies: number;
    offered: (HTMLElement | SVGElement)[];
  }
}

/** Counts what workers are still to answer, so that nobody waits longer than needed. Runs in the page. */
export function watchWorkers(): void {
  window.asked = 0;
  window.plies = 0;
  window.Worker = class extends Worker {
    #open = 0;

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if ('thought' in data) return;
        this.#count(-1);
        window.plies = data.answer?.frame?.plies ?? data.answer?.plies ?? window.plies;
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
async function lookAround({ stuck, longest }: { stuck: number; longest: number }): Promise<Sight> {
  function find(): Offer[] {
    const all = document.querySelectorAll<HTMLElement | SVGElement>(
      '.hand-over .primary, section.prompt .answers button, .composer button, main [data-lit], main .lit',
    );
    window.offered = [...all].filter((each) => !each.matches(':disabled') && each.checkVisibility());
    return window.offered.map((element, index) => ({
      index,
      name: element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      where: element.closest('.hand-over')
        ? 'hand-over'
        : element.closest('section.prompt, .composer')
          ? 'answer'
          : 'board',
      primary: element.matches('.primary'),
      pressed: element.matches('.chosen, [data-chosen], [aria-pressed="true"]'),
    }));
  }

  const started = performance.now();
  let rested = started;
  for (let quiet = 0; performance.now() - rested < stuck; ) {
    await new Promise((resolve) => setTimeout(resolve, 6));
    const isBusy = window.asked > 0 || document.querySelector('[aria-busy="true"]') !== null;
    quiet = isBusy ? 0 : quiet + 1;
    if (quiet === 0 && performance.now() - started < longest) rested = performance.now();
    if (quiet < 2) continue;
    const over = document.querySelector('dialog[open] .winner') !== null;
    const offers = find();
    if (!over && offers.length === 0) continue;
    const question = document.querySelector('section.prompt .question')?.textContent ?? '';
    return { over, question, plies: window.plies, offers };
  }
  throw new Error(`nothing to press for ${stuck} ms`);
}

/** A bot has a minute to think; a page at rest that offers nothing is stuck. */
export const look = (page: Page): Promise<Sight> => page.evaluate(lookAround, { stuck: 5_000, longest: 60_000 });
