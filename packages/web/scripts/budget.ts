// npm run budget: how much JavaScript home and a table of each game need; fails above the limit.
import { ensureBuilt } from '../../../scripts/build.mjs';
import { openSite } from '../test/browser/site.ts';
import { launch } from './chromium.ts';
import { loads } from './weigh.ts';

ensureBuilt();
const [site, browser] = await Promise.all([openSite(), launch()]);
const measured = await loads(browser, site.address);
for (const { name, bytes, limit, files } of measured) {
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
  if (process.argv.includes('--files')) {
    for (const file of files) console.log(`  ${(file.bytes / 1000).toFixed(1).padStart(6)}  ${file.path}`);
  }
}
await browser.close();
await site.close();
process.exit(measured.every(({ bytes, limit }) => bytes <= limit) ? 0 : 1);
