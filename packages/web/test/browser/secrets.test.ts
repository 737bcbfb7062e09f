import { firstOf, type Game, legalMoves, type Match, type MatchFile, only, writeMatch } from '@ahu/core';
import type { View as GiantsView } from '@ahu/giants';
import { type View as CardsView, KINDS } from '@ahu/rapa-nui-cards';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse } from './browser.ts';
import { look } from './look.ts';
import { matchOf, newTable, playOn, sitters, takeIn } from './matches.ts';

const phaseOf = ({ game, state }: Match): string => (game.view(state, 0) as { phase: string }).phase;
const asked = ({ game, state }: Match): number => firstOf(game.toMove(state));
const seen = <View>(file: MatchFile, seat: number): View => {
  const { game, state } = matchOf(file);
  return game.view(state, seat) as View;
};

/** The same match with one secret move or another: the seat that is asked next did not make it and cannot tell which. */
function twins(file: MatchFile): MatchFile[] {
  const { game, state } = matchOf(file);
  const seat = firstOf(game.toMove(state));
  const moves = legalMoves(game as Game, state, seat).filter(
    (move) => game.witnesses(state, seat, move) === only(seat),
  );
  return [moves[0], moves[moves.length - 1]].map((move) => {
    const match = matchOf(file);
    match.play(seat, move);
    while (asked(match) === seat) match.play(seat, legalMoves(game as Game, match.state, seat)[0]);
    return writeMatch(match);
  });
}

/** All that is on the page, for eyes and for screen readers. */
async function everything(page: Page, selector = 'body'): Promise<{ html: string; spoken: string }> {
  await look(page).catch(() => undefined);
  const part = page.locator(selector);
  const html = await part.evaluate((element) => element.innerHTML.replaceAll(/<!--.*?-->/g, ''));
  return { html, spoken: await part.ariaSnapshot() };
}

async function takeScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('section.prompt').waitFor();
}

/** A match of 3 people at Giants in which one is about to bid, and of 2 at the card game who hide a card. */
const BEFORE_SECRET = [
  {
    secret: 'a sealed bid',
    file: () => playOn(newTable('giants', sitters(3)), (match) => match.log.length > 60 && phaseOf(match) === 'bid'),
  },
  {
    secret: 'a card face down',
    file: () =>
      playOn(newTable('rapa-nui-cards', sitters(2)), (match) => match.log.length > 40 && phaseOf(match) === 'hide'),
  },
];

describe.skipIf(!CHROMIUM)('around one screen', () => {
  const house = openHouse();

  it.each(BEFORE_SECRET)(
    'nobody else can tell $secret from another, neither while the screen goes on nor on it',
    async ({ file }) => {
      const sights = [];
      for (const twin of twins(file())) {
        // Too narrow for the log beside the board, which comes a moment after the rest.
        const visitor = await house.arrive({ viewport: { width: 1100, height: 900 } });
        const { page } = visitor;
        await page.goto(await takeIn(page, twin));
        await page.locator('.hand-over').waitFor();
        const handOver = await everything(page);
        await takeScreen(page);
        const table = await everything(page);
        await page.keyboard.press('l');
        await page.locator('aside .log li').first().waitFor();
        const log = await everything(page, 'aside .log');
        sights.push({ handOver, table, log });
        await visitor.leave();
      }
      expect(sights[0]).toEqual(sights[1]);
    },
  );

  it.each(BEFORE_SECRET)('a replay from another seat does not tell $secret from another', async ({ file }) => {
    const before = file();
    const liar = asked(matchOf(before));
    const other = before.seats[(liar + 1) % before.seats.length].name;
    const boards = [];
    for (const twin of twins(before)) {
      const visitor = await house.arrive();
      const { page } = visitor;
      const table = await takeIn(page, playOn(twin));
      await page.goto(table.replace('play', 'replay'));
      await page.getByLabel('Seen by').selectOption({ label: other });
      await page.getByLabel('Point of the game').fill(String(before.log.length));
      await page.keyboard.press('ArrowRight');
      await page.getByText(`Move ${before.log.length + 1} of`).waitFor();
      const [board, told] = [await everything(page, 'main'), await page.locator('.controls .told').textContent()];
      boards.push({ board, told });
      await visitor.leave();
    }
    expect(boards[0]).toEqual(boards[1]);
  });

  it('a hand is on the page only while its owner looks, unless hands are open', async () => {
    const until = (match: Match): boolean => match.log.length > 50 && phaseOf(match) === 'turn';
    const visitor = await house.arrive();
    const { page } = visitor;
    for (const openHands of [false, true]) {
      const file = playOn(newTable('rapa-nui-cards', sitters(3), { openHands }), until);
      const seat = asked(matchOf(file));
      await page.goto(await takeIn(page, file));
      await page.locator('.hand-over').waitFor();
      expect(await page.locator('[data-light^="held:"], [data-light^="own:"], .player').count()).toBe(0);
      await takeScreen(page);
      await look(page);
      const { hand } = seen<CardsView>(file, seat).players[seat];
      const held = await page
        .locator('.hand [data-light]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-light')?.split(':')[1]));
      expect(KINDS.map((_, kind) => held.filter((each) => each === String(kind)).length)).toEqual(hand);
      const others = page.locator('.player:not(.own) .shown.island');
      if (openHands) expect(await others.count()).toBeGreaterThan(0);
      else expect(await others.count()).toBe(0);
    }
    await visitor.leave();
  });

  it.each(['closed', 'open'])(
    'screens that are %s show what is behind them to those who may see it',
    async (screens) => {
      const visitor = await house.arrive();
      const { page } = visitor;
      const file = playOn(
        newTable('giants', sitters(3), { screens }),
        (match) => match.log.length > 80 && phaseOf(match) === 'place',
      );
      const seat = asked(matchOf(file));
      await page.goto(await takeIn(page, file));
      if (screens === 'closed') await takeScreen(page);
      await look(page);
      const numbers = (own: boolean) =>
        page
          .locator(`.player${own ? '.own' : ':not(.own)'} .screen`)
          .evaluateAll((all) =>
            all.map((each) => [...each.querySelectorAll('b')].map((count) => Number(count.textContent))),
          );
      const shown = (index: number): number[] => {
        const reserve = seen<GiantsView>(file, index).players[index].reserve;
        return reserve ? [reserve.workers, reserve.markers, reserve.bases, reserve.logs] : [];
      };
      expect(await numbers(true)).toEqual([shown(seat)]);
      const others = [0, 1, 2].filter((each) => each !== seat);
      expect(await numbers(false)).toEqual(others.map((each) => (screens === 'open' ? shown(each) : [])));
      await visitor.leave();
    },
  );

  it.each(['hidden', 'shown'])('the values of offerings that are %s are seen by those who may', async (offerings) => {
    const visitor = await house.arrive();
    const { page } = visitor;
    const file = playOn(newTable('rapa-nui', sitters(2), { offerings }), ({ game, state }) =>
      (game.view(state, 0) as { players: { offeringCount: number }[] }).players.every(
        ({ offeringCount }) => offeringCount > 0,
      ),
    );
    await page.goto(await takeIn(page, file));
    if (offerings === 'hidden') await takeScreen(page);
    await look(page);
    expect(await page.locator('.panel .offerings b').count()).toBe(
      offerings === 'hidden' ? 0 : await page.locator('.panel .offerings b, .panel .offerings i').count(),
    );
    expect(await page.locator('.panel .offerings').count()).toBe(1);
    await visitor.leave();
  });
});
