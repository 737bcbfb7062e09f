import type { GameId } from '@ahu/games/list';
import { describe, expect, it } from 'vitest';
import giants from '../../src/games/giants/practice/words/en.ts';
import rapaNui from '../../src/games/rapa-nui/practice/words/en.ts';
import cards from '../../src/games/rapa-nui-cards/practice/words/en.ts';
import words from '../../src/pages/lesson/words/en.ts';
import { CHROMIUM, DESKTOP, openHouse, PHONE } from './browser.ts';
import { Learner } from './learner.ts';
import { byKeys, byMouse, byTouch, type Press } from './ways.ts';

/** What a learner presses for a wrong and for the right answer, by the beginnings of names. */
type Answers<Words> = Readonly<Record<keyof Words, { wrong: readonly string[]; right: readonly string[] }>>;

const GIANTS: Answers<typeof giants> = {
  chain: { wrong: ['worker', 'E8:', 'Place'], right: ['E7:', 'Place'] },
  toll: { wrong: ['worker', 'D9:', 'Place'], right: ['E9:', 'Place'] },
  bid: { wrong: ['chief', 'Close the fists'], right: ['More: Markers', 'More: Markers', 'Close the fists'] },
  crew: { wrong: ['Vakai'], right: ['Riro'] },
};
const RAPA_NUI: Answers<typeof rapaNui> = {
  column: { wrong: ['column 1', 'Confirm'], right: ['column 3', 'Confirm'] },
  route: { wrong: ['I3', 'Confirm'], right: ['S1', 'Confirm'] },
  tablet: {
    wrong: ['Rongo tablet', 'Tablet as Bonus', 'Confirm'],
    right: ['Cancel', 'Rongo tablet', 'Tablet as Abundance', 'Confirm'],
  },
  rest: { wrong: ['Pass', 'Yes, pass'], right: ['Rest', 'S3', 'Confirm'] },
};
const CARDS: Answers<typeof cards> = {
  buy: { wrong: ['Pile of Fish', ''], right: ['Pile of Berry', ''] },
  hide: { wrong: ['You hold a fish card', 'Lay'], right: ['You hold 2 sweet potato cards', 'Lay'] },
  uncover: { wrong: ['Take the woodcutter from column 4', ''], right: ['Take the priest from column 2', ''] },
  sacrifice: { wrong: ['You hold a cereal card', 'Lay'], right: ['You hold 2 berry cards', 'Lay'] },
};

const EXERCISES: readonly {
  game: GameId;
  said: Readonly<Record<string, { text: string; task: string; right: string; wrong: string }>>;
  answers: Answers<Record<string, unknown>>;
  way: string;
  press: Press;
  screen: typeof DESKTOP;
}[] = [
  { game: 'giants', said: giants, answers: GIANTS, way: 'on a phone', press: byTouch, screen: PHONE },
  { game: 'rapa-nui', said: rapaNui, answers: RAPA_NUI, way: 'with the mouse', press: byMouse, screen: DESKTOP },
  { game: 'rapa-nui-cards', said: cards, answers: CARDS, way: 'with keys', press: byKeys, screen: DESKTOP },
];

describe.skipIf(!CHROMIUM)('exercises', () => {
  const house = openHouse();

  it.each(EXERCISES)(
    'of $game are answered $way: a wrong answer is explained and not played, a right one leads on',
    async ({ game, said, answers, press, screen }) => {
      const visitor = await house.arrive(screen);
      const { page } = visitor;
      const learner = new Learner(page, press);
      await page.goto(`/practice/${game}`);
      for (const [key, { text, task, right, wrong }] of Object.entries(said)) {
        await learner.coach.getByText(text).waitFor();
        await learner.coach.getByText(task, { exact: true }).waitFor();
        await learner.make(answers[key].wrong);
        await learner.coach.getByText(wrong, { exact: true }).waitFor();
        expect(await learner.coach.getByText(right).count()).toBe(0);
        await learner.make(answers[key].right);
        await learner.coach.getByText(right, { exact: true }).waitFor();
        if (key !== Object.keys(said).at(-1)) await learner.next();
      }
      await learner.coach.getByText(words.solved, { exact: true }).waitFor();
      await visitor.leave();
    },
    120_000,
  );

  it('stand beside the lesson of each game, and the hexes that they speak of can be read on a phone', async () => {
    const visitor = await house.arrive(PHONE);
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('link', { name: 'Play better at Giants' }).tap();
    await page.locator('path.told').first().waitFor();
    const widths = (): Promise<number[]> =>
      page.locator('path.told').evaluateAll((hexes) => hexes.map((hex) => hex.getBoundingClientRect().width));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(44);
    await visitor.leave();
  });
});
