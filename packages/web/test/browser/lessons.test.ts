import type { GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { LessonWords, Script } from '../../src/games/contract/lesson.ts';
import { script as giants } from '../../src/games/giants/lesson/script.ts';
import giantsWords from '../../src/games/giants/lesson/words/en.ts';
import { lessonId } from '../../src/games/lessons.ts';
import { script as rapaNui } from '../../src/games/rapa-nui/lesson/script.ts';
import rapaNuiWords from '../../src/games/rapa-nui/lesson/words/en.ts';
import { script as cards } from '../../src/games/rapa-nui-cards/lesson/script.ts';
import cardsWords from '../../src/games/rapa-nui-cards/lesson/words/en.ts';
import words from '../../src/pages/lesson/words/en.ts';
import { CHROMIUM, DESKTOP, openHouse, PHONE } from './browser.ts';
import { Learner } from './learner.ts';
import { cardsPresses, giantsPresses, rapaNuiPresses } from './lesson-presses.ts';
import { keptFile } from './matches.ts';
import { Guest } from './table.ts';
import { byKeys, byMouse, byTouch, type Press } from './ways.ts';

interface Lesson {
  readonly game: GameId;
  readonly script: Script;
  readonly steps: LessonWords['steps'];
  readonly presses: Readonly<Record<string, readonly string[]>>;
  readonly way: string;
  readonly press: Press;
  readonly screen: typeof DESKTOP;
  /** What is tried instead of what some steps ask for: something that is offered, or what carries that light. */
  readonly tries: Readonly<Record<string, { offer: string } | { light: string }>>;
  readonly reloadAt: string;
  readonly showAt: string;
  /** Plies after the lesson; the quickest game is played to its end. */
  readonly onwards?: number;
}

const LESSONS: readonly Lesson[] = [
  {
    game: 'giants',
    script: giants,
    steps: giantsWords.steps,
    presses: giantsPresses,
    way: 'with the keyboard alone',
    press: byKeys,
    screen: DESKTOP,
    tries: { firstBid: { offer: 'Close the fists' }, pickTwo: { offer: 'Take none' }, village: { offer: 'Pass' } },
    reloadAt: 'workerD8',
    showAt: 'erectC8',
    onwards: 20,
  },
  {
    game: 'rapa-nui',
    script: rapaNui,
    steps: rapaNuiWords.steps,
    presses: rapaNuiPresses,
    way: 'on a phone',
    press: byTouch,
    screen: PHONE,
    tries: { columnOne: { light: 'case:n1' }, popular: { light: 'buy:artist' } },
    reloadAt: 'abundance',
    showAt: 'necklace',
    onwards: 20,
  },
  {
    game: 'rapa-nui-cards',
    script: cards,
    steps: cardsWords.steps,
    presses: cardsPresses,
    way: 'with the mouse',
    press: byMouse,
    screen: DESKTOP,
    tries: { playPotato: { light: 'held:1:0' }, takeMoai: { light: 'card:col:2' }, buy: { light: 'pile:3' } },
    reloadAt: 'hide',
    showAt: 'playMoai',
  },
];

/** Of what the coach speaks about, what is not on the screen, or has something before it. */
const hidden = (page: Page, lights: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((ids) => {
    const shares = [0.5, 0.1, 0.3, 0.7, 0.9];
    const isSeen = (thing: Element): boolean => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const around = thing.closest('svg') ?? thing;
      return shares.some((down) =>
        shares.some((across) => {
          const there = document.elementFromPoint(left + width * across, top + height * down);
          return there !== null && (around.contains(there) || there.contains(around));
        }),
      );
    };
    const found = ids.map((id) => [...document.querySelectorAll(`[data-light="${id}"]`)]);
    const lost = ids.filter((_, i) => found[i].length > 0 && !found[i].some(isSeen));
    // A card may be told by any of its places in the hand.
    return ids.length > 0 && found.every((things) => things.length === 0) ? ids : lost;
  }, lights);

const plies = async (page: Page, { game }: Lesson): Promise<number> =>
  (await keptFile(page, lessonId(game))).log.length;

/** A wrong try is declined kindly, and nothing is lost. */
async function stray(learner: Learner, lesson: Lesson, key: string): Promise<void> {
  const wrong = lesson.tries[key];
  const before = await plies(learner.page, lesson);
  if ('offer' in wrong) await learner.make([wrong.offer]);
  else await learner.stray(wrong.light);
  await learner.coach.getByText(words.notYet).waitFor();
  expect(await plies(learner.page, lesson)).toBe(before);
}

/** Reads what is told and does what is asked, to the end of the script or up to a step. */
async function follow(learner: Learner, lesson: Lesson, until?: string): Promise<void> {
  const { page, coach } = learner;
  for (const step of lesson.script.steps) {
    if ('seat' in step) continue;
    const key = 'tell' in step ? step.tell : step.ask;
    const { text, task = '' } = lesson.steps[key];
    await coach.getByText(text, { exact: true }).waitFor();
    await expect.poll(() => hidden(page, step.lights ?? []), { message: key }).toEqual([]);
    if (key === until) return;
    if ('tell' in step) {
      await learner.next();
      continue;
    }
    if (key in lesson.tries) await stray(learner, lesson, key);
    if (key === lesson.reloadAt) await page.reload();
    await coach.getByText(task, { exact: true }).waitFor();
    if (key === lesson.showAt) await learner.ask(words.show);
    else await learner.make(lesson.presses[key]);
  }
}

/** A game takes seconds, but minutes on a machine that does ten other things. */
const PATIENCE = 600_000;

describe.skipIf(!CHROMIUM)('a guided first game', () => {
  const house = openHouse();

  it.each(LESSONS)(
    'of $game can be followed $way, with mistakes, a new start and a reload, and played on',
    async (lesson) => {
      const { game } = lesson;
      const { steps } = lesson.script;
      const visitor = await house.arrive(lesson.screen);
      const { page } = visitor;
      const learner = new Learner(page, lesson.press);
      await page.goto(`/learn/${game}`);
      await follow(learner, lesson, steps.flatMap((step) => ('ask' in step ? [step.ask] : []))[2]);
      expect(await plies(page, lesson)).toBeGreaterThan(0);
      await learner.ask(words.restart);
      await learner.ask(words.restartSure);
      await follow(learner, lesson);
      const until = lesson.onwards && (await plies(page, lesson)) + lesson.onwards;
      await new Guest(page, game, lesson.press, `lesson of ${game}`).play(until);
      if (!until) {
        await expect.poll(() => page.getByRole('dialog', { name: 'Score sheet' }).isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        await learner.coach.getByText(words.over).waitFor();
      }
      await visitor.leave();
    },
    PATIENCE,
  );
});
