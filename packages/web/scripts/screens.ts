// npm run screens: pictures of each game at its start, in the middle, at a decision and at its score sheet, wide and
// narrow, light and dark, into docs/screens. The matches are always the same ones.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Match, type MatchFile, only } from '@ahu/core';
import { GAMES, type GameId } from '@ahu/games/list';
import type { Browser } from 'playwright-core';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { newTable, playOn, sitters } from '../test/browser/matches.ts';
import { openSite } from '../test/browser/site.ts';
import { launch, newcomer, SCREENS } from './chromium.ts';
import { keepMatch } from './kept.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screens');
const SEATS: Readonly<Record<GameId, number>> = { giants: 4, 'rapa-nui': 3, 'rapa-nui-cards': 3 };
/** From which ply on a game is in the middle. */
const MIDDLE: Readonly<Record<GameId, number>> = { giants: 260, 'rapa-nui': 190, 'rapa-nui-cards': 130 };
/** A question that has a dialog of its own. */
const DECISION: Readonly<Record<GameId, string>> = { giants: 'bid', 'rapa-nui': 'exchange', 'rapa-nui-cards': 'hide' };

const mine = ({ game, state }: Match): boolean => game.toMove(state) === only(0);
const phaseOf = ({ game, state }: Match): string => (game.view(state, 0) as { phase: string }).phase;
const decides = ({ game, state }: Match): boolean => (game.toMove(state) & only(0)) !== 0;

function momentsOf(game: GameId): Record<string, MatchFile> {
  const table = newTable(game, sitters(SEATS[game], 1));
  const middle = playOn(table, (match) => match.log.length >= MIDDLE[game] && mine(match));
  return {
    start: playOn(table, mine),
    middle,
    decision: decisionOf(game, table),
    sheet: playOn(middle),
  };
}

function decisionOf(game: GameId, table: MatchFile): MatchFile {
  const wanted = (match: Match): boolean => decides(match) && phaseOf(match) === DECISION[game];
  const early = MIDDLE[game] / 2;
  let found = false;
  const file = playOn(table, (match) => {
    found = match.log.length >= early && wanted(match);
    return found;
  });
  if (!found) throw new Error(`nobody is asked to ${DECISION[game]} in this match of ${game}`);
  return file;
}

async function picture(browser: Browser, address: string, file: MatchFile, name: string): Promise<void> {
  for (const [screen, options] of Object.entries(SCREENS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await newcomer(browser, address, { ...options, colorScheme });
      await context.addInitScript(() => localStorage.setItem('ahu-settings', '{"speed":"off"}'));
      const page = await context.newPage();
      await keepMatch(page, 'picture', file);
      await page.goto('/play/picture', { waitUntil: 'networkidle' });
      await page.locator('section.prompt, dialog[open]').first().waitFor();
      if (name.endsWith('sheet')) await page.locator('dialog[open] .winner').waitFor();
      await page.waitForTimeout(500);
      const path = join(FOLDER, `${name}-${screen}-${colorScheme}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 68, scale: screen === 'phone' ? 'device' : 'css' });
      await context.close();
      console.log(path);
    }
  }
}

ensureBuilt();
mkdirSync(FOLDER, { recursive: true });
const [site, browser] = await Promise.all([openSite(), launch()]);
for (const game of GAMES) {
  for (const [moment, file] of Object.entries(momentsOf(game))) {
    await picture(browser, site.address, file, `${game}-${moment}`);
  }
}
await browser.close();
await site.close();
