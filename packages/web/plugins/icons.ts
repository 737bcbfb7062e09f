/** Renders public/icon.svg as the PNG files that the manifest names: `node packages/web/plugins/icons.ts`. */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const PUBLIC = new URL('../public/', import.meta.url);
const drawing = await readFile(new URL('icon.svg', PUBLIC), 'utf8');
// A mask may cut off all but the inner four fifths.
const maskable = drawing.replace(' clip-path="url(#edge)"', '').replace('0 0 128 128', '-15 -15 158 158');

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: drawing },
  { file: 'icon-512.png', size: 512, svg: drawing },
  { file: 'icon-maskable.png', size: 512, svg: maskable },
] as const;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const { file, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0;}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: new URL(file, PUBLIC).pathname, omitBackground: true });
}
await browser.close();
