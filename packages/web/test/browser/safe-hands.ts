/** Presses everything that a prompt offers, once, and tells what was played by it. */
import type { MatchFile } from '@ahu/core';
import type { Page } from 'playwright-core';
import { look, type Sight } from './look.ts';
import { keptFile, takeIn } from './matches.ts';

/** What a press played, and the names of what was pressed before it at the same prompt. */
export interface Played {
  readonly presses: readonly string[];
  readonly notation: string;
}

export interface Walk {
  /** What single presses played. */
  readonly played: readonly Played[];
  /** Questions that were asked first, with what would be lost. */
  readonly asked: readonly string[];
}

/** Names of offers that a walk does not press: they choose nothing or lead back. */
const IDLE = /^(cancel|not yet|fewer|planner)/i;
/** Lit places that are tried in each state; the others differ by their name alone. */
const PLACES = 2;
/** Presses in a row: what is chosen, and what is done with it. */
const DEPTH = 2;

/** Dispatches one click to what is offered under that name; a stepper at its end is not offered any more. */
const press = (page: Page, { offers }: Sight, name: string): Promise<void> =>
  page.evaluate(
    (index) => {
      window.offered[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    },
    offers.findIndex((offer) => offer.name === name),
  );

const isAsking = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-confirm]')?.checkVisibility() ?? false);

/** Walks one prompt of the first seat of a match, which has bots at all other seats. */
export async function walkPrompt(page: Page, file: MatchFile): Promise<Walk> {
  const played: Played[] = [];
  const asked: string[] = [];
  const open = async (): Promise<Sight> => {
    await page.goto(await takeIn(page, file));
    return look(page);
  };

  /** Comes to the state after some presses, from the prompt as it is now or from the start. */
  async function follow(presses: readonly string[]): Promise<Sight> {
    for (let back = 0; back < DEPTH; back++) await page.keyboard.press('Escape');
    let sight = await look(page);
    for (const name of presses) {
      await press(page, sight, name);
      sight = await look(page);
    }
    return sight;
  }

  async function explore(presses: readonly string[]): Promise<void> {
    const { offers } = await follow(presses);
    const places = offers.filter(({ where }) => where === 'board').slice(0, PLACES);
    const names = [...offers.filter(({ where }) => where === 'answer'), ...places].map(({ name }) => name);
    for (const name of new Set(names)) {
      if (IDLE.test(name) || presses.includes(name)) continue;
      await press(page, await follow(presses), name);
      const { question } = await look(page);
      const { log } = await keptFile(page);
      const move = log.slice(file.log.length).find(([seat]) => seat === 0);
      if (move) {
        played.push({ presses: [...presses, name], notation: `${move[1]}` });
        await open();
      } else if (await isAsking(page)) asked.push(question);
      else if (presses.length + 1 < DEPTH) await explore([...presses, name]);
    }
  }

  await open();
  await explore([]);
  return { played, asked };
}
