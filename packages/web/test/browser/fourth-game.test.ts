import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Running } from '@ahu/server';
import type { Client } from '@ahu/server/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, serveCopy } from '../copy/project.ts';
import { addGame } from '../fourth-game/add-game.ts';
import { CHROMIUM, Visitor } from './browser.ts';
import { LIVE } from './online-site.ts';

const NIM = { game: 'nim', options: {}, clock: LIVE, open: true };

/** Presses the first move of the list whenever there is one, until the score sheet is open. */
async function playOut(page: Page): Promise<void> {
  const answer = page.locator('section.prompt .answers button').first();
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  while (
    await answer
      .or(sheet)
      .first()
      .waitFor()
      .then(() => answer.isVisible())
  ) {
    const plies = await page.getByRole('main').textContent();
    await answer.click();
    await expect.poll(async () => (await page.getByRole('main').textContent()) !== plies).toBe(true);
  }
  await sheet.waitFor();
}

describe.skipIf(!CHROMIUM)('a fourth game that is added by its folders and a line in each registry', () => {
  let project: string;
  let site: Running;
  let browser: Browser;

  let close: () => Promise<void>;

  beforeAll(async () => {
    project = copyProject();
    addGame(project);
    ({ site, browser, close } = await serveCopy(project));
  }, 300_000);

  afterAll(() => close());

  it('is played in the terminal', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(project, 'packages/cli/bin/ahu.mjs'), 'play', 'nim', '--seats', '2'],
      { input: 'take 4\ntake 1\ntake 1\ntake 1\ntake 1\n', encoding: 'utf8' },
    );
    expect(stdout).toContain('  heap  10\n');
    expect(stdout).toContain('Ana: take 1.\nHotu: take 1.\n');
    expect(stdout).toContain('Hotu wins.');
    expect(status).toBe(0);
  });

  it('is played on the server by two people, over sockets', async () => {
    const testing = await import(join(project, 'packages/server/testing/index.ts'));
    const [ana, ben]: Client[] = ['Ana', 'Ben'].map(() => new testing.Client(site.address));
    await Promise.all([ana.guest('Ana'), ben.guest('Ben')]);
    const seats = [{ kind: 'me' }, { kind: 'free' }];
    const { id } = await ana.ask<{ id: string }>('POST', '/tables', { ...NIM, seats });
    await ben.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    await ana.ask('POST', `/tables/${id}/start`, {});
    for (const person of [ana, ben]) {
      await person.connect();
      await person.watch(id);
    }
    expect(await ben.play('take 1')).toMatchObject({ kind: 'refused', rule: 'N2' });
    for (const [ply, move] of ['take 2', 'take 3', 'take 1', 'take 1', 'take 3'].entries()) {
      const mover = [ana, ben][ply % 2];
      await expect.poll(() => mover.frame?.waiting).toEqual([ply % 2]);
      expect(await mover.play(move)).toMatchObject({ kind: 'accepted' });
    }
    await expect.poll(() => [ana, ben].map(({ frame }) => frame?.winners)).toEqual([[0], [0]]);
    for (const person of [ana, ben]) person.close();
  });

  it('is played in the page against a bot that nobody has trained', async () => {
    const visitor = await Visitor.arrive(browser, site.address);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /^Play .* Nim$/ }).click();
    await visitor.page.waitForURL('**/play/*');
    await playOut(visitor.page);
    await visitor.leave();
  });

  it('is played in the page against a bot of the server', async () => {
    const visitor = await Visitor.arrive(browser, site.address);
    const { page, context } = visitor;
    const ask = async (path: string, data: object): Promise<{ id: string }> =>
      (await context.request.post(`/api${path}`, { data, headers: { origin: site.address } })).json();
    await ask('/guest', { name: 'Hina' });
    const { id } = await ask('/tables', { ...NIM, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
    await ask(`/tables/${id}/start`, {});
    await page.goto(`/table/${id}`);
    await playOut(page);
    await visitor.leave();
  });
});
