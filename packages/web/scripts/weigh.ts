import { gzipSync } from 'node:zlib';
import { type Match, only } from '@ahu/core';
import { GAMES, type GameId } from '@ahu/games/list';
import type { Browser, BrowserContext } from 'playwright-core';
import { newTable, playOn } from '../test/browser/matches.ts';
import { newcomer } from './chromium.ts';
import { keepMatch } from './kept.ts';

/** In bytes of JavaScript, packed with gzip, which every browser takes. */
export const LIMITS = { home: 60_000, table: 99_000 } as const;

export interface Load {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

/** What bots have learnt may come later: a file a game and number of players. */
const isWeights = (path: string): boolean => WEIGHTS.test(path);
const WEIGHTS = new RegExp(`/(${GAMES.join('|')})-\\d-[\\w-]{8}\\.js$`);

/** Opens a page and sums up all the JavaScript that was asked for, by the page and by its workers. */
async function weigh(
  context: BrowserContext,
  name: string,
  limit: number,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<Load> {
  const paths = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !isWeights(pathname)) paths.add(pathname);
  });
  await visit(context);
  const fetched = [...paths].map(async (path) => ({ path, code: await (await context.request.get(path)).text() }));
  const files = [...(await Promise.all(fetched)), { path: 'the document itself', code: await inDocument(context) }].map(
    ({ path, code }) => ({ path, bytes: gzipSync(code).length }),
  );
  await context.close();
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { name, bytes, limit, files: files.sort((a, b) => b.bytes - a.bytes) };
}

async function inDocument(context: BrowserContext): Promise<string> {
  const html = await (await context.request.get('/')).text();
  return Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, code]) => code).join('\n');
}

async function openHome(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
}

/** A bot is about to move, so that all that it needs is there too when the first move of a person can be made. */
const openTable =
  (game: GameId) =>
  async (context: BrowserContext): Promise<void> => {
    const seats = [{ name: 'Hotu', bot: 'novice' }, { name: 'Ana' }, { name: 'Vai', bot: 'novice' }];
    const page = await context.newPage();
    const botsTurn = ({ game, state }: Match): boolean => game.toMove(state) === only(0);
    await keepMatch(page, 'measured', playOn(newTable(game, seats), botsTurn));
    await page.goto('/play/measured');
    await page
      .locator('main .lit, main [data-lit], section.prompt .answers button')
      .first()
      .waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
  };

/** Home, and a table of each game. */
export async function loads(browser: Browser, address: string): Promise<Load[]> {
  const measured = [await weigh(await newcomer(browser, address), 'home', LIMITS.home, openHome)];
  for (const game of GAMES) {
    const load = await weigh(await newcomer(browser, address), `table of ${game}`, LIMITS.table, openTable(game));
    if (!load.files.some(({ path }) => path.includes('worker'))) throw new Error('the worker was not seen');
    measured.push(load);
  }
  return measured;
}
