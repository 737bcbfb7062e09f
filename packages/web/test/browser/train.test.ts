import { readFileSync } from 'node:fs';
import type { Exercise } from '@ahu/analysis';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse, PHONE } from './browser.ts';
import { keptFile } from './matches.ts';

const path = new URL('../../../analysis/exercises/rapa-nui-cards.json', import.meta.url);
const { exercises }: { exercises: readonly Exercise[] } = JSON.parse(readFileSync(path, 'utf8'));

/** As many as a person does in a quarter of an hour. */
const MANY = 20;

interface Attempt {
  readonly id: string;
  readonly right: boolean;
}

const attempts = (page: Page): Promise<readonly Attempt[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ahu-training-rapa-nui-cards') ?? '[]'));

/** The exercise that is open: the seed of the kept match, and who is asked, tell it. */
async function exerciseAt(page: Page): Promise<Exercise> {
  const { seed, log } = await keptFile(page, 'train-rapa-nui-cards');
  const found = exercises.find((each) => each.seed === seed && each.id.endsWith(` ${log.length}`));
  if (!found) throw new Error(`no exercise has the seed ${seed} and ${log.length} plies`);
  return found;
}

const columnOf = (move: string): string => /\d+$/.exec(move)?.[0] ?? '';

describe.skipIf(!CHROMIUM)('exercises from real games', () => {
  const house = openHouse();

  it('are done one after the other on a phone, with right, wrong and equally good answers', async () => {
    const visitor = await house.arrive(PHONE);
    const { page, context } = visitor;
    await context.addInitScript(() => localStorage.setItem('ahu-settings', '{"speed":"off","asks":false}'));
    await page.goto('/train/rapa-nui-cards');
    const coach = page.getByRole('region', { name: 'Your coach' });
    await coach.getByText('Find the best move.').waitFor();
    await page.getByLabel('Theme').selectOption('majorities');
    const take = (column: string) => page.getByRole('button', { name: new RegExp(`from column ${column}\\b`) });
    const press = (column: string): Promise<void> => take(column).first().click();
    for (let n = 0; n < MANY; n++) {
      await take('\\d').first().waitFor();
      const { id, best } = await exerciseAt(page);
      const right = best.map(columnOf);
      if (n % 3 === 1) {
        const wrong = ['1', '2', '3', '4'].filter((column) => !right.includes(column));
        for (const column of wrong) if (await take(column).count()) await press(column);
        await coach.getByText('There is something better').waitFor();
      }
      // Where several are equally good, any of them is right.
      await take(right[n % right.length])
        .first()
        .click();
      const next = coach.getByRole('button', { name: 'Next exercise' });
      await next.waitFor();
      await coach.getByText(/Any other move costs at least \d+% of the chance to win\./).waitFor();
      expect((await attempts(page)).at(-1)).toMatchObject({ id, right: n % 3 !== 1 });
      await next.click();
    }
    expect(await attempts(page)).toHaveLength(MANY);
    await page.reload();
    await coach.getByText(/You have solved \d+ of \d+\./).waitFor();
    await visitor.leave();
  });
});
