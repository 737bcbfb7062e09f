// npm run lighthouse: Lighthouse on home, on a first game and on the largest table, as a phone would see them, several
// times each; fails if a median is below 95.
import { type Match, only } from '@ahu/core';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { newTable, playOn, sitters } from '../test/browser/matches.ts';
import { openSite } from '../test/browser/site.ts';
import { chromiumPath, FLAGS } from './chromium.ts';
import { keepMatch } from './kept.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const PARTS = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'] as const;
const LEAST = 95;
const RUNS = Number(process.argv[2] ?? 5);
const PATHS = ['/', '/learn/rapa-nui-cards', '/play/measured'];

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** In the middle of a game of Giants with five players. */
const middle = playOn(
  newTable('giants', sitters(5, 1)),
  ({ game, log, state }: Match) => log.length > 200 && game.toMove(state) === only(0),
);

/** Lays the table in a browser that has seen nothing of Ahu yet. */
async function layTable({ port }: LaunchedChrome): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await keepMatch(page, 'measured', middle, address);
  await page.close();
  await browser.close();
}

async function audit(path: string): Promise<Scores> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: ['--headless=new', ...FLAGS] });
  try {
    await layTable(chrome);
    // The table would be cleared away with everything else that is kept.
    const settings = { port: chrome.port, onlyCategories: [...CATEGORIES], disableStorageReset: true };
    const report = (await lighthouse(`${address}${path}`, settings))?.lhr;
    const scores = CATEGORIES.map((name) => [name, Math.round(100 * (report?.categories[name]?.score ?? 0))]);
    const parts = PARTS.map((name) => `${name} ${Math.round(report?.audits[name]?.numericValue ?? 0)} ms`);
    console.log(`  ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}; ${parts.join(', ')}`);
    return Object.fromEntries(scores);
  } finally {
    chrome.kill();
  }
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

ensureBuilt();
const site = await openSite();
const { address } = site;
let good = true;
for (const path of PATHS) {
  console.log(path);
  const runs: Scores[] = [];
  while (runs.length < RUNS) runs.push(await audit(path));
  const medians = CATEGORIES.map((name) => [name, median(runs.map((scores) => scores[name]))] as const);
  console.log(
    `  median of ${RUNS}: ${medians.map(([name, score]) => `${name} ${score}`).join(', ')} (at least ${LEAST})`,
  );
  good &&= medians.every(([, score]) => score >= LEAST);
}
await site.close();
process.exit(good ? 0 : 1);
