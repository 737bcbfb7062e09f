import { islandOf } from '@ahu/daily';
import { mindsOf, playedBy } from '@ahu/daily/testing';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, openHouse, PHONE, type Visitor } from './browser.ts';
import { findings } from './findings.ts';
import { putMatch } from './matches.ts';

const DATE = '2026-11-03';
const island = islandOf(DATE);
const file = playedBy('one', island, await mindsOf(island));

describe.skipIf(!CHROMIUM)('the island of the day', () => {
  const house = openHouse();

  /** A person who has played the island of that day in this browser. */
  async function arrive(seed = file): Promise<Visitor> {
    const visitor = await house.arrive(PHONE);
    await visitor.context.clock.setFixedTime(`${DATE}T12:00:00Z`);
    await visitor.page.goto('/');
    await putMatch(visitor.page, { id: `island-${DATE}`, file: seed, over: true, changed: Date.parse(DATE) });
    return visitor;
  }

  it('a result that was made without a network is told when there is one, and stands on the board', async () => {
    const visitor = await arrive();
    const { page, context } = visitor;
    await page.goto('/today');
    await page.getByText('Your result joins the ranking once you have a name online.').waitFor();
    await page.getByText('No results yet.').waitFor();
    expect(await findings(page, 'today without a name')).toEqual([]);
    await page.evaluate(() =>
      fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Hina"}' }),
    );
    await page.evaluate(() => localStorage.setItem('ahu-online', 'yes'));
    await context.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.getByText('Your result is kept here and told when you are back online.').waitFor();
    await context.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('row', { name: /^1 Hina \(you\)/ }).waitFor();
    await page.getByText('One result.').waitFor();
    expect(await findings(page, 'today with a board')).toEqual([]);
    // The match and the board.
    for (let n = 0; n < 2; n++) visitor.forgive(/net::ERR_FAILED/);
    await visitor.leave();
  });

  it('a result that the server does not get by playing it again is not on the board, and the page says so', async () => {
    const visitor = await arrive({ ...file, log: file.log.slice(0, -1) });
    const { page } = visitor;
    await page.evaluate(() =>
      fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Eve"}' }),
    );
    await page.evaluate((date) => {
      localStorage.setItem('ahu-online', 'yes');
      localStorage.setItem('ahu-islands', JSON.stringify({ [date]: { points: 99, place: 1, lead: 50 } }));
    }, DATE);
    await page.goto('/today');
    await page.getByText('The server played your game again and did not get the same').waitFor();
    visitor.forgive(/400/);
    await visitor.leave();
  });
});
