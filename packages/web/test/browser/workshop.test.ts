import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, openBrowser, Visitor } from './browser.ts';
import { findings } from './findings.ts';

const SHELVES = ['ui', 'giants', 'rapa-nui', 'rapa-nui-cards', 'table'];
const WIDE = { viewport: { width: 1440, height: 900 } };

/** In the page: which specimens are drawn in one flat colour, or not at all. */
const blank = async (shot: string): Promise<boolean> => {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.drawImage(image, 0, 0);
  const colours = new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer));
  return colours.size < 3;
};

describe.skipIf(!CHROMIUM)('the workshop', () => {
  let vite: ViteDevServer;
  let address = '';
  let browser: Awaited<ReturnType<typeof openBrowser>>;

  beforeAll(async () => {
    const root = resolve(import.meta.dirname, '../..');
    vite = await createServer({ configFile: `${root}/vite.config.ts`, server: { port: 0 }, logLevel: 'error' });
    await vite.listen();
    address = `http://localhost:${vite.config.server.port || new URL(vite.resolvedUrls?.local[0] ?? '').port}`;
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await vite.close();
  });

  it.each(SHELVES)('draws everything on the shelf %s, in both themes, so that axe finds nothing', async (shelf) => {
    const visitor = await Visitor.arrive(browser, address, WIDE);
    const { page } = visitor;
    page.setDefaultTimeout(60_000);
    await page.goto(`/workshop/#${shelf}`);
    await page.locator('main > section').first().waitFor();
    const names = await page.locator('main > section').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
    expect(names.length).toBeGreaterThan(3);
    const found: string[] = [];
    for (const name of names) {
      await page.goto(`/workshop/#${shelf}/${encodeURIComponent(name)}`);
      const specimen = page.locator(`[data-specimen="${name}"]`);
      await specimen.waitFor({ state: 'attached' });
      for (const theme of ['light', 'dark']) {
        await page.evaluate((wanted) => {
          document.documentElement.dataset.theme = wanted;
        }, theme);
        const drawn = (await page.locator('dialog').count()) > 0 ? page.locator('dialog') : specimen;
        const shot = (await drawn.screenshot()).toString('base64');
        if (await page.evaluate(blank, shot)) found.push(`${name}, ${theme}: nothing is drawn`);
      }
      // Whole tables are looked at by axe.test.ts, where they stand in their page.
      if (name.startsWith('board')) continue;
      found.push(
        ...(await findings(page, name)).filter((finding) => !/landmark|region|page-has-heading/.test(finding)),
      );
    }
    expect(found).toEqual([]);
    await visitor.leave();
  });
});
