import { describe, expect, it } from 'vitest';
import { loads } from '../../scripts/weigh.ts';
import { CHROMIUM, openBrowser } from './browser.ts';
import { openSite } from './site.ts';

describe.skipIf(!CHROMIUM)('the JavaScript that a visitor has to load', () => {
  it('stays within its limits, at home and at a table of each game', async () => {
    const [site, browser] = await Promise.all([openSite(), openBrowser()]);
    const tooMuch = (await loads(browser, site.address)).filter(({ bytes, limit }) => bytes > limit);
    await browser.close();
    await site.close();
    expect(tooMuch).toEqual([]);
  });
});
