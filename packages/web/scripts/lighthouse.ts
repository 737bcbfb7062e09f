// npm run lighthouse: Lighthouse on home and on a table, as a phone would see them; fails below 95.
import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { openSite } from '../test/browser/site.ts';
import { chromiumPath, FLAGS } from './chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const LEAST = 95;

ensureBuilt();
const site = await openSite();
const chrome = await launchChrome({ chromePath: chromiumPath(), chromeFlags: ['--headless=new', ...FLAGS] });

/** The best of three: a busy machine can only make a page slower than it is. */
async function audit(path: string): Promise<boolean> {
  const best = new Map<string, number>();
  for (let n = 0; n < 3; n++) {
    const result = await lighthouse(`${site.address}${path}`, { port: chrome.port, onlyCategories: [...CATEGORIES] });
    for (const category of CATEGORIES) {
      const score = Math.round(100 * (result?.lhr.categories[category]?.score ?? 0));
      best.set(category, Math.max(best.get(category) ?? 0, score));
    }
  }
  console.log(`${path}: ${[...best].map(([category, score]) => `${category} ${score}`).join(', ')}`);
  return [...best.values()].every((score) => score >= LEAST);
}

// A lesson's address lays its table by itself, so that it can be opened as it is.
const paths = ['/', '/learn/rapa-nui-cards'];
const good: boolean[] = [];
for (const path of paths) good.push(await audit(path));
chrome.kill();
await site.close();
process.exit(good.every(Boolean) ? 0 : 1);
