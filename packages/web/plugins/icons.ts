/**
 * Renders public/icon.svg as the PNG files that the manifest names, and as the favicon.ico that browsers ask for where
 * no document names an icon: `node packages/web/plugins/icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
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

/** A favicon is a PNG behind a header: one picture of 192 pixels and 32 bits, which begins at byte 22. */
const picture = await readFile(new URL('icon-192.png', PUBLIC));
const header = Buffer.from([0, 0, 1, 0, 1, 0, 192, 192, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
header.writeUInt32LE(picture.length, 14);
await writeFile(new URL('favicon.ico', PUBLIC), Buffer.concat([header, picture]));
