import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { ensureChromium } from '../../../scripts/chromium.mjs';

export const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

/** The Chromium of this machine; ends the process where there is none, which is told. */
export function chromiumPath(): string {
  return ensureChromium() ?? process.exit(1);
}

export const launch = (...flags: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...flags] });

/** A visitor with an empty cache, without a service worker that would fetch everything at once. */
export const newcomer = (
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', ...options });
