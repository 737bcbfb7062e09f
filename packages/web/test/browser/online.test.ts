import type { Match } from '@ahu/core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, PHONE } from './browser.ts';
import { findings } from './findings.ts';
import { AUDIENCE, audit, playTogether } from './online.ts';
import { LIVE, OnlineSite } from './online-site.ts';

/** A game takes a minute, but several on a machine that does ten other things. */
const PATIENCE = 600_000;

const BOT = ['novice'];

describe.skipIf(!CHROMIUM)('a table online', () => {
  const online = new OnlineSite();

  const matchOf = async (id: string): Promise<Match> => {
    const table = await online.server.services.registry.find(id);
    if (!table) throw new Error(`no table ${id}`);
    return table.match;
  };

  it('[M10] a table with rules of a newer Ahu says so, before the game and in its middle', async () => {
    const hina = await online.arrive(PHONE);
    await hina.ask('/guest', { name: 'Hina' });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
    const { id } = await hina.ask<{ id: string }>('/tables', {
      game: 'giants',
      seats: [...seats, seats[1]],
      options: {},
      clock: LIVE,
      open: true,
    });
    for (const status of ['open', 'playing']) {
      await online.server.services.store.db
        .updateTable('game_table')
        .set({ rules_version: 99, status })
        .where('id', '=', id)
        .execute();
      await hina.open(`/table/${id}`);
      await hina.page.getByRole('heading', { name: 'This table needs a newer Ahu' }).waitFor();
      expect(await findings(hina.page, 'newer')).toEqual([]);
    }
    await hina.page.getByRole('link', { name: 'To the online tables' }).click();
    await hina.page.getByRole('heading', { name: 'Giants' }).first().waitFor();
    await hina.visitor.leave();
  });

  it(
    'the card game: by link, among people and a bot, to the score sheet, the replay and the rematch',
    async () => {
      const hina = await online.arrive();
      await hina.ask('/guest', { name: 'Hina' });
      const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'novice' }];
      const body = { game: 'rapa-nui-cards', seats, options: {}, clock: LIVE, open: true };
      const { id } = await hina.ask<{ id: string }>('/tables', body);
      await hina.open(`/table/${id}`);

      // A person without a name follows the link, and another one only watches.
      const tama = await online.arrive();
      await tama.open(`/table/${id}`);
      await tama.page.getByRole('button', { name: 'Sit at seat 2' }).click();
      await tama.page.getByLabel('Your name').fill('Tama');
      await tama.page.keyboard.press('Enter');
      await hina.page.getByText('Tama').first().waitFor();
      const watcher = await online.arrive(PHONE);
      await watcher.open(`/table/${id}`);
      await hina.page.getByRole('button', { name: 'Begin' }).click();
      for (const { page } of [hina, tama, watcher]) await page.locator('section.prompt').waitFor();
      await watcher.page.getByText('You are watching').waitFor();

      const people = [hina, tama];
      await playTogether(people, 'rapa-nui-cards', 40);

      // Who closes the page comes back to where the table is.
      await tama.page.close();
      await tama.open(`/table/${id}`);
      await tama.page.locator('section.prompt').waitFor();
      expect(await tama.told()).toMatchObject({ plies: (await hina.told())?.plies });
      await tama.page.keyboard.press('l');
      await tama.page.locator('.log li').first().waitFor();
      await expect.poll(() => tama.page.locator('.log li').count()).toBeGreaterThan(10);
      await tama.page.keyboard.press('Escape');

      // A wire that is cut is mended, and what was under way is played once.
      await playTogether(people, 'rapa-nui-cards', 60);
      for (const { page } of people) await page.evaluate(() => window.wires.at(-1)?.close());
      await playTogether(people, 'rapa-nui-cards');
      for (const { page } of [...people, watcher]) {
        await page.getByRole('dialog', { name: 'Score sheet' }).locator('.winner').waitFor();
      }

      const match = await matchOf(id);
      for (const [person, seat] of [
        [hina, 0],
        [tama, 1],
        [watcher, AUDIENCE],
      ] as const) {
        expect(audit(await person.everything(), seat, match)).toBeGreaterThanOrEqual(match.log.length - 40);
      }

      // Everybody finds the rematch; one of them has made it.
      await hina.page.getByText(match.seed).waitFor();
      await hina.page.getByRole('button', { name: 'Play again' }).click();
      await hina.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
      await tama.page.getByRole('link', { name: 'To the rematch' }).click();
      await tama.page.waitForURL(hina.page.url());
      await tama.page
        .getByRole('button', { name: /^Sit at seat/ })
        .first()
        .waitFor();

      // The replay needs no account, and says that nothing was chosen along the way.
      const reader = await online.arrive();
      await reader.open(`/replay/${id}`);
      await reader.page.getByText('Every die and card followed from the seed published at the start.').waitFor();
      await reader.page.keyboard.press('End');
      await reader.page.getByText(`Move ${match.log.length} of ${match.log.length}`).waitFor();
      for (const { visitor } of [hina, tama, watcher, reader]) await visitor.leave();
    },
    PATIENCE,
  );

  it.each(['giants', 'rapa-nui'] as const)(
    '%s: people, a bot and a watcher see what they may',
    async (game) => {
      const { id, hina, tama } = await online.sitDown({ game, bots: BOT });
      const watcher = await online.arrive();
      await watcher.open(`/table/${id}`);
      await watcher.page.getByText('You are watching').waitFor();
      await playTogether([hina, tama], game, 30);
      await hina.page.reload();
      await hina.page.locator('section.prompt').waitFor();
      await playTogether([hina, tama], game, 45);
      await hina.page.keyboard.press('s');
      await hina.page.locator('aside .since').waitFor();
      for (const [person, seat] of [
        [hina, 0],
        [tama, 1],
        [watcher, AUDIENCE],
      ] as const) {
        expect(audit(await person.everything(), seat, await matchOf(id))).toBeGreaterThan(20);
      }
      for (const { visitor } of [hina, tama, watcher]) await visitor.leave();
    },
    PATIENCE,
  );

  it('what is said is heard, counted while nobody reads it, and muted', async () => {
    const { hina, tama } = await online.sitDown({ bots: BOT });
    const say = async (text: string): Promise<void> => {
      await hina.page.getByLabel('Say something').fill(text);
      await hina.page.keyboard.press('Enter');
    };
    await hina.page.keyboard.press('t');
    await say('Ia ora na');
    await say('Shall we?');
    await tama.page.getByRole('button', { name: 'Talk 2' }).click();
    await tama.page.getByRole('log').getByText('Shall we?').waitFor();
    await tama.page.getByRole('button', { name: 'Talk', exact: true }).waitFor();
    await tama.page.getByText('Mute people').click();
    await tama.page.getByRole('button', { name: 'Mute Hina' }).click();
    expect(await tama.page.getByText('Shall we?').count()).toBe(0);
    await say('Are you there?');
    await hina.page.getByRole('log').getByText('Are you there?').waitFor();
    await tama.page.reload();
    await tama.page.getByRole('button', { name: 'Talk', exact: true }).click();
    await tama.page.getByText('Nobody has said anything yet.').waitFor();
    for (const { visitor } of [hina, tama]) await visitor.leave();
  });

  it('whose time runs out is played for by a bot, and takes the seat back', async () => {
    const { hina, tama } = await online.sitDown({ clock: { pace: 'live', bank: 6, increment: 0 }, bots: BOT });
    await hina.page.getByText('Your time ran out, and a bot plays for you.').waitFor();
    await tama.page.getByText('A bot plays for Hina').waitFor({ state: 'attached' });
    await hina.page.getByRole('button', { name: 'Take my seat back' }).click();
    await expect.poll(() => hina.page.getByText('Your time ran out').count()).toBe(0);
    for (const { visitor } of [hina, tama]) await visitor.leave();
  });

  it('what is taken back is gone for everybody', async () => {
    const { hina, tama } = await online.sitDown({ game: 'rapa-nui' });
    const people = [hina, tama];
    const plies = (): Promise<(number | undefined)[]> =>
      Promise.all(people.map(async (person) => (await person.told())?.plies));
    const [begun = 0] = await plies();
    const mover = (await hina.told())?.asked ? hina : tama;
    while ((await plies()).some((each) => each === begun)) await mover.press('rapa-nui', 'undo');
    // The other one is asked, and has not answered.
    await expect.poll(async () => (await mover.told())?.asked).toBe(false);
    await mover.page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(plies).toEqual([begun, begun]);
    await expect.poll(async () => (await mover.told())?.asked).toBe(true);
    const name = mover === hina ? 'Hina' : 'Tama';
    for (const { page } of people) await page.getByText(`${name} took back the last move.`).first().waitFor();
    for (const { visitor } of people) await visitor.leave();
  });

  it('axe finds nothing wrong, wide and narrow, with and without talk', async () => {
    const { id, hina, tama } = await online.sitDown({ game: 'giants', clock: { pace: 'days', days: 3 }, bots: BOT });
    const found: string[] = [];
    for (const { page } of [hina, tama]) {
      found.push(...(await findings(page, 'table')));
      await page.keyboard.press('t');
      await page.locator('aside .chat').waitFor();
      found.push(...(await findings(page, 'talk')));
    }
    const stranger = await online.arrive(PHONE);
    await stranger.open(`/table/${id}`);
    await stranger.page.locator('section.prompt').waitFor();
    await stranger.page.keyboard.press('t');
    await stranger.page.getByLabel('Your name').waitFor();
    found.push(...(await findings(stranger.page, 'watching')));
    expect(found).toEqual([]);
    for (const { visitor } of [hina, tama, stranger]) await visitor.leave();
  });
});
